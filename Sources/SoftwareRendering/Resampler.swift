import ElementaryFunctions
import Pixels

/// Resamples an image with Lanczos-2, widened for reductions (CG-10).
struct Resampler {
  /// For each destination pixel, its first source pixel and the weights from there on, adding up to 1.
  private struct Taps {
    var first: Int
    var weights: [Double]
  }

  /// An image at another size: the horizontal pass first, an 8-bit intermediate.
  static func resampled(_ image: Bitmap, to size: PixelSize) -> Bitmap {
    if image.size == size { return image }
    let narrow = horizontal(image, taps: taps(from: image.width, to: size.width), width: size.width)
    let columns = taps(from: image.height, to: size.height)
    var result = Bitmap(size: size)
    let source = narrow.span
    let width = size.width
    result.withPixels { pixels in
      for y in 0..<size.height {
        for x in 0..<width {
          var sum = SIMD4<Double>.zero
          for (offset, weight) in columns[y].weights.enumerated() {
            sum += source[(columns[y].first + offset) * width + x].channels * weight
          }
          pixels[y * width + x] = PremultipliedPixel(clamping: sum)
        }
      }
    }
    return result
  }

  private static func horizontal(_ image: Bitmap, taps: [Taps], width: Int) -> [PremultipliedPixel] {
    var result: [PremultipliedPixel] = []
    result.reserveCapacity(width * image.height)
    let source = image.pixels.span
    for y in 0..<image.height {
      let row = y * image.width
      for x in 0..<width {
        var sum = SIMD4<Double>.zero
        for (offset, weight) in taps[x].weights.enumerated() {
          sum += source[row + taps[x].first + offset].channels * weight
        }
        result.append(PremultipliedPixel(clamping: sum))
      }
    }
    return result
  }

  /// The taps of one axis: sample centres aligned at the corners, edges clamped, weights normalised.
  private static func taps(from sources: Int, to destinations: Int) -> [Taps] {
    let widening = max(1, Double(sources) / Double(destinations))
    let reach = 2 * widening
    return (0..<destinations).map { index in
      let centre =
        destinations == 1
        ? Double(sources - 1) / 2
        : Double(index) * Double(sources - 1) / Double(destinations - 1)
      let first = max(0, Int((centre - reach).rounded(.up)))
      let last = min(sources - 1, Int((centre + reach).rounded(.down)))
      var weights = [Double](repeating: 0, count: last - first + 1)
      var total = 0.0
      for source in Int((centre - reach).rounded(.up))...Int((centre + reach).rounded(.down)) {
        let weight = lanczos((Double(source) - centre) / widening)
        weights[min(max(source, first), last) - first] += weight
        total += weight
      }
      return Taps(first: first, weights: weights.map { $0 / total })
    }
  }

  /// sinc(x)·sinc(x/2) within ±2, 0 outside.
  private static func lanczos(_ x: Double) -> Double {
    if x == 0 { return 1 }
    if x.magnitude >= 2 { return 0 }
    let angle = Double.pi * x
    return 2 * sine(angle) * sine(angle / 2) / (angle * angle)
  }
}

extension PremultipliedPixel {
  /// The channels as numbers, 0…255.
  @inline(__always)
  var channels: SIMD4<Double> { SIMD4(Double(red), Double(green), Double(blue), Double(alpha)) }

  /// The nearest pixel, channels clamped to 0…255 and to alpha; 10⁻⁶ keeps an exact half from falling
  /// to floating noise.
  @inline(__always)
  init(clamping channels: SIMD4<Double>) {
    func byte(_ value: Double) -> UInt8 { UInt8(min(max(value + (0.5 + 1e-6), 0), 255)) }
    let alpha = byte(channels.w)
    self.init(
      red: min(byte(channels.x), alpha), green: min(byte(channels.y), alpha),
      blue: min(byte(channels.z), alpha), alpha: alpha)
  }
}
