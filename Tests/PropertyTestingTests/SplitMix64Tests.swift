import Testing

@testable import PropertyTesting

struct SplitMix64Tests {
  @Test func theStreamIsThePublishedOne() {
    var stream = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in stream.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  /// χ² over as many classes as there are numbers, against a limit that one stream in a million passes.
  @Test(arguments: [
    (maximum: 1 as UInt64, limit: 23.9), (2, 27.6), (5, 35.9), (9, 45.1), (99, 178), (255, 373),
  ])
  func numbersUpToAMaximumAreEquallyFrequent(_ maximum: UInt64, _ limit: Double) {
    var stream = SplitMix64(seed: maximum)
    let classes = Double(maximum + 1)
    var counts = Array(repeating: 0.0, count: Int(maximum) + 1)
    for _ in 0..<100_000 { counts[Int(stream.next(upTo: maximum))] += 1 }
    let expected = 100_000 / classes
    let deviation = counts.reduce(0) { $0 + ($1 - expected) * ($1 - expected) / expected }
    #expect(deviation < limit)
  }

  /// A product without redrawing would make every third number twice as frequent as the others: two of
  /// four low halves lead to it.
  @Test func hugeRangesAreUnbiased() {
    var stream = SplitMix64(seed: 5)
    let maximum: UInt64 = (3 << 62) - 1
    var thirds = [0, 0, 0]
    for _ in 0..<30_000 {
      let number = stream.next(upTo: maximum)
      #expect(number <= maximum)
      thirds[Int(number % 3)] += 1
    }
    // Standard deviation 82.
    #expect(thirds.allSatisfy { abs($0 - 10_000) < 500 })
  }

  @Test func theWholeRangeAndNoRangeAreAllowed() {
    var stream = SplitMix64(seed: 1_234_567)
    #expect(stream.next(upTo: .max) == 6_457_827_717_110_365_317)
    #expect(stream.next(upTo: 0) == 0)
  }
}
