import Pixels
import TestSupport
import Testing

struct BitmapTests {
  let legend: [Character: PremultipliedPixel] = [
    "a": PremultipliedPixel(red: 1, green: 2, blue: 3, alpha: 255),
    "b": PremultipliedPixel(red: 9, green: 8, blue: 7, alpha: 10), ".": .clear,
  ]

  @Test func newOnesAreClear() throws {
    let bitmap = Bitmap(size: try PixelSize(width: 3, height: 2))
    #expect(bitmap == (try Bitmap(text: "...\n...", legend: legend)))
  }

  /// CG-09.
  @Test func mirroringReversesColumns() throws {
    let bitmap = try Bitmap(text: "ab.\n..a", legend: legend)
    #expect(bitmap.mirrored == (try Bitmap(text: ".ba\na..", legend: legend)))
    #expect(bitmap.mirrored.mirrored == bitmap)
  }

  @Test func copiesAreIndependent() throws {
    let original = try Bitmap(text: "ab", legend: legend)
    var copy = original
    copy[0, 0] = .clear
    copy.withPixels { $0[1] = .clear }
    #expect(original == (try Bitmap(text: "ab", legend: legend)))
    #expect(copy == (try Bitmap(text: "..", legend: legend)))
  }

  @Test func unpremultipliedFormsReadBack() throws {
    let bitmap = try Bitmap(text: "ab\n.a", legend: legend)
    let plain = UnpremultipliedBitmap(bitmap)
    // 255·9/10 = 229.5 → 230, 255·8/10 = 204, 255·7/10 = 178.5 → 179.
    #expect(plain[1, 0] == UnpremultipliedPixel(red: 230, green: 204, blue: 179, alpha: 10))
    #expect(Bitmap(plain) == bitmap)
  }
}
