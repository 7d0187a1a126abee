import Pixels
import Testing

@testable import ImageDiff

/// Counts by hand on small pictures.
struct ImageComparisonTests {
  @Test func aDifferenceIsCountedAndBoxed() throws {
    var changed = Array(repeating: gray(10), count: 12)
    let reference = try picture(4, 3, changed)
    changed[5] = gray(13)
    changed[10] = gray(20)
    let candidate = try picture(4, 3, changed)
    let exact = ImageComparison(reference: reference, candidate: candidate, metric: .exact)
    #expect(exact.differingPixels == 2)
    #expect(exact.mask.boundingBox == PixelRect(x: 1, y: 1, width: 2, height: 2))
    #expect(exact.largestChannelDelta == 10)
    #expect(exact.mask.count(in: PixelRect(x: 0, y: 0, width: 2, height: 2)) == 1)
    // Either order gives the same numbers.
    let reverse = ImageComparison(reference: candidate, candidate: reference, metric: .exact)
    #expect(reverse.mask == exact.mask)
    #expect(reverse.largestChannelDelta == 10)

    let three = ImageComparison(reference: reference, candidate: candidate, metric: .channel(threshold: 3))
    #expect(three.differingPixels == 1)
    #expect(!three.isIdentical)
    let ten = ImageComparison(reference: reference, candidate: candidate, metric: .channel(threshold: 10))
    #expect(ten.differingPixels == 0)
    #expect(ten.mask.boundingBox == nil)
    #expect(ten.passes(maxPixels: 0) && !three.passes(maxPixels: 0) && three.passes(maxPixels: 1))
  }

  @Test func thresholdZeroIsHonouredByEveryMetric() throws {
    let first = try picture(1, 1, [gray(100)])
    let second = try picture(1, 1, [gray(101)])
    for metric: Metric in [
      .channel(threshold: 0), .yiq(threshold: 0, ignoresAntialiasing: false), .ciede2000(threshold: 0),
    ] {
      #expect(ImageComparison(reference: first, candidate: second, metric: metric).differingPixels == 1)
      #expect(ImageComparison(reference: first, candidate: first, metric: metric).differingPixels == 0)
    }
  }

  @Test func aFractionOfAStepIsNone() throws {
    let first = try picture(1, 1, [gray(100)])
    let second = try picture(1, 1, [gray(103)])
    func differing(_ threshold: Double) -> Int {
      ImageComparison(reference: first, candidate: second, metric: .channel(threshold: threshold))
        .differingPixels
    }
    #expect(differing(2.9) == 1)
    #expect(differing(3) == 0)
  }

  @Test func whiteIsNotTransparentAndHiddenColourCounts() throws {
    let white = try picture(1, 1, [gray(255)])
    let clear = try picture(1, 1, [gray(255, alpha: 0)])
    let hidden = try picture(1, 1, [gray(0, alpha: 0)])
    for metric: Metric in [
      .exact, .yiq(threshold: 0.1, ignoresAntialiasing: false), .ciede2000(threshold: 2.3),
    ] {
      let comparison = ImageComparison(reference: white, candidate: clear, metric: metric)
      #expect(comparison.differingPixels == 1, "\(metric)")
      #expect(comparison.change.kind != .invisible)
    }
    let invisible = ImageComparison(reference: clear, candidate: hidden, metric: .exact)
    #expect(invisible.differingPixels == 1)
    #expect(invisible.change.kind == .invisible)
    #expect(!invisible.isIdentical)
  }

  @Test func otherSizesAreADifferenceWhateverTheThreshold() throws {
    let wide = try picture(2, 1, [gray(7), gray(7)])
    let high = try picture(1, 2, [gray(7), gray(7)])
    for metric: Metric in [.channel(threshold: 255), .ssim(threshold: -1), .flip(threshold: 1)] {
      for (reference, candidate) in [(wide, high), (high, wide)] {
        let comparison = ImageComparison(reference: reference, candidate: candidate, metric: metric)
        #expect(comparison.sizeDiffers)
        #expect(!comparison.isIdentical)
        #expect(!comparison.passes(maxPixels: 100))
        #expect(comparison.totalPixels == 4)
        #expect(comparison.differingPixels == 3)
        #expect(comparison.score == nil)
        let smallest = comparison.smallestPassing(maxPixels: 0)
        #expect(smallest.maxPixels == nil && smallest.threshold == nil)
        let drawn = try #require(DifferencePicture(comparison).bitmap)
        #expect(drawn.width == 2 && drawn.height == 2)
      }
    }
  }

  @Test func onePixelOfSixteenMillionIsFound() throws {
    let reference = try picture(4000, 4000) { _, _ in gray(200) }
    var pixels = reference.pixels
    pixels[3999 * 4000 + 1234] = gray(201)
    let candidate = try picture(4000, 4000, pixels)
    for metric: Metric in [.exact, .yiq(threshold: 0, ignoresAntialiasing: false)] {
      let comparison = ImageComparison(reference: reference, candidate: candidate, metric: metric)
      #expect(comparison.differingPixels == 1)
      #expect(comparison.mask.boundingBox == PixelRect(x: 1234, y: 3999, width: 1, height: 1))
      #expect(comparison.ratio == 1.0 / 16_000_000)
    }
  }

  @Test func scoresDecideByThemselves() throws {
    let reference = try texture(20, 20)
    var pixels = reference.pixels
    pixels[210] = gray(0)
    let candidate = try picture(20, 20, pixels)
    let similar = ImageComparison(reference: reference, candidate: candidate, metric: .ssim(threshold: 0.5))
    let score = try #require(similar.score)
    #expect(score < 1 && score > 0.5)
    #expect(similar.passes(maxPixels: 0))
    #expect(similar.differingPixels == 1)
    #expect(similar.smallestPassing(maxPixels: 0).threshold == score)
    let asked = ImageComparison(
      reference: reference, candidate: candidate, metric: .ssim(threshold: score.nextUp))
    #expect(!asked.passes(maxPixels: 1000))
    let flipped = ImageComparison(reference: reference, candidate: candidate, metric: .flip(threshold: 0))
    #expect((flipped.score ?? 0) > 0)
    #expect(!flipped.passes(maxPixels: 1000))
  }

  @Test func tooSmallForAScoreIsDecidedExactly() throws {
    let reference = try texture(10, 40)
    var pixels = reference.pixels
    #expect(
      ImageComparison(reference: reference, candidate: reference, metric: .ssim(threshold: 1))
        .passes(maxPixels: 0))
    pixels[3] = gray(0)
    let comparison = ImageComparison(
      reference: reference, candidate: try picture(10, 40, pixels), metric: .ssim(threshold: -1))
    #expect(comparison.score == nil)
    #expect(!comparison.passes(maxPixels: 1000))
  }

  @Test func sixteenBitsAreComparedAtSixteenBits() throws {
    let bitmap = try picture(2, 1, [gray(128), gray(128)])
    let samples: [UInt16] = [32896, 32896, 32896, 65535, 32896, 32896, 32896, 65535]
    var other = samples
    other[5] += 1
    let first = ComparedPicture(bitmap, deepSamples: samples)
    let second = ComparedPicture(bitmap, deepSamples: other)
    let exact = ImageComparison(reference: first, candidate: second, metric: .exact)
    #expect(exact.differingPixels == 1)
    #expect(exact.largestChannelDelta == 1.0 / 257)
    #expect(!exact.isIdentical)
    // An 8-bit twin of the same value is the same: 128 · 257 = 32896.
    #expect(
      ImageComparison(reference: first, candidate: ComparedPicture(bitmap), metric: .exact).differingPixels
        == 0)
    #expect(
      ImageComparison(reference: first, candidate: second, metric: .channel(threshold: 0.01)).differingPixels
        == 0)
    // The perceptual metrics see the rounded bytes, which are equal.
    #expect(
      ImageComparison(
        reference: first, candidate: second, metric: .yiq(threshold: 0, ignoresAntialiasing: false)
      ).differingPixels == 0)
  }
}
