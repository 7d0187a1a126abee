import TestSupport
import Testing

struct SplitMix64Tests {
  /// The numbers of the authors' own C code for the seed 1234567.
  @Test func publishedSequence() {
    var random = SplitMix64(seed: 1_234_567)
    let numbers = (0..<3).map { _ in random.next() }
    #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test func doublesStayInTheirRange() {
    var random = SplitMix64(seed: 1)
    let numbers = (0..<1_000).map { _ in random.double(in: -2..<3) }
    #expect(numbers.allSatisfy { $0 >= -2 && $0 < 3 })
    // Each fifth of the range gets 200 of 1000; 60 away is nearly five standard deviations.
    for start in -2..<3 {
      let count = numbers.count { $0 >= Double(start) && $0 < Double(start + 1) }
      #expect(abs(count - 200) < 60)
    }
  }
}
