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

  /// Where the page is, from this file.
  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Documentation/Faults.md")

  @Test func everyFaultIsCaughtByAClause() async throws {
    #expect(Self.faults.count >= 30)
    var found: [String: Set<String>] = [:]
    await withTaskGroup(of: (String, FaultTable.Findings).self) { group in
      for (name, plants) in Self.faults {
        for fault in plants {
          group.addTask { (name, FaultTable.findings(of: fault, in: ClauseExpectations.subject)) }
        }
      }
      for await (name, findings) in group {
        found[name, default: []].formUnion(findings.clauses)
        #expect(findings.unmarked == [], "of \"\(name)\" nothing shows where")
      }
    }
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
