import Pixels
import Testing

/// *Bad input* of the specification.
struct PixelSizeTests {
  @Test func theLimitsThemselvesAreAccepted() throws {
    #expect(try PixelSize(width: 16_384, height: 16_384).count == 268_435_456)
    #expect(try PixelSize(width: 1, height: 1).count == 1)
  }

  @Test(arguments: [[16_385, 1], [1, 16_385], [.max, .max]])
  func largerOnesAreRefused(sides: [Int]) {
    #expect(throws: PixelSizeFailure.tooLarge(width: sides[0], height: sides[1])) {
      try PixelSize(width: sides[0], height: sides[1])
    }
  }

  @Test(arguments: [[0, 5], [5, 0], [-3, 5], [.min, .max]])
  func emptyOnesAreRefused(sides: [Int]) {
    #expect(throws: PixelSizeFailure.empty(width: sides[0], height: sides[1])) {
      try PixelSize(width: sides[0], height: sides[1])
    }
  }

  @Test func failuresNameTheSize() {
    #expect(PixelSizeFailure.tooLarge(width: 20_000, height: 3).description.contains("20000×3"))
    #expect(PixelSizeFailure.empty(width: 0, height: 7).description.contains("0×7"))
  }
}
