import Conformance
import Foundation
import SpecClauses
import Testing

struct PlantedFaultTests {
  /// All faults by name; those planted otherwise under each profile share one.
  private static let faults: [(name: String, plants: [PlantedFault])] = {
    let all =
      PopoverFaults.all + StackFaults.all + DrawingFaults.all + PresentationFaults.all
    return Dictionary(grouping: all, by: \.name).map { ($0.key, $0.value) }.sorted { $0.name < $1.name }
  }()

  /// The checks that mark all of a picture and never a part: what they are about has no smaller place, as
  /// the picture's size, the colours of a paint, or that something is drawn at all.
  private static let sweeping = [
    "CG-11 gray and yellow of the tutorial", "CG-12 bad input", "CG-12 components",
    "COR-04 gradient over the whole bounds", "COR-05 least bounds", "COR-08 picture of a popover",
    "POP-02 cap insets", "POP-04 sizes", "POP-04 sizes in pixels", "POP-04 sizes in use",
    "POP-09 mirrored with swapped insets", "POP-10 no direction to draw", "POP-22 gradient of images",
    "POP-22 gradient of popovers", "POP-23 border of images", "POP-23 border of popovers",
    "POP-24 colours of popovers", "POP-34 impossible values", "POP-34 no room", "STK-01 no image",
    "STK-16 impossible frames",
  ]

  /// Where the page is, from this file.
  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Documentation/Faults.md")

  @Test func everyFaultIsCaughtByAClause() async throws {
    #expect(Self.faults.count >= 30)
    var found: [String: Set<String>] = [:]
    var (pointing, sweeping): (Set<String>, Set<String>) = ([], [])
    await withTaskGroup(of: (String, FaultTable.Findings).self) { group in
      for (name, plants) in Self.faults {
        for fault in plants {
          group.addTask { (name, FaultTable.findings(of: fault, in: ClauseExpectations.subject)) }
        }
      }
      for await (name, findings) in group {
        found[name, default: []].formUnion(findings.clauses)
        #expect(findings.unmarked == [], "of \"\(name)\" nothing shows where")
        pointing.formUnion(findings.pointing)
        sweeping.formUnion(findings.sweeping)
      }
    }
    #expect(sweeping.subtracting(pointing).sorted() == Self.sweeping)
    #expect(pointing.count > 100)
    let rows = Self.faults.map { name, _ in
      (fault: name, clauses: SpecText.clauses.map(\.id).filter { found[name]?.contains($0) == true })
    }
    for row in rows { #expect(!row.clauses.isEmpty, "nothing catches \"\(row.fault)\"") }
    let text = FaultTable.page(rows)
    if ProcessInfo.processInfo.environment["PROOFSHEET_WRITE_FAULTS"] != nil {
      try Data(text.utf8).write(to: Self.page)
    }
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(written == text, "Documentation/Faults.md is not what is found; run ci/faults")
  }

  @Test func theRightSubjectViolatesNothing() {
    let right = PlantedFault("none", caughtBy: []) { $0 }
    #expect(FaultTable.findings(of: right, in: ClauseExpectations.subject).clauses == [])
  }
}
