import Pixels
import Testing

@testable import ImageDiff

/// Masks and ignored rectangles are exact to the pixel, and what they hide is counted.
struct HiddenPixelsTests {
  private static func mask(_ width: Int, _ height: Int, _ rect: PixelRect) -> DiffMask {
    var mask = DiffMask(width: width, height: height)
    mask.formUnion(rect)
    return mask
  }

  /// Columns 10 to 69 of row 2 differ; columns 10 to 63 are hidden.
  @Test func aMaskHidesItsPixelsAndNotTheirNeighbours() throws {
    let reference = try picture(100, 5) { _, _ in gray(9) }
    let candidate = try picture(100, 5) { x, y in gray(y == 2 && (10..<70).contains(x) ? 19 : 9) }
    let hidden = Self.mask(100, 5, PixelRect(x: 10, y: 2, width: 54, height: 1))
    for metric: Metric in [
      .exact, .channel(threshold: 9), .yiq(threshold: 0.01, ignoresAntialiasing: false),
      .ciede2000(threshold: 0.1),
    ] {
      let comparison = ImageComparison(
        reference: reference, candidate: candidate, metric: metric, hidden: hidden)
      #expect(comparison.differingPixels == 6, "\(metric)")
      #expect(comparison.maskedPixels == 54, "\(metric)")
      #expect(comparison.mask.boundingBox == PixelRect(x: 64, y: 2, width: 6, height: 1))
    }
  }

  @Test func aRowBesideADifferenceHidesNothingOfIt() throws {
    let reference = try picture(70, 4) { _, _ in gray(9) }
    let candidate = try picture(70, 4) { x, y in gray(x == 66 && y == 1 ? 200 : 9) }
    for row in 0..<4 {
      let comparison = ImageComparison(
        reference: reference, candidate: candidate, metric: .exact,
        hidden: Self.mask(70, 4, PixelRect(x: 0, y: row, width: 70, height: 1)))
      #expect(comparison.differingPixels == (row == 1 ? 0 : 1))
      #expect(comparison.maskedPixels == (row == 1 ? 1 : 0))
    }
    for x in [65, 66, 67] {
      let comparison = ImageComparison(
        reference: reference, candidate: candidate, metric: .exact,
        hidden: Self.mask(70, 4, PixelRect(x: x, y: 1, width: 1, height: 1)))
      #expect(comparison.differingPixels == (x == 66 ? 0 : 1))
    }
  }

  @Test func whatIsHiddenIsNoByteEqual() throws {
    let reference = try picture(2, 1, [gray(9), gray(9)])
    let candidate = try picture(2, 1, [gray(9), gray(10)])
    let comparison = ImageComparison(
      reference: reference, candidate: candidate, metric: .exact,
      hidden: Self.mask(2, 1, PixelRect(x: 1, y: 0, width: 1, height: 1)))
    #expect(comparison.passes(maxPixels: 0))
    #expect(!comparison.isIdentical)
    #expect(comparison.change.kind == .identical)
    #expect(comparison.largestChannelDelta == 0)
  }

  @Test func scoresTakeHiddenPixelsAsEqual() throws {
    let reference = try texture(30, 30)
    let candidate = try picture(30, 30) { x, y in (10..<15).contains(x) && y == 12 ? gray(0) : texel(x, y) }
    let hidden = Self.mask(30, 30, PixelRect(x: 10, y: 12, width: 5, height: 1))
    for (metric, perfect) in [(Metric.ssim(threshold: 1), 1.0), (.flip(threshold: 0), 0.0)] {
      let comparison = ImageComparison(
        reference: reference, candidate: candidate, metric: metric, hidden: hidden)
      #expect(comparison.score == perfect)
      #expect(comparison.passes(maxPixels: 0))
      #expect(comparison.maskedPixels == 5)
    }
  }

  @Test func theDifferencePictureTellsHiddenFromDiffering() throws {
    let reference = try picture(3, 1, [gray(255), gray(255), gray(255)])
    let candidate = try picture(3, 1, [gray(255), gray(0), gray(0)])
    let comparison = ImageComparison(
      reference: reference, candidate: candidate, metric: .exact,
      hidden: Self.mask(3, 1, PixelRect(x: 2, y: 0, width: 1, height: 1)))
    let row = DifferencePicture(comparison).row(0)
    #expect(row[0] == gray(87))
    #expect(row[1].red > row[1].blue && row[2].blue > row[2].red)
  }
}
