import Pixels
import Testing

@testable import ImageDiff

/// Counts by hand on small pictures.
struct ImageComparisonTests {
  private typealias Pixel = UnpremultipliedPixel

  private static func picture(_ width: Int, _ height: Int, _ pixels: [UnpremultipliedPixel]) throws
    -> UnpremultipliedBitmap
  { UnpremultipliedBitmap(size: try PixelSize(width: width, height: height), pixels: pixels) }

  private static func gray(_ value: UInt8, alpha: UInt8 = 255) -> UnpremultipliedPixel {
    UnpremultipliedPixel(red: value, green: value, blue: value, alpha: alpha)
  }

  @Test func aDifferenceIsCountedAndBoxed() throws {
    var changed = Array(repeating: Self.gray(10), count: 12)
    let reference = try Self.picture(4, 3, changed)
    changed[5] = Self.gray(13)
    changed[10] = Self.gray(20)
    let candidate = try Self.picture(4, 3, changed)
    let exact = ImageComparison(reference: reference, candidate: candidate, metric: .exact)
    #expect(exact.measurements.differingPixels == 2)
    #expect(exact.measurements.boundingBox == PixelRect(x: 1, y: 1, width: 2, height: 2))
    #expect(exact.measurements.largestChannelDelta == 10)
    #expect(exact.mask.count(in: PixelRect(x: 0, y: 0, width: 2, height: 2)) == 1)
    // Either order gives the same numbers.
    let reverse = ImageComparison(reference: candidate, candidate: reference, metric: .exact)
    #expect(reverse.measurements == exact.measurements)

    let three = ImageComparison(reference: reference, candidate: candidate, metric: .channel(threshold: 3))
    #expect(three.measurements.differingPixels == 1)
    #expect(!three.isIdentical)
    let ten = ImageComparison(reference: reference, candidate: candidate, metric: .channel(threshold: 10))
    #expect(ten.measurements.differingPixels == 0)
    #expect(ten.measurements.boundingBox == nil)
  }

  @Test func theSmallestThresholdPassesAndOneLessDoesNot() throws {
    let first = try Self.picture(3, 1, [Self.gray(0), Self.gray(0), Self.gray(0)])
    let second = try Self.picture(3, 1, [Self.gray(0), Self.gray(4), Self.gray(9)])
    let numbers = ImageComparison(reference: first, candidate: second, metric: .exact).measurements
    for (maxPixels, threshold) in [(0, 9), (1, 4), (2, 0), (3, 0)] {
      #expect(numbers.smallestThreshold(maxPixels: maxPixels) == threshold)
      let at = ImageComparison(reference: first, candidate: second, metric: .channel(threshold: threshold))
      #expect(at.measurements.differingPixels <= maxPixels)
      if threshold > 0 {
        let below = ImageComparison(
          reference: first, candidate: second, metric: .channel(threshold: threshold - 1))
        #expect(below.measurements.differingPixels > maxPixels)
      }
    }
  }

  @Test func whiteIsNotTransparentAndHiddenColourCounts() throws {
    let white = try Self.picture(1, 1, [Self.gray(255)])
    let clear = try Self.picture(1, 1, [Self.gray(255, alpha: 0)])
    let hidden = try Self.picture(1, 1, [Self.gray(0, alpha: 0)])
    #expect(
      ImageComparison(reference: white, candidate: clear, metric: .exact).measurements.differingPixels == 1)
    let invisible = ImageComparison(reference: clear, candidate: hidden, metric: .exact).measurements
    #expect(invisible.differingPixels == 1)
    #expect(invisible.invisiblyDifferingPixels == 1)
  }

  @Test func otherSizesAreADifferenceWhateverTheThreshold() throws {
    let wide = try Self.picture(2, 1, [Self.gray(7), Self.gray(7)])
    let high = try Self.picture(1, 2, [Self.gray(7), Self.gray(7)])
    let comparison = ImageComparison(reference: wide, candidate: high, metric: .channel(threshold: 255))
    #expect(comparison.sizeDiffers)
    #expect(!comparison.isIdentical)
    #expect(comparison.measurements.totalPixels == 4)
    #expect(comparison.measurements.differingPixels == 3)
    #expect(comparison.measurements.smallestThreshold(maxPixels: 0) == nil)
    let picture = try #require(comparison.differencePicture(over: wide))
    #expect(picture.width == 2 && picture.height == 2)
  }
}
