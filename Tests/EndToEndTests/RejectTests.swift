import Foundation
import Testing

/// Rejections through the real binary: what becomes of the picture, and what later runs say of it.
struct RejectTests {
  private static let by = ["--by", "Ann", "--reason", "the arrow is off"]

  private static func runAgain(_ changed: ChangedProject) throws -> TemporaryProject.Outcome {
    try changed.project.call(
      "run", "--filter", "popover/up/320x240-o0@*", "--filter", "popover/up/320x240-o17.5@*", "--only",
      "cases")
  }

  @Test("A rejected picture is no longer pending, its baseline stays, and later runs stay red and say who")
  func rejected() throws {
    let changed = try ChangedProject()
    let (project, id) = (changed.project, ChangedProject.recoloured)
    let before = try project.baselines
    let outcome = try project.call(["reject", id] + Self.by)
    #expect(outcome.status == 0 && outcome.output.hasSuffix("1 rejected by Ann\n"), "\(outcome)")
    #expect(try project.baselines == before)
    for run in 1...2 {
      let state = try project.decided()
      #expect(Set(state.pending) == Set(ChangedProject.moved + [ChangedProject.new]))
      #expect(state.rejected == [id] && state.status == 1)
      let text = try project.call("status").output
      #expect(text.contains(#/\nrejected   \S+   by Ann on \d{4}-\d\d-\d\d: the arrow is off\n/#), "\(text)")
      if run == 2 { break }
      let again = try Self.runAgain(changed)
      #expect(again.status == 1)
      let line = try #require(again.output.split(separator: "\n").first { $0.hasPrefix("○ \(id) ") })
      #expect(line.contains(#/ · rejected by Ann on \d{4}-\d\d-\d\d: the arrow is off$/#), "\(line)")
      #expect(again.output.contains("\n1 picture was rejected\n"))
    }
  }

  @Test("The card, the object of a case and the report name the rejection")
  func told() throws {
    let changed = try ChangedProject()
    let (project, id) = (changed.project, ChangedProject.recoloured)
    func object(_ id: String) throws -> [String: Any]? {
      let text = try project.call("show", changed.run, "--case", id, "--json").output
      return try EndToEndTests.object(text)["rejected"] as? [String: Any]
    }
    #expect(try object(id) == nil)
    try #require(try project.call(["reject", id] + Self.by).status == 0)
    let rejected = try #require(try object(id))
    #expect(rejected["by"] as? String == "Ann" && rejected["reason"] as? String == "the arrow is off")
    #expect(rejected["run"] as? String == changed.run)
    #expect(try object(ChangedProject.new) == nil)
    let card = try project.call("show", changed.run, "--case", id).output
    #expect(card.contains("\n    rejected       by Ann on "))
    #expect(try project.call("show", changed.run).output.contains("changed   \(id)   rejected by Ann on "))
    try #require(try project.call("report", changed.run, "--report", "again").status == 0)
    let page = try String(contentsOfFile: project.path("again/index.html"), encoding: .utf8)
    #expect(page.contains("<dt>rejected</dt><dd>by Ann on "))
    #expect(page.contains("<strong>rejected</strong>"))
  }

  @Test("What was rejected is approved by its whole id alone, and is a baseline then")
  func superseded() throws {
    let changed = try ChangedProject()
    let (project, id) = (changed.project, ChangedProject.recoloured)
    try #require(try project.call(["reject", id] + Self.by).status == 0)
    #expect(try project.call("approve", "--all", "--by", "Bo", "--reason", "the rest").status == 0)
    #expect(try project.decided().rejected == [id])
    #expect(try project.call("approve", "popover/up/*o17.5@2x", "--by", "Bo", "--reason", "no").status == 2)
    #expect(try project.call("approve", id, "--by", "Bo", "--reason", "meant so").status == 0)
    let state = try project.decided()
    #expect(state.pending.isEmpty && state.rejected.isEmpty && state.status == 0)
    #expect(try Self.runAgain(changed).status == 0)
  }

  @Test("No reason, nothing named, what is not pending, all and a name: usage, and nothing is decided")
  func usage() throws {
    let changed = try ChangedProject()
    let project = changed.project
    let reason = ["--by", "Ann", "--reason", "why"]
    for verb in ["approve", "reject"] {
      for words in [
        ["--all", "--by", "Ann"], ["--all", "--by", "Ann", "--reason", ""], reason,
        ["no/such/case@1x"] + reason, ["--all", ChangedProject.new] + reason, ["--group", "4"] + reason,
        ["--group", "0"] + reason, ["--group", "one"] + reason, ["--group", "+1"] + reason,
        ["--group", "-1"] + reason,
        ["--group", "١"] + reason, ["--all", "--group", "1"] + reason,
        ["--all", "--run", "no-run"] + reason,
      ] {
        let outcome = try project.call([verb] + words)
        #expect(outcome.status == 2 && outcome.isOneErrorLine, "\(verb) \(words): \(outcome)")
      }
    }
    #expect(try project.decided().pending.count == 5)
    try #require(try project.call(["reject", ChangedProject.new] + reason).status == 0)
    #expect(try project.call(["reject", ChangedProject.new] + reason).status == 2)
  }

  @Test("A group is decided on by the number that the output, the card and JSON give it")
  func groups() throws {
    let changed = try ChangedProject()
    let project = changed.project
    let again = try Self.runAgain(changed).output
    let first = try #require(again.split(separator: "\n").first { $0.contains(ChangedProject.moved[0]) })
    #expect(first.contains(" · group 1 of 3"))
    let card = try project.call("show", changed.run, "--case", ChangedProject.moved[1]).output
    #expect(card.contains("\n    group          1 of 3, 3 cases\n"))
    let reason = ["--by", "Ann", "--reason", "why"]
    try #require(try project.call(["reject", "--group", "01"] + reason).status == 0)
    #expect(try Set(project.decided().rejected) == Set(ChangedProject.moved))
    #expect(try project.call(["approve", "--group", "1"] + reason).status == 2)
    try #require(try project.call(["approve", "--group", "2", "--group", "3"] + reason).status == 0)
    #expect(try project.decided().pending == [])
    try #require(try project.call(["undo", "--group", "1"] + reason).status == 0)
    #expect(try Set(project.decided().pending) == Set(ChangedProject.moved))
  }
}
