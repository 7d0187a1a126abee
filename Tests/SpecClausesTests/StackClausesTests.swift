import Conformance
import Geometry
import PropertyTesting
import Testing

@testable import SpecClauses

/// The clauses on snapshot stacks, against the project's own components and renderer.
struct StackClausesTests {
  /// Clauses that hold without exception, under both profiles.
  static let alwaysTrue = ["STK-01", "STK-02", "STK-03", "STK-04", "STK-10", "STK-11", "STK-17"]
  /// Clauses of `seed` alone, which no row breaks.
  static let ofSeed = ["STK-05", "STK-06", "STK-07", "STK-08", "STK-09"]
  /// Clauses of `corrected` alone.
  static let ofCorrected = ["COR-07", "COR-08"]
  /// Clauses that rows of section 6 break under `seed`.
  static let broken: [String: Set<String>] = [
    "STK-12": ["D-12", "D-13"], "STK-13": ["D-11", "D-12", "D-13", "D-17", "D-19"], "STK-14": ["D-15"],
    "STK-15": ["D-14"], "STK-16": ["D-18"], "STK-18": ["D-16"], "STK-19": ["D-11", "D-12", "D-13", "D-17"],
  ]

  @Test(arguments: alwaysTrue + ofSeed) func holdsUnderSeed(id: String) throws {
    try ClauseExpectations.holds(id, "seed")
  }

  @Test(arguments: alwaysTrue + broken.keys.sorted() + ofCorrected)
  func holdsUnderCorrected(id: String) throws {
    try ClauseExpectations.holds(id, "corrected")
  }

  @Test func rowsAreThoseOfTheSpec() {
    for (id, rows) in Self.broken {
      let listed = SpecText.deviations.filter { $0.breaks.contains(id) }.map(\.id)
      #expect(Set(listed) == rows, "\(id)")
    }
  }

  @Test(arguments: broken.keys.sorted()) func onlyRowsExplainFailuresUnderSeed(id: String) throws {
    for (name, outcome) in try ClauseExpectations.outcomes(id, "seed", seed: 3, trials: 600) {
      for (row, failure) in outcome.failures where Self.broken[id]?.contains(row) != true {
        Issue.record("\(id) \(name) \(row): \(failure.violation) \(failure.parameters)")
      }
    }
  }

  /// Each row of each clause within 400 trials, 40 of them with pixels, from ten seeds.
  @Test(arguments: broken.keys.sorted()) func everyRowIsFound(id: String) throws {
    for seed in UInt64(1)...10 {
      let outcomes = try ClauseExpectations.outcomes(id, "seed", seed: seed, trials: 400)
      let found = Set(outcomes.values.flatMap(\.failures.keys))
      #expect(found == Self.broken[id], "\(id) from seed \(seed)")
    }
  }

  @Test(arguments: alwaysTrue + ofSeed + broken.keys.sorted() + ofCorrected)
  func everyClassOccurs(id: String) throws {
    let clause = try #require(StandardClauses.all.first { $0.text.id == id })
    for profile in clause.text.profiles {
      for check in clause.checks {
        let outcome = check.run(
          of: id, profile: profile, seed: 11, trials: check.kind == .pixels ? 100 : 400)
        for name in check.classes {
          #expect(
            outcome.classes[name, default: 0] * 20 >= outcome.trials,
            "\(id) \(check.name) \(profile): \(name) \(outcome.classes[name, default: 0]) of \(outcome.trials)"
          )
        }
      }
    }
  }

  /// An image of 400×15 in 390×35 decides by its width, and its second sheet's top right corner lies 0.4975
  /// below the frame's top, less than half a line.
  @Test func aPanoramaLeavesTheFrameUnderSeedByItsLineAlone() throws {
    func input(_ width: Double, _ height: Double, _ photo: StackPhoto) -> StackInput {
      StackInput(
        frame: Size(width, height), mode: "stack", photo: photo, profile: "seed", concern: .place)
    }
    let panorama = input(390, 35, StackPhoto(width: 400, height: 15))
    #expect(panorama.deviations == ["D-17"])
    #expect(throws: Violation.self) {
      try StackFrameClauses.sheets(panorama, ClauseExpectations.subject)
    }
    // A frame of one point more across, and an image a little less long: all inside, and nothing expected.
    for inside in [
      input(390, 36, StackPhoto(width: 400, height: 15)), input(390, 35, StackPhoto(width: 400, height: 18)),
    ] {
      #expect(inside.deviations.isEmpty)
      try StackFrameClauses.sheets(inside, ClauseExpectations.subject)
    }
  }
}
