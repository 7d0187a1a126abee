import Drawing
import Geometry
import Pixels
import TestSupport
import Testing

@testable import SoftwareRendering

/// CG-07, CG-08, CG-09.
struct ResizableImageTests {
  static let legend: [Character: PremultipliedPixel] = Dictionary(
    uniqueKeysWithValues: "abcdefghijklmnopqrst".enumerated().map { index, letter in
      let byte = UInt8(12 * index + 10)
      return (letter, PremultipliedPixel(red: byte, green: 0, blue: byte / 2, alpha: byte))
    })

  func stretch(_ image: Bitmap, _ insets: EdgeInsets, _ width: Int, _ height: Int) throws -> Bitmap {
    let slices = try #require(
      NinePart.slices(
        source: (image.width, image.height), capInsets: insets, scale: 1, destination: (width, height)))
    return ResizableImage.stretched(
      image, columns: slices.columns, rows: slices.rows, to: try PixelSize(width: width, height: height))
  }

  func bitmap(_ text: String) throws -> Bitmap { try Bitmap(text: text, legend: Self.legend) }

  /// Caps of one pixel: corners once, edges along one axis, the centre along both.
  @Test("CG-07: a centre of one pixel is stretched") func aSinglePixelCentreIsStretched() throws {
    let image = try bitmap("abc\ndef\nghi")
    #expect(
      try stretch(image, EdgeInsets(all: 1), 5, 4)
        == bitmap(
          """
          abbbc
          deeef
          deeef
          ghhhi
          """))
  }

  /// A centre of 2×2 is tiled from its top left and cut where it ends.
  @Test("CG-07: a wider centre is tiled") func aWiderCentreIsTiled() throws {
    let image = try bitmap("abcd\nefgh\nijkl\nmnop")
    #expect(
      try stretch(image, EdgeInsets(all: 1), 7, 5)
        == bitmap(
          """
          abcbcbd
          efgfgfh
          ijkjkjl
          efgfgfh
          mnononp
          """))
  }

  @Test func unevenCaps() throws {
    let image = try bitmap("abcde\nfghij")
    #expect(
      try stretch(image, EdgeInsets(top: 1, left: 3, bottom: 0, right: 1), 6, 3)
        == bitmap("abcdde\nfghiij\nfghiij"))
  }

  /// Mirrored image with mirrored caps is the mirrored result, where the centre is one pixel wide.
  @Test("CG-09: mirrored images with mirrored caps") func mirrored() throws {
    let image = try bitmap("abcd\nefgh\nijkl")
    let insets = EdgeInsets(top: 1, left: 2, bottom: 1, right: 1)
    for width in 1...7 {
      let plain = try stretch(image, insets, width, 5)
      #expect(try stretch(image.mirrored, insets.mirrored, width, 5) == plain.mirrored)
    }
  }

  /// Caps 2 and 1 in two pixels: (0·1 + 90·½)/1½ = 30 and (90·½ + 255·1)/1½ = 200.
  @Test("CG-08: squeezed caps are box-filtered") func squeezedCapsAreBoxFiltered() throws {
    func gray(_ byte: UInt8) -> PremultipliedPixel {
      PremultipliedPixel(red: byte, green: byte, blue: byte, alpha: 255)
    }
    let image = try Bitmap(
      text: "axyb\n", legend: ["a": gray(0), "x": gray(90), "y": gray(17), "b": gray(255)])
    let insets = EdgeInsets(top: 0, left: 2, bottom: 0, right: 1)
    #expect(try stretch(image, insets, 2, 1).pixels == [gray(30), gray(200)])
    // All three in one: 345/3 = 115.
    #expect(try stretch(image, insets, 1, 2).pixels == [gray(115), gray(115)])
  }

  /// Both axes squeezed, translucent: four corners of 1×1 in one pixel. Alpha (255 + 0 + 0 + 255)/4 =
  /// 127.5 → 128, red 255/4 = 63.75 → 64.
  @Test func squeezedOnBothAxes() throws {
    let red = PremultipliedPixel(red: 255, green: 0, blue: 0, alpha: 255)
    let black = PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 255)
    let image = try Bitmap(text: "r#.\n###\n.#b", legend: ["r": red, "#": black, ".": .clear, "b": black])
    #expect(
      try stretch(image, EdgeInsets(all: 1), 1, 1).pixels
        == [PremultipliedPixel(red: 64, green: 0, blue: 0, alpha: 128)])
  }

  /// The centre never bleeds into the caps, nor, when squeezed, into anything.
  @Test("CG-07, CG-08: nothing is sampled across a slice's border") func nothingIsSampledAcrossABorder()
    throws
  {
    let plain = try bitmap("abcd\nefgh\nijkl\nmnop")
    var changed = plain
    for (x, y) in [(1, 1), (2, 1), (1, 2), (2, 2)] { changed[x, y] = .clear }
    for side in [1, 2, 9] {
      let first = try stretch(plain, EdgeInsets(all: 1), side, side)
      let second = try stretch(changed, EdgeInsets(all: 1), side, side)
      for y in 0..<side {
        for x in 0..<side where x == 0 || y == 0 || x == side - 1 || y == side - 1 {
          #expect(first[x, y] == second[x, y])
        }
      }
    }
  }
}
