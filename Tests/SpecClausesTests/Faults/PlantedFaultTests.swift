import Foundation
import SpecClauses
import Testing

struct PlantedFaultTests {
  private static let faults =
    PopoverFault.all.map(\.fault) + StackFault.all.map(\.fault) + DrawingFault.all.map(\.fault)
    + PresentationFaults.all.map(\.fault)

  /// Where the page is, from this file.
  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Documentation/Faults.md")

  @Test func everyFaultIsCaughtByAClause() async throws {
    #expect(Self.faults.count >= 30)
    #expect(Set(Self.faults.map(\.name)).count == Self.faults.count, "each fault has a name of its own")
    var found: [Int: [String]] = [:]
    await withTaskGroup(of: (Int, [String]).self) { group in
      for (index, fault) in Self.faults.enumerated() {
        group.addTask { (index, FaultTable.clauses(violatedBy: fault, in: ClauseExpectations.subject)) }
      }
      for await (index, clauses) in group { found[index] = clauses }
    }
    let rows = Self.faults.indices.map { (fault: Self.faults[$0].name, clauses: found[$0] ?? []) }
    for row in rows { #expect(!row.clauses.isEmpty, "nothing catches \"\(row.fault)\"") }
    let text = FaultTable.page(rows)
    if ProcessInfo.processInfo.environment["PROOFSHEET_WRITE_FAULTS"] != nil {
      try Data(text.utf8).write(to: Self.page)
    }
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(written == text, "Documentation/Faults.md is not what is found; run ci/faults")
  }

  @Test func theRightSubjectViolatesNothing() {
    let right = PlantedFault("none") { $0 }
    #expect(FaultTable.clauses(violatedBy: right, in: ClauseExpectations.subject) == [])
  }
}
