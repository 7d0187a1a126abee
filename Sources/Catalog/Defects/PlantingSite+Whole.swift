import Drawing
public import Pixels

extension PlantingSite {
  /// A planted picture in its place within the case's whole picture, as a run draws it.
  ///
  /// One of another size than the right picture is no part of it, and stays as it is.
  ///
  /// - Throws: what keeps the whole picture from being drawn.
  public func whole(_ planted: Bitmap) throws -> Bitmap {
    guard window != wholeBounds, planted.size == bitmap.size else { return planted }
    var whole = try draw(wholeRequest)
    for y in 0..<planted.height {
      for x in 0..<planted.width { whole[window.x + x, window.y + y] = planted[x, y] }
    }
    return whole
  }

  private var wholeBounds: PixelRect {
    PixelRect(x: 0, y: 0, width: wholeRequest.size.width, height: wholeRequest.size.height)
  }
}
