import Catalog
import Conformance
import PropertyTesting
import SpecClauses
import Testing

/// The clauses of presentations, filmstrips, the tutorial and custom artwork.
struct PresentationClausesTests {
  /// Without a row of SPEC section 6.
  static let exact = [
    "POP-25", "POP-26", "POP-27", "POP-32", "POP-33", "POP-34", "TUT-01", "TUT-02", "TUT-03", "TUT-04",
    "TUT-05", "TUT-06", "TUT-07", "PRE-01", "PRE-02", "PRE-03", "PRE-04", "PRE-05", "PRE-06",
  ]
  /// Broken under seed, each by its rows.
  static let broken = ["POP-31": ["D-03", "D-04", "D-05"], "POP-38": ["D-08"], "POP-39": ["D-10"]]

  @Test("clauses without rows hold under either profile", arguments: exact, ["seed", "corrected"])
  func hold(id: String, profile: String) throws { try ClauseExpectations.holds(id, profile) }

  @Test("the others hold under corrected", arguments: broken.keys.sorted() + ["COR-06"])
  func holdUnderCorrected(id: String) throws { try ClauseExpectations.holds(id, "corrected") }

  @Test("rows of section 6 explain every failure under seed", arguments: broken.keys.sorted())
  func explained(id: String) throws {
    let rows = try #require(Self.broken[id])
    let breaking = SpecText.deviations.filter { $0.breaks.contains(id) }.map(\.id)
    #expect(rows.allSatisfy(breaking.contains))
    for (name, outcome) in try ClauseExpectations.outcomes(id, "seed", seed: 5, trials: 1000) {
      for (row, failure) in outcome.failures where !breaking.contains(row) {
        Issue.record("\(id) \(name) \(row): \(failure.violation) \(failure.parameters)")
      }
    }
  }

  @Test("each row is found from every seed", arguments: broken.keys.sorted(), UInt64(1)...10)
  func found(id: String, seed: UInt64) throws {
    var found: Set<String> = []
    for outcome in try ClauseExpectations.outcomes(id, "seed", seed: seed, trials: 2000).values {
      found.formUnion(outcome.failures.keys)
    }
    for row in try #require(Self.broken[id]) {
      #expect(found.contains(row), "\(row) is not found by \(id) from \(seed)")
    }
  }

  @Test(
    "every class that a check names occurs", arguments: exact + broken.keys.sorted() + ["COR-06"],
    ["seed", "corrected"])
  func classes(id: String, profile: String) throws {
    let clause = try #require(StandardClauses.all.first { $0.text.id == id })
    guard clause.text.profiles.contains(profile) else { return }
    let outcomes = try ClauseExpectations.outcomes(id, profile, seed: 3, trials: 1000)
    for check in clause.checks {
      let outcome = try #require(outcomes[check.name])
      // A search that stops at a violation has not seen all.
      guard outcome.failures["violation"] == nil else { continue }
      for label in check.classes {
        #expect(outcome.classes[label, default: 0] > 0, "\(id) \(check.name): no \(label)")
      }
    }
  }
}
