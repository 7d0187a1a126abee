import Pixels
import Testing

struct ColorTests {
  /// CG-11: 0, 85, 128 (127.5 half up), 170, 255.
  @Test(arguments: zip([0, 1.0 / 3, 0.5, 2.0 / 3, 1], [0, 85, 128, 170, 255] as [UInt8]))
  func grays(white: Double, byte: UInt8) {
    #expect(
      Color(white: white).pixel == PremultipliedPixel(red: byte, green: byte, blue: byte, alpha: 255))
  }

  /// 255·0.2·0.5 = 25.5 → 26; 255·0.5 = 127.5 → 128; 255·0.6·0.5 = 76.5 → 77.
  @Test func pixelsArePremultiplied() {
    let color = Color(red: 1, green: 0.2, blue: 0.6, alpha: 0.5)
    #expect(color.pixel == PremultipliedPixel(red: 128, green: 26, blue: 77, alpha: 128))
    #expect(Color(red: 1, green: 1, blue: 1, alpha: 0).pixel == .clear)
  }

  @Test func aColourIsToldByItsComponents() {
    #expect("\(Color(red: 0.5, green: 0, blue: 1, alpha: 0.25))" == "(0.5, 0.0, 1.0, alpha 0.25)")
  }
}
