import Pixels
import TestSupport
import Testing

struct FNV1aTests {
  /// The test vectors of the FNV specification.
  @Test(arguments: [
    ("", 0xcbf2_9ce4_8422_2325 as UInt64), ("a", 0xaf63_dc4c_8601_ec8c),
    ("foobar", 0x8594_4171_f739_67e8),
  ])
  func publishedVectors(text: String, expected: UInt64) {
    var hash = FNV1a()
    for byte in text.utf8 { hash.add(byte) }
    #expect(hash.value == expected)
  }

  @Test func sizeAndEveryChannelCount() throws {
    let pixel = PremultipliedPixel(red: 1, green: 2, blue: 3, alpha: 4)
    let wide = Bitmap(size: try PixelSize(width: 2, height: 1), pixels: [pixel, pixel])
    let tall = Bitmap(size: try PixelSize(width: 1, height: 2), pixels: [pixel, pixel])
    var changed = wide
    changed[1, 0] = PremultipliedPixel(red: 1, green: 2, blue: 4, alpha: 4)
    let hashes = Set([wide, tall, changed].map(FNV1a.hash))
    #expect(hashes.count == 3)
  }
}
