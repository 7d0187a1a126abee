import ElementaryFunctions
import Pixels

/// Resampling with Lanczos-2 written as the sum that CG-10 is.
enum LanczosOracle {
  /// A picture at another size: rows first, whose bytes are then resampled down the columns.
  static func resampled(_ image: ExpectedPicture, width: Int, height: Int) -> ExpectedPicture {
    if image.width == width && image.height == height { return image }
    let narrow = ExpectedPicture(width: width, height: image.height) { x, y in
      pixel(at: x, of: width, from: image.width) { image[$0, y] }
    }
    return ExpectedPicture(width: width, height: height) { x, y in
      pixel(at: y, of: height, from: image.height) { narrow[x, $0] }
    }
  }

  /// One sample of an axis.
  private static func pixel(
    at place: Int, of count: Int, from sources: Int, _ source: (Int) -> PremultipliedPixel
  ) -> PremultipliedPixel {
    let widening = max(1, Double(sources) / Double(count))
    let position =
      count == 1 ? Double(sources - 1) / 2 : Double(place) * Double(sources - 1) / Double(count - 1)
    var sums = [0.0, 0, 0, 0]
    var total = 0.0
    for index in Int((position - 2 * widening).rounded(.down))...Int((position + 2 * widening).rounded(.up)) {
      let weight = kernel((Double(index) - position) / widening)
      total += weight
      let bytes = source(min(max(index, 0), sources - 1)).bytes
      for channel in 0..<4 { sums[channel] += weight * Double(bytes[channel]) }
    }
    let rounded = sums.map { Int(min(255, max(0, ($0 / total + (0.5 + 1e-6)).rounded(.down)))) }
    let bytes = rounded.map { UInt8(min($0, rounded[3])) }
    return PremultipliedPixel(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }

  /// sinc(x)·sinc(x/2) within ±2.
  private static func kernel(_ x: Double) -> Double {
    func sinc(_ x: Double) -> Double { x == 0 ? 1 : sine(Double.pi * x) / (Double.pi * x) }
    return x.magnitude < 2 ? sinc(x) * sinc(x / 2) : 0
  }
}
