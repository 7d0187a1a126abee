import Pixels
import Testing

struct PremultipliedPixelTests {
  /// All 32,896 pairs of alpha and a channel that does not exceed it.
  @Test func unpremultiplyingLosesNothing() {
    for alpha in UInt8.min...255 {
      for channel in 0...alpha {
        let pixel = PremultipliedPixel(red: channel, green: 0, blue: alpha, alpha: alpha)
        #expect(PremultipliedPixel(pixel.unpremultiplied) == pixel)
      }
    }
  }

  /// All 65,536 pairs, in whole numbers: the result r is nearest when |255·r − channel·alpha| ≤ 127;
  /// an exact half cannot occur, 255 being odd.
  @Test func premultiplyingTakesTheNearestByte() {
    for alpha in UInt8.min...255 {
      for channel in UInt8.min...255 {
        let pixel = PremultipliedPixel(
          UnpremultipliedPixel(red: channel, green: 0, blue: 255, alpha: alpha))
        #expect(abs(255 * Int(pixel.red) - Int(channel) * Int(alpha)) <= 127)
        #expect(pixel.green == 0 && pixel.blue == alpha && pixel.alpha == alpha)
      }
    }
  }

  /// round(255·channel/alpha), half up: 255·1/2 = 127.5, 255·2/3 = 170, 255·5/7 = 182.14.
  @Test(arguments: [[1, 2, 128], [2, 3, 170], [5, 7, 182], [0, 9, 0], [9, 9, 255]] as [[UInt8]])
  func unpremultiplyingByHand(_ numbers: [UInt8]) {
    let pixel = PremultipliedPixel(red: numbers[0], green: 0, blue: 0, alpha: numbers[1])
    #expect(pixel.unpremultiplied.red == numbers[2])
  }

  /// CG-13.
  @Test func transparentColourIsDropped() {
    let pixel = PremultipliedPixel(UnpremultipliedPixel(red: 200, green: 100, blue: 50, alpha: 0))
    #expect(pixel == .clear && pixel.isClear)
    #expect(pixel.unpremultiplied == UnpremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 0))
  }
}
