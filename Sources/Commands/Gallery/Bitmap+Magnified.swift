import Pixels

extension Bitmap {
  /// The picture with each pixel as a square of `factor` × `factor` pixels, so that single pixels show.
  ///
  /// - Precondition: the factor is 1 or more.
  func magnified(by factor: Int) throws(PixelSizeFailure) -> Bitmap {
    precondition(factor >= 1, "a picture is magnified by 1 or more")
    if factor == 1 { return self }
    let size = try PixelSize(width: width * factor, height: height * factor)
    var pixels: [PremultipliedPixel] = []
    pixels.reserveCapacity(size.count)
    for row in 0..<size.height {
      for column in 0..<size.width { pixels.append(self[column / factor, row / factor]) }
    }
    return Bitmap(size: size, pixels: pixels)
  }
}
