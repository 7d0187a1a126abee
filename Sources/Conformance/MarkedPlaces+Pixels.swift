public import Geometry
public import Pixels

extension MarkedPlaces {
  /// The pixels of a picture that the places touch.
  ///
  /// What lies outside of the picture marks its nearest pixels, and what has no extent the pixel that it lies
  /// in, so that every place marks some pixel.
  ///
  /// - Parameters:
  ///   - size: the picture's, in device pixels.
  ///   - scale: device pixels to a point.
  ///   - origin: the point that is the picture's top left corner.
  public func pixels(on size: PixelSize, scale: Int, origin: Point) -> [PixelRect] {
    var pixels: [PixelRect] = []
    for rect in rects {
      let columns = Self.span(rect.minX, rect.maxX, from: origin.x, scale, of: size.width)
      let rows = Self.span(rect.minY, rect.maxY, from: origin.y, scale, of: size.height)
      let place = PixelRect(
        x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
      if !pixels.contains(place) { pixels.append(place) }
    }
    return pixels
  }

  /// The pixels of an axis between two places, at least one; all of them for no numbers.
  private static func span(
    _ first: Double, _ last: Double, from origin: Double, _ scale: Int, of count: Int
  ) -> Range<Int> {
    guard !first.isNaN, !last.isNaN else { return 0..<count }
    // Floating noise touches no further pixel.
    let noise = 1e-6
    func pixel(_ place: Double) -> Double { (place - origin) * Double(scale) }
    let start = (pixel(min(first, last)) + noise).rounded(.down)
    let end = (pixel(max(first, last)) - noise).rounded(.up)
    let low = Int(min(max(start, 0), Double(count - 1)))
    return low..<Int(min(max(end, Double(low + 1)), Double(count)))
  }
}
