public import Pixels

/// How a candidate picture differs from a reference, over the union of both.
///
/// Pictures of different sizes are laid on each other at the top left; a pixel that only one of them
/// has is a difference under any threshold.
public struct ImageComparison: Equatable, Sendable {
  /// The size of the left operand.
  public let referenceSize: PixelSize
  /// The size of the right operand.
  public let candidateSize: PixelSize
  /// The definition that the numbers follow.
  public let metric: Metric
  /// The numbers.
  public let measurements: Measurements
  /// Which pixels differ.
  public let mask: DiffMask

  /// Whether the sizes differ: always a difference.
  public var sizeDiffers: Bool { referenceSize != candidateSize }
  /// Whether not a single byte differs.
  public var isIdentical: Bool { !sizeDiffers && measurements.largestChannelDelta == 0 }

  /// Compares two pictures.
  public init(reference: UnpremultipliedBitmap, candidate: UnpremultipliedBitmap, metric: Metric) {
    referenceSize = reference.size
    candidateSize = candidate.size
    self.metric = metric
    let width = max(reference.width, candidate.width)
    let height = max(reference.height, candidate.height)
    var mask = DiffMask(width: width, height: height)
    var histogram = [Int](repeating: 0, count: Measurements.missing + 1)
    var invisible = 0
    for y in 0..<height {
      for x in 0..<width {
        guard x < reference.width, y < reference.height, x < candidate.width, y < candidate.height else {
          // Where neither reaches there is nothing to compare, but the union is one rectangle.
          histogram[Measurements.missing] += 1
          mask.insert(x: x, y: y)
          continue
        }
        let first = reference.pixels[y * reference.width + x]
        let second = candidate.pixels[y * candidate.width + x]
        if first == second {
          histogram[0] += 1
          continue
        }
        let delta = first.largestChannelDelta(to: second)
        histogram[delta] += 1
        if first.alpha == 0 && second.alpha == 0 { invisible += 1 }
        if delta > metric.threshold { mask.insert(x: x, y: y) }
      }
    }
    self.mask = mask
    measurements = Measurements(
      differingPixels: mask.count, totalPixels: width * height, boundingBox: mask.boundingBox,
      invisiblyDifferingPixels: invisible, deltaHistogram: histogram)
  }
}

extension UnpremultipliedPixel {
  /// The largest difference of the four channels, 0…255.
  fileprivate func largestChannelDelta(to other: UnpremultipliedPixel) -> Int {
    func delta(_ first: UInt8, _ second: UInt8) -> Int { abs(Int(first) - Int(second)) }
    return max(
      delta(red, other.red), delta(green, other.green), delta(blue, other.blue), delta(alpha, other.alpha))
  }
}
