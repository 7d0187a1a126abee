import Drawing
import Pixels
import SoftwareRendering
import Testing

@testable import Commands

/// Where a contact sheet puts its pictures, by hand.
struct ContactSheetPictureTests {
  private static let red = PremultipliedPixel(red: 255, green: 0, blue: 0, alpha: 255)
  private static let blue = PremultipliedPixel(red: 0, green: 0, blue: 255, alpha: 255)

  private static func gray(_ value: UInt8) -> PremultipliedPixel {
    PremultipliedPixel(red: value, green: value, blue: value, alpha: 255)
  }

  private static func filled(_ width: Int, _ height: Int, _ pixel: PremultipliedPixel) throws -> Bitmap {
    let size = try PixelSize(width: width, height: height)
    return Bitmap(size: size, pixels: Array(repeating: pixel, count: size.count))
  }

  private static func sheet(
    _ bitmaps: [Bitmap], largest: (width: Int, height: Int) = (144, 192), width: Int = 960, gap: Int = 1
  ) throws -> ContactSheetPicture {
    try ContactSheetPicture(
      bitmaps, largest: PixelSize(width: largest.width, height: largest.height), width: width, gap: gap)
  }

  @Test("pictures are copied into the middle of their cells, with a hairline round each, on white")
  func placement() throws {
    let sheet = try Self.sheet([Self.filled(4, 2, Self.red), Self.filled(2, 4, Self.blue)], gap: 2)
    let bitmap = try SoftwareRenderer().render(sheet.request)
    let letters: [PremultipliedPixel: Character] = [
      Self.red: "r", Self.blue: "b", Self.gray(209): "-", Self.gray(255): ".",
    ]
    let rows = (0..<bitmap.height).map { y in
      String((0..<bitmap.width).map { letters[bitmap[$0, y]] ?? "?" })
    }
    #expect(
      rows == [
        "..............",
        "........----..",
        ".------.-bb-..",
        ".-rrrr-.-bb-..",
        ".-rrrr-.-bb-..",
        ".------.-bb-..",
        "........----..",
        "..............",
      ])
  }

  @Test("what is transparent shows white and light gray squares of 6 pixels, cut at the picture's edge")
  func checkerboard() throws {
    let sheet = try Self.sheet([Self.filled(8, 13, .clear)])
    let bitmap = try SoftwareRenderer().render(sheet.request)
    for y in 0..<13 {
      for x in 0..<8 {
        #expect(bitmap[x + 1, y + 1] == Self.gray((x / 6 + y / 6) % 2 == 1 ? 244 : 255), "\(x), \(y)")
      }
    }
    #expect(bitmap[9, 3] == Self.gray(209) && bitmap[3, 14] == Self.gray(209))
  }

  @Test(
    "a large picture is reduced to the largest size that fits, its aspect kept",
    arguments: [
      ((320, 240), (144, 108)), ((768, 1004), (144, 188)), ((300, 600), (96, 192)), ((144, 192), (144, 192)),
      ((9, 7), (9, 7)), ((2000, 3), (144, 1)),
    ])
  func reduction(size: (Int, Int), reduced: (Int, Int)) throws {
    let sheet = try Self.sheet([Self.filled(size.0, size.1, Self.red)])
    #expect(sheet.size == (try PixelSize(width: reduced.0 + 2, height: reduced.1 + 2)))
    let bitmap = try SoftwareRenderer().render(sheet.request)
    #expect(bitmap.pixels.count { $0 == Self.red } == reduced.0 * reduced.1)
  }

  @Test(
    "rows are filled where a few columns less do that",
    arguments: [(20, 5, 4), (24, 6, 4), (7, 6, 2), (3, 3, 1), (6, 6, 1), (1, 1, 1)])
  func columns(count: Int, columns: Int, rows: Int) throws {
    let bitmaps = try (0..<count).map { _ in try Self.filled(10, 5, Self.red) }
    // Six columns of 10 and seven gaps of 1 have room.
    let size = try Self.sheet(bitmaps, width: 67).size
    #expect(size == (try PixelSize(width: 1 + columns * 11, height: 1 + rows * 6)))
  }

  @Test("a sheet narrower than a picture has one column; each row has the height of its own pictures")
  func oneColumn() throws {
    let size = try Self.sheet([Self.filled(10, 5, Self.red), Self.filled(10, 9, Self.red)], width: 3).size
    #expect(size == (try PixelSize(width: 12, height: 1 + 6 + 10)))
  }

  @Test func magnifiedPixelsAreSquares() throws {
    let size = try PixelSize(width: 2, height: 1)
    let large = try Bitmap(size: size, pixels: [Self.red, Self.blue]).magnified(by: 3)
    #expect(large.width == 6 && large.height == 3)
    let row = Array(repeating: Self.red, count: 3) + Array(repeating: Self.blue, count: 3)
    #expect(large.pixels == row + row + row)
  }
}
