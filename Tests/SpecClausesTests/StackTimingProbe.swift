import Conformance
import JSONText
import PropertyTesting
import SpecClauses
import Testing

struct StackTimingProbe {
  @Test func probe() throws {
    let clock = ContinuousClock()
    for profile in ["seed", "corrected"] {
      for clause in StandardClauses.all
      where (clause.text.id.hasPrefix("STK") || ["COR-07", "COR-08"].contains(clause.text.id))
        && clause.text.profiles.contains(profile)
      {
        for check in clause.checks {
          let n = check.kind == .pixels ? 100 : 1000
          let start = clock.now
          let o = check.run(
            ClauseExpectations.subject, profile: profile, by: PropertyRunner(seed: 1, trials: n))
          let t = clock.now - start
          print("PROBE", profile, clause.text.id, check.name, t, o.trials, o.failures.keys.sorted())
        }
      }
    }
    for seed in UInt64(1)...5 {
      for clause in StandardClauses.all
      where (clause.text.id.hasPrefix("STK") || ["COR-07", "COR-08"].contains(clause.text.id))
        && clause.text.profiles.contains("corrected")
      {
        for check in clause.checks {
          let o = check.run(
            ClauseExpectations.subject, profile: "corrected",
            by: PropertyRunner(seed: seed, trials: check.kind == .pixels ? 200 : 5000))
          for (k, f) in o.failures {
            print("LONG", clause.text.id, check.name, k, f.violation, f.parameters.serialized)
          }
        }
      }
      for clause in StandardClauses.all
      where clause.text.id.hasPrefix("STK") && clause.text.profiles.contains("seed") {
        for check in clause.checks {
          let o = check.run(
            ClauseExpectations.subject, profile: "seed",
            by: PropertyRunner(seed: seed, trials: check.kind == .pixels ? 200 : 5000))
          if let f = o.failures["violation"] {
            print("LONGSEED", clause.text.id, check.name, f.violation, f.parameters.serialized)
          }
        }
      }
    }
  }
}
