import Conformance
import PropertyTesting
import SoftwareRendering
import SpecClauses
import Testing

struct DrawingFaultsTests {
  static let pairs = DrawingFaults.all.flatMap { fault in fault.caughtBy.map { (fault.name, $0) } }

  /// Each fault breaks each clause that is to catch it, within 1,000 trials, 100 of pixels.
  @Test(arguments: pairs) func isCaught(name: String, id: String) throws {
    let fault = try #require(DrawingFaults.all.first { $0.name == name })
    let clause = try #require(StandardClauses.all.first { $0.text.id == id })
    let subject = fault.plant(ClauseExpectations.subject)
    let isCaught = clause.checks.contains { check in
      let trials = check.kind == .pixels ? 100 : 1_000
      let outcome = check.run(
        of: id, on: subject, profile: "corrected", seed: 1, trials: trials)
      return !outcome.failures.isEmpty
    }
    #expect(isCaught, "\(id) lets pass: \(name)")
  }

  /// Each check fails for some fault, so none is idle.
  @Test func noCheckIsIdle() {
    for clause in StandardClauses.all where clause.text.id.hasPrefix("CG-") {
      let subjects = DrawingFaults.all.filter { $0.caughtBy.contains(clause.text.id) }.map {
        $0.plant(ClauseExpectations.subject)
      }
      for check in clause.checks {
        let trials = check.kind == .pixels ? 100 : 1_000
        let isRed = subjects.contains { subject in
          !check.run(of: clause.text.id, on: subject, profile: "corrected", seed: 1, trials: trials)
            .failures.isEmpty
        }
        // Geometry is under test itself there: no subject stands between.
        let isOfGeometry = clause.text.id == "CG-02" && check.name != "corners of a popover"
        #expect(isRed || isOfGeometry, "\(clause.text.id) \(check.name) fails for no fault")
      }
    }
  }
}
