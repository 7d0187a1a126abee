import Foundation
import ImageDiff
import Pixels
import Testing

struct ColorDifferenceTests {
  private struct Pair {
    let first: LabColor
    let second: LabColor
    let deltaE: Double
  }

  /// The pairs that Sharma, Wu and Dalal published with their formula (2005, table 1).
  private static func publishedPairs() throws -> [Pair] {
    let url = try #require(
      Bundle.module.url(forResource: "ciede2000", withExtension: "csv", subdirectory: "Fixtures"))
    return try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst().map {
      let n = try $0.split(separator: ",").map { try #require(Double($0)) }
      try #require(n.count == 7)
      return Pair(
        first: LabColor(lightness: n[0], a: n[1], b: n[2]),
        second: LabColor(lightness: n[3], a: n[4], b: n[5]), deltaE: n[6])
    }
  }

  private static func gray(_ value: UInt8, alpha: UInt8 = 255) -> UnpremultipliedPixel {
    UnpremultipliedPixel(red: value, green: value, blue: value, alpha: alpha)
  }

  @Test func allPublishedPairsAgreeInEitherOrder() throws {
    let pairs = try Self.publishedPairs()
    #expect(pairs.count == 34)
    for pair in pairs {
      let deltaE = ColorDifference.deltaE00(pair.first, pair.second)
      #expect((deltaE - pair.deltaE).magnitude <= 1e-4, "\(pair)")
      #expect(ColorDifference.deltaE00(pair.second, pair.first) == deltaE, "\(pair)")
      #expect(ColorDifference.deltaE00(pair.first, pair.first) == 0)
    }
  }

  /// Coordinates of the sRGB primaries as Lindbloom's colour calculator tabulates them, four decimals.
  @Test func primariesHaveTheirCoordinates() {
    func expectLab(_ color: LabColor, _ lightness: Double, _ a: Double, _ b: Double) {
      #expect((color.lightness - lightness).magnitude < 1e-3, "\(color)")
      #expect((color.a - a).magnitude < 1e-3 && (color.b - b).magnitude < 1e-3, "\(color)")
    }
    expectLab(LabColor(red: 255, green: 0, blue: 0), 53.2408, 80.0925, 67.2032)
    expectLab(LabColor(red: 0, green: 255, blue: 0), 87.7347, -86.1827, 83.1793)
    expectLab(LabColor(red: 0, green: 0, blue: 255), 32.2970, 79.1875, -107.8602)
    expectLab(LabColor(red: 119, green: 119, blue: 119), 50.0344, 0, 0)
  }

  @Test func graysHaveNoColour() {
    for value in UInt8.min...UInt8.max {
      let color = LabColor(red: value, green: value, blue: value)
      #expect(color.a.magnitude < 1e-13 && color.b.magnitude < 1e-13)
    }
    #expect(LabColor(red: 0, green: 0, blue: 0).lightness == 0)
    #expect(LabColor(red: 255, green: 255, blue: 255).lightness == 100)
  }

  /// Black and white are 100 apart on the formula's own scale: SL is 1 at L = 50.
  @Test func blackAndWhiteAreAHundredApart() {
    #expect((ColorDifference.deltaE00(Self.gray(0), Self.gray(255)) - 100).magnitude < 1e-9)
  }

  @Test func transparencyIsSeenOnWhiteAndOnBlack() {
    // White fading to nothing shows on black alone, black on white alone.
    #expect(ColorDifference.deltaE00(Self.gray(255), Self.gray(255, alpha: 0)) > 99)
    #expect(ColorDifference.deltaE00(Self.gray(0), Self.gray(0, alpha: 0)) > 99)
    // Colour under alpha 0 does not show.
    #expect(ColorDifference.deltaE00(Self.gray(40, alpha: 0), Self.gray(200, alpha: 0)) == 0)
    // 129·128/255 is 64.75: on black this is the opaque 65, on white 192.
    let half = Self.gray(129, alpha: 128)
    for opaque in UInt8.min...UInt8.max {
      let onBlack = ColorDifference.deltaE00(Self.gray(65), Self.gray(opaque))
      let onWhite = ColorDifference.deltaE00(Self.gray(192), Self.gray(opaque))
      #expect(ColorDifference.deltaE00(half, Self.gray(opaque)) == max(onBlack, onWhite))
    }
  }

  /// More pairs than places, some again and again, the same bytes in either order.
  @Test func theCacheAnswersAsTheFormula() throws {
    var cache = ColorDifferenceCache()
    let first = try FormulaPicture.noise.bitmap(100, 80)
    let second = try FormulaPicture.otherNoise.bitmap(100, 80)
    let clear = UnpremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 0)
    #expect(cache.deltaE00(clear, clear) == 0)
    for round in 0..<3 {
      for index in first.pixels.indices {
        let (a, b) = (first.pixels[index], second.pixels[round == 1 ? index : index % 7])
        #expect(cache.deltaE00(a, b) == ColorDifference.deltaE00(a, b))
        #expect(cache.deltaE00(b, a) == ColorDifference.deltaE00(b, a))
      }
    }
  }
}
