import Pixels
import Testing

@testable import ImageDiff

/// The smallest limit passes, and the next smaller one does not.
struct SmallestPassingTests {
  @Test func theSmallestThresholdPassesAndOneLessDoesNot() throws {
    let first = try picture(3, 1, [gray(0), gray(0), gray(0)])
    let second = try picture(3, 1, [gray(0), gray(4), gray(9)])
    let comparison = ImageComparison(reference: first, candidate: second, metric: .channel(threshold: 0))
    for (maxPixels, threshold) in [(0, 9.0), (1, 4), (2, 0), (3, 0)] {
      let smallest = comparison.smallestPassing(maxPixels: maxPixels)
      #expect(smallest.threshold == threshold)
      #expect(smallest.maxPixels == 2)
    }
    let exact = ImageComparison(reference: first, candidate: second, metric: .exact)
    #expect(exact.smallestPassing(maxPixels: 0).threshold == 9)
    #expect(exact.smallestPassing(maxPixels: 2).threshold == 0)
  }

  @Test(arguments: [0, 1, 2, 7, 40, 99, 100, 1000])
  func onTexturesToo(maxPixels: Int) throws {
    let reference = try texture(20, 20)
    let candidate = try picture(20, 20) { x, y in
      let pixel = texel(x, y)
      // A hundred pixels differ, by amounts that mostly differ too.
      guard x % 2 == 0 && y % 2 == 0 else { return pixel }
      return UnpremultipliedPixel(
        red: pixel.red ^ UInt8(x * 3 + y), green: pixel.green ^ UInt8(1 + y), blue: pixel.blue,
        alpha: UInt8(255 - x))
    }
    func metrics(_ threshold: Double) -> [Metric] {
      [
        .channel(threshold: threshold), .yiq(threshold: threshold, ignoresAntialiasing: false),
        .ciede2000(threshold: threshold),
      ]
    }
    for (index, metric) in metrics(0).enumerated() {
      let comparison = ImageComparison(reference: reference, candidate: candidate, metric: metric)
      #expect(comparison.differingPixels == 100)
      let smallest = comparison.smallestPassing(maxPixels: maxPixels)
      let threshold = try #require(smallest.threshold)
      let at = ImageComparison(reference: reference, candidate: candidate, metric: metrics(threshold)[index])
      #expect(at.passes(maxPixels: maxPixels), "\(metric) \(threshold)")
      if maxPixels >= 100 {
        #expect(threshold == 0)
      } else {
        let less = index == 0 ? threshold - 1 : threshold.nextDown
        let below = ImageComparison(reference: reference, candidate: candidate, metric: metrics(less)[index])
        #expect(!below.passes(maxPixels: maxPixels), "\(metric) below \(threshold)")
      }
    }
  }
}
