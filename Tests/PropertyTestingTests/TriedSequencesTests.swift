import Testing

@testable import PropertyTesting

struct TriedSequencesTests {
  @Test func aSequenceIsNewOnce() {
    var tried = TriedSequences()
    #expect(tried.insert([1, 2]) == true)
    #expect(tried.insert([1, 2]) == false)
    #expect(tried.insert([2, 1]) == true)
    #expect(tried.insert([]) == true)
    #expect(tried.insert([]) == false)
  }

  @Test func memoryIsBounded() {
    var tried = TriedSequences(capacity: 1000)
    for number in 0..<10_000 as Range<UInt64> {
      #expect(tried.insert([number, number, number]) == true)
      #expect(tried.remembered <= 1000)
    }
    #expect(tried.insert([9_999, 9_999, 9_999]) == false)
    #expect(tried.insert([0, 0, 0]) == true)
  }
}
