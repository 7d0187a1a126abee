import Testing

@testable import PropertyTesting

struct NumberDescentTests {
  private static func lowest(from start: UInt64, _ accepts: (UInt64) -> Bool) -> UInt64 {
    var last = start
    return NumberDescent.lower(start) { number in
      #expect(number < last, "every number asked about is lower than the last that did")
      guard accepts(number) else { return false }
      last = number
      return true
    }
  }

  @Test(arguments: [0, 1, 2, 3, 4, 7, 100, 1000, 65_537, 1 << 40, .max - 1] as [UInt64])
  func aBoundIsFound(_ bound: UInt64) {
    #expect(Self.lowest(from: .max) { $0 >= bound } == bound)
    #expect(Self.lowest(from: bound) { $0 >= bound } == bound)
  }

  @Test(arguments: [2, 3, 4, 5, 6, 7] as [UInt64]) func multiplesAreFound(_ factor: UInt64) {
    let least = (100 + factor - 1) / factor * factor
    #expect(Self.lowest(from: factor * 700_001) { $0 % factor == 0 && $0 >= 100 } == least)
  }

  @Test func bitsThatDoNotMatterAreCleared() {
    #expect(Self.lowest(from: 0xFFF7) { $0 & 0x410 == 0x410 } == 0x410)
  }

  @Test func asksSeldom() {
    var asked = 0
    NumberDescent.lower(.max) { number in
      asked += 1
      return number >= 123_456_789_012_345
    }
    #expect(asked < 150)
  }
}
