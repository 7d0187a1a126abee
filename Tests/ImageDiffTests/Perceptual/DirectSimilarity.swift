import Foundation
import Pixels

/// SSIM by its definition: 121 weights for every window, centred sums, no tricks.
enum DirectSimilarity {
  static func score(_ reference: UnpremultipliedBitmap, _ candidate: UnpremultipliedBitmap) -> Double {
    let weights = (-5...5).map { y in (-5...5).map { x in exp(-Double(x * x + y * y) / 4.5) } }
    let sum = weights.joined().reduce(0, +)
    var scores: [Double] = []
    for centreY in 5..<reference.height - 5 {
      for centreX in 5..<reference.width - 5 {
        func mean(_ value: (_ x: Double, _ y: Double) -> Double) -> Double {
          var total = 0.0
          for y in -5...5 {
            for x in -5...5 {
              let first = luma(reference[centreX + x, centreY + y])
              let second = luma(candidate[centreX + x, centreY + y])
              total += weights[y + 5][x + 5] / sum * value(first, second)
            }
          }
          return total
        }
        let (x, y) = (mean { first, _ in first }, mean { _, second in second })
        let xx = mean { first, _ in (first - x) * (first - x) }
        let yy = mean { _, second in (second - y) * (second - y) }
        let xy = mean { first, second in (first - x) * (second - y) }
        scores.append(
          (2 * x * y + 6.5025) * (2 * xy + 58.5225) / ((x * x + y * y + 6.5025) * (xx + yy + 58.5225)))
      }
    }
    return scores.reduce(0, +) / Double(scores.count)
  }

  /// The picture on a gray backdrop.
  static func flattened(_ bitmap: UnpremultipliedBitmap, on backdrop: Double) -> UnpremultipliedBitmap {
    UnpremultipliedBitmap(
      size: bitmap.size,
      pixels: bitmap.pixels.map { pixel in
        let alpha = Double(pixel.alpha) / 255
        func mixed(_ channel: UInt8) -> UInt8 {
          UInt8((Double(channel) * alpha + backdrop * (1 - alpha)).rounded())
        }
        return UnpremultipliedPixel(
          red: mixed(pixel.red), green: mixed(pixel.green), blue: mixed(pixel.blue), alpha: 255)
      })
  }

  private static func luma(_ pixel: UnpremultipliedPixel) -> Double {
    let sum = 19_595 * Double(pixel.red) + 38_470 * Double(pixel.green) + 7_471 * Double(pixel.blue)
    return ((sum + 32_768) / 65_536).rounded(.down)
  }
}
