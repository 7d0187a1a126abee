import Pixels
import Testing

@testable import Commands

/// At which threshold the gallery shows a difference.
struct DeviationDifferenceTests {
  private static let mark = PremultipliedPixel(red: 255, green: 214, blue: 0, alpha: 255)

  /// Black pixels in a row, of which the first are lighter by a number of steps.
  private static func picture(_ count: Int, lighter steps: UInt8) throws -> Bitmap {
    let pixels = (0..<8).map { index in
      let value: UInt8 = index < count ? steps : 0
      return PremultipliedPixel(red: value, green: value, blue: value, alpha: 255)
    }
    return Bitmap(size: try PixelSize(width: 8, height: 1), pixels: pixels)
  }

  @Test(
    "the lowest of 4, 16 and 48 that leaves at most a quarter marked, else 48",
    arguments: [
      (2, 5, 4, 2), (3, 4, 4, 0), (3, 5, 16, 0), (3, 16, 16, 0), (3, 17, 48, 0), (2, 200, 4, 2),
      (3, 200, 48, 3), (0, 0, 4, 0),
    ] as [(Int, UInt8, Int, Int)])
  func threshold(count: Int, steps: UInt8, threshold: Int, marked: Int) throws {
    let difference = try #require(
      DeviationDifference(try Self.picture(0, lighter: 0), try Self.picture(count, lighter: steps)))
    #expect(difference.threshold == threshold)
    #expect(difference.bitmap.pixels.count { $0 == Self.mark } == marked)
  }

  @Test("pictures are compared on white: half black alpha is gray, and clear is white")
  func onWhite() throws {
    let size = try PixelSize(width: 8, height: 1)
    let clear = Bitmap(size: size)
    let white = PremultipliedPixel(red: 255, green: 255, blue: 255, alpha: 255)
    let same = DeviationDifference(clear, Bitmap(size: size, pixels: Array(repeating: white, count: 8)))
    #expect(same?.bitmap.pixels.contains(Self.mark) == false)
    let shade = PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 17)
    let darker = DeviationDifference(clear, Bitmap(size: size, pixels: Array(repeating: shade, count: 8)))
    #expect(darker?.threshold == 48)
  }

  @Test func nothingToCompare() throws {
    #expect(DeviationDifference(nil, try Self.picture(0, lighter: 0)) == nil)
    #expect(DeviationDifference(try Self.picture(0, lighter: 0), nil) == nil)
  }
}
