import Foundation
import RunModel
import Storage
import Testing

/// Decisions taken back through the real binary, byte for byte.
struct UndoTests {
  private static let why = ["--by", "Ann", "--reason", "too early"]
  private static let manifest = "Baselines/popover/up/manifest.jsonl"

  private static func approve(_ words: [String], in project: TemporaryProject) throws {
    try #require(try project.call(["approve", "--by", "Bo", "--reason", "seen"] + words).status == 0)
  }

  @Test("Approving everything and undoing it leaves the tree as it was, and all pending again")
  func whole() throws {
    let changed = try ChangedProject()
    let project = changed.project
    let before = try project.baselines
    try Self.approve(["--all"], in: project)
    let after = try project.baselines
    #expect(after != before && after.count > before.count)
    let outcome = try project.call(["undo"] + Self.why)
    #expect(outcome.status == 0 && outcome.output.hasSuffix("5 undone by Ann\n"), "\(outcome)")
    #expect(try project.baselines == before)
    #expect(try project.decided().pending.count == 5)
    let shown = try project.call("show", changed.run).output
    let trail = shown.split(separator: "\n").suffix(2).map(String.init)
    #expect(
      trail.first?.contains(#/^approve   5 pictures   by Bo on \d{4}-\d\d-\d\d: seen$/#) == true, "\(shown)")
    #expect(trail.last?.contains(#/^undo   5 pictures   by Ann on \d{4}-\d\d-\d\d: too early$/#) == true)
    let json = try object(project.call("show", changed.run, "--json").output)
    let decisions = try #require(json["decisions"] as? [[String: Any]])
    #expect(
      decisions.map { $0["action"] as? String } == Array(repeating: "approve", count: 5)
        + Array(repeating: "undo", count: 5))
    // Once more the same way: an undo leaves nothing behind that is in the way.
    try Self.approve(["--all"], in: project)
    #expect(try project.decided().status == 0)
    #expect(try project.call(["undo"] + Self.why).status == 0)
    #expect(try project.baselines == before)
  }

  @Test("The very bytes come back: a file that nobody would write so, lines in another order and form")
  func exactBytes() throws {
    let changed = try ChangedProject()
    let (project, id) = (changed.project, ChangedProject.recoloured)
    let file = URL(fileURLWithPath: project.path("Baselines/\(id).png"))
    try PNGComment.added(to: Data(contentsOf: file)).write(to: file)
    var lines = try String(contentsOfFile: project.path(Self.manifest), encoding: .utf8)
      .split(separator: "\n").map { $0.replacing("\"clauses\":[]", with: "\"clauses\": [ \"POP-01\" ]") }
    lines[1...].reverse()
    try lines.joined(separator: "\n").write(
      toFile: project.path(Self.manifest), atomically: true, encoding: .utf8)
    let before = try project.baselines
    for words in [[id], ["--all"]] {
      try Self.approve(words, in: project)
      #expect(try project.baselines != before)
      try #require(try project.call(["undo"] + Self.why).status == 0)
      #expect(try project.baselines == before)
    }
  }

  @Test("A first approval undone leaves neither file nor entry nor folder")
  func first() throws {
    let project = try TemporaryProject()
    try #require(try project.call("run", "--filter", "popover/up/320x240-o0@*").status == 1)
    try Self.approve(["--all"], in: project)
    #expect(try project.baselines.count == 6)
    try #require(try project.call(["undo"] + Self.why).status == 0)
    #expect(try project.baselines.isEmpty)
    #expect(try project.decided().pending.count == 3)
  }

  @Test("After an undo, status does not go by a run that saw other baselines")
  func outOfDate() throws {
    let project = try TemporaryProject()
    let run = ["run", "--filter", "popover/up/320x240-o0@*", "--only", "cases"]
    try #require(try project.call(run).status == 1)
    try Self.approve(["--all"], in: project)
    try #require(try project.call(run).status == 0)
    let before = try project.call("status")
    #expect(before.status == 0 && before.output.contains("which drew 3 cases and not all"), "\(before)")
    let undo = try project.call(["undo"] + Self.why)
    #expect((undo.output + undo.errors).contains("next   proofsheet run"), "\(undo)")
    let after = try project.call("status")
    #expect(after.status == 1 && after.output.contains("out of date   3 approvals"), "\(after)")
    try #require(try project.call(run).status == 1)
    #expect(try !project.call("status").output.contains("out of date"))
  }

  @Test("One of many by its id, then the rest of the act; the last act before it comes next")
  func parts() throws {
    let changed = try ChangedProject()
    let project = changed.project
    let start = try project.baselines
    try Self.approve([ChangedProject.new], in: project)
    let before = try project.baselines
    try Self.approve(ChangedProject.moved, in: project)
    try #require(try project.call(["undo", ChangedProject.moved[1]] + Self.why).status == 0)
    #expect(
      try Set(project.decided().pending) == [ChangedProject.moved[1], ChangedProject.recoloured])
    let again = try project.call(["undo", ChangedProject.moved[1], "--run", changed.run] + Self.why)
    #expect(again.status == 2)
    let rest = try project.call(["undo"] + Self.why)
    #expect(rest.output.hasSuffix("2 undone by Ann\n"))
    #expect(try project.baselines == before)
    try #require(try project.call(["undo"] + Self.why).status == 0)
    #expect(try project.baselines == start)
    let nothing = try project.call(["undo"] + Self.why)
    // The approvals of the project's beginning are left, whose baselines someone changed since.
    #expect(nothing.status == 1 && nothing.isOneErrorLine, "\(nothing)")
  }

  @Test("A rejection undone is pending again; an approval after it undone is rejected again")
  func rejection() throws {
    let changed = try ChangedProject()
    let (project, id) = (changed.project, ChangedProject.new)
    try #require(try project.call(["reject", id] + Self.why).status == 0)
    try Self.approve([id], in: project)
    try #require(try project.call(["undo", id] + Self.why).status == 0)
    #expect(try project.decided().rejected == [id])
    try #require(try project.call(["undo"] + Self.why).status == 0)
    let state = try project.decided()
    #expect(state.rejected == [] && state.pending.contains(id))
  }

  @Test("Two acts alike, in one second, are two lines")
  func alike() throws {
    let changed = try ChangedProject()
    let store = try RunStore(path: changed.project.path(".proofsheet/runs.sqlite"), access: .readWrite)
    let decision = Decision(by: "Bo", reason: "seen", at: "2025-01-02T04:00:00Z", run: changed.run)
    let results = try store.pendingResults(of: changed.run)
    for some in [results.prefix(1), results.dropFirst().prefix(2)] {
      _ = try store.record(
        some.compactMap { result in
          result.digest.map {
            RecordedDecision(caseID: result.caseID, digest: $0, action: .reject, decision: decision)
          }
        })
    }
    store.close()
    let shown = try changed.project.call("show", changed.run).output
    let trail = shown.split(separator: "\n").suffix(2)
    #expect(
      trail == [
        "reject   \(results[0].caseID)   by Bo on 2025-01-02: seen",
        "reject   2 pictures   by Bo on 2025-01-02: seen",
      ], "\(shown)")
  }

  @Test("Baselines that were put back by hand are undone in the record")
  func putBackByHand() throws {
    let project = try ChangedProject().project
    let before = try project.baselines
    try Self.approve(["--all"], in: project)
    for (name, bytes) in try project.baselines {
      let url = URL(fileURLWithPath: project.path("Baselines/\(name)"))
      switch before[name] {
      case .some(let old?): try old.write(to: url)
      case .some(nil): break
      case nil: if bytes != nil { try FileManager.default.removeItem(at: url) }
      }
    }
    let outcome = try project.call(["undo"] + Self.why)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try project.baselines == before)
    #expect(try project.decided().pending.count == 5)
  }
}
