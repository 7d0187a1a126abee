import Pixels
import Testing

@testable import ImageDiff

/// The YIQ difference, held to values worked out in exact fractions.
struct YIQDifferenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let first: UnpremultipliedPixel
    let second: UnpremultipliedPixel
    let index: Int
    let delta: Double

    init(_ first: [UInt8], _ second: [UInt8], _ index: Int, _ delta: Double) {
      self.first = Self.pixel(first)
      self.second = Self.pixel(second)
      self.index = index
      self.delta = delta
    }

    private static func pixel(_ channels: [UInt8]) -> UnpremultipliedPixel {
      UnpremultipliedPixel(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
    }

    var testDescription: String { "\(first) and \(second) at \(index)" }
  }

  /// METRICS.md's formula with its decimal coefficients as fractions, rounded once at the end. The
  /// background is (48, 48, 48) at index 0; elsewhere either green or blue is 207.
  static let transparent = [
    Row([255, 255, 255, 255], [255, 255, 255, 0], 0, 21651.600133031996),
    Row([0, 0, 0, 0], [255, 255, 255, 0], 1, 0.0),
    Row([48, 48, 48, 255], [9, 9, 9, 0], 0, 0.0),
    Row([48, 207, 48, 255], [1, 2, 3, 0], 1, 6304.0993877576375),
    Row([10, 20, 30, 128], [10, 20, 30, 129], 5, 0.03311814289167703),
    Row([10, 20, 30, 128], [10, 20, 31, 128], 6, 0.014244095642980221),
    Row([200, 100, 50, 254], [200, 100, 50, 255], 7, 0.09136980912572547),
    Row([0, 0, 0, 255], [0, 0, 0, 0], 2, 3476.3897584739675),
    Row([255, 0, 0, 127], [0, 255, 0, 127], 8, 6027.1674470075695),
    Row([255, 255, 255, 1], [0, 0, 0, 1], 100, 0.505300010106),
    Row([207, 207, 207, 0], [207, 207, 207, 255], 3, 4102.449694612979),
    Row([60, 70, 80, 90], [80, 70, 60, 90], 1_000_003, 13.502235097690402),
    Row([77, 133, 51, 167], [86, 13, 210, 208], 2, 1806.5738760158235),
    Row([38, 52, 64, 163], [242, 230, 210, 106], 3, 4771.513660030272),
    Row([102, 162, 171, 168], [218, 47, 251, 207], 4, 3269.3967728163016),
    Row([41, 105, 124, 17], [103, 48, 42, 97], 9, 337.9940321524329),
    Row([129, 145, 156, 131], [83, 60, 11, 136], 13, 1034.6740096630965),
    Row([119, 112, 121, 28], [6, 153, 143, 70], 77, 148.31696954692632),
    Row([171, 229, 78, 140], [221, 80, 84, 207], 8_294_399, 3735.454391944728),
    Row([61, 64, 219, 176], [114, 59, 26, 99], 268_435_455, 1216.7973837613567),
  ]

  @Test(arguments: transparent) func transparentPixelsAreBlended(row: Row) {
    let delta = YIQDifference.delta(row.first, row.second, index: row.index)
    #expect(abs(delta - row.delta) <= 1e-12 * row.delta)
    // Neither order nor sign changes a square.
    #expect(YIQDifference.delta(row.second, row.first, index: row.index) == delta)
  }

  @Test func opaquePixelsAreNotBlended() {
    // Black and white: y = 255.00000255, i = q = 0 but for the last places of the coefficients.
    let white = UnpremultipliedPixel(red: 255, green: 255, blue: 255, alpha: 255)
    let black = UnpremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 255)
    let expected = 0.5053 * 255.00000255 * 255.00000255
    for index in [0, 1, 77] {
      #expect(abs(YIQDifference.delta(white, black, index: index) - expected) < 1e-9)
      #expect(abs(YIQDifference.brightness(black, white, index: index) + 255.00000255) < 1e-12)
    }
    #expect(YIQDifference.delta(white, white, index: 3) == 0)
    #expect(YIQDifference.brightness(black, black, index: 3) == 0)
  }

  @Test func limitsGrowWithTheSquareOfTheThreshold() {
    // Exact: 35215 / 4 needs no rounding.
    #expect(YIQLimit(threshold: 0.5).limit == 8803.75)
    #expect(YIQLimit(threshold: 0).limit == 0)
    #expect(YIQLimit(threshold: 1).limit == 35215)
    #expect(YIQLimit(threshold: 0).certainlyWithin == 0)
  }
}
