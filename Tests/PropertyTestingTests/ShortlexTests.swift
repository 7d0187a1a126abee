import Testing

@testable import PropertyTesting

struct ShortlexTests {
  /// Sequences in ascending order: each precedes all after it and nothing else.
  @Test func shorterComesFirstThenTheLowerFirstDifference() {
    let ascending: [[UInt64]] = [[], [0], [1], [.max], [0, 0], [0, 9], [1, 0], [9, 9], [0, 0, 0]]
    for (first, one) in ascending.enumerated() {
      for (second, other) in ascending.enumerated() {
        #expect(Shortlex.precedes(one, other) == (first < second))
      }
    }
  }

  @Test func theMeasureComesBeforeTheChoices() {
    let ascending = [
      FailureSize(measure: [-.infinity, 9], choices: [9, 9]),
      FailureSize(measure: [1], choices: [9, 9, 9]),
      FailureSize(measure: [1, 0], choices: []),
      FailureSize(measure: [1, 2], choices: [0, 0, 0]),
      FailureSize(measure: [2, 1], choices: [1]),
      FailureSize(measure: [2, 1], choices: [2]),
      FailureSize(measure: [2, 1], choices: [0, 0]),
      FailureSize(measure: [.nan], choices: [4]),
      FailureSize(measure: [.infinity], choices: [5]),
      FailureSize(measure: [.nan], choices: [6]),
    ]
    for (first, one) in ascending.enumerated() {
      for (second, other) in ascending.enumerated() {
        #expect((one < other) == (first < second), "\(one) \(other)")
        #expect((one == other) == (first == second), "\(one) \(other)")
      }
    }
  }
}
