import Pixels

/// A small copy of a picture for contact sheets.
enum Thumbnail {
  /// The longest side, in pixels.
  static let longestSide = 160

  /// The picture itself when it is small; else each pixel the mean of a block, rounded half up.
  static func of(_ bitmap: Bitmap) -> Bitmap {
    let block = (max(bitmap.width, bitmap.height) + longestSide - 1) / longestSide
    guard block > 1,
      let size = try? PixelSize(
        width: max(1, bitmap.width / block), height: max(1, bitmap.height / block))
    else { return bitmap }
    var pixels: [PremultipliedPixel] = []
    pixels.reserveCapacity(size.count)
    let source = bitmap.pixels.span
    for y in 0..<size.height {
      for x in 0..<size.width {
        var sum = SIMD4<UInt32>.zero
        var count: UInt32 = 0
        for row in y * block..<min((y + 1) * block, bitmap.height) {
          for column in x * block..<min((x + 1) * block, bitmap.width) {
            let pixel = source[row * bitmap.width + column]
            sum &+= SIMD4(
              UInt32(pixel.red), UInt32(pixel.green), UInt32(pixel.blue), UInt32(pixel.alpha))
            count += 1
          }
        }
        let mean = (sum &+ count / 2) / SIMD4(repeating: count)
        pixels.append(
          PremultipliedPixel(
            red: UInt8(mean.x), green: UInt8(mean.y), blue: UInt8(mean.z), alpha: UInt8(mean.w)))
      }
    }
    return Bitmap(size: size, pixels: pixels)
  }
}
