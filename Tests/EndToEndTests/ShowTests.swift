import Foundation
import Testing

/// Questions to the record by the real binary.
struct ShowTests {
  @Test("Without a run, the last runs; as JSON if asked for")
  func runs() throws {
    let project = try TemporaryProject()
    for _ in 1...2 { try project.call("run", "--filter", "popover/up/320x240-o0@1x", "--only", "cases") }
    let text = try project.call("show")
    #expect(text.status == 0 && text.output.split(separator: "\n").count == 2)
    let json = try object(project.call("show", "--json").output)
    #expect(json["formatVersion"] as? Int == 1)
    let runs = try #require(json["runs"] as? [[String: Any]])
    #expect(runs.count == 2)
    for (run, line) in zip(runs, text.output.split(separator: "\n")) {
      #expect(line.hasPrefix(run["run"] as? String ?? "?"))
      #expect(run["status"] as? String == "failed" && run["plannedCases"] as? Int == 1)
    }
  }

  @Test("A run for people is what did not pass, by groups; passed cases are a number, and JSON has all")
  func run() throws {
    let changed = try ChangedProject()
    let (project, run) = (changed.project, changed.run)
    let lines = try project.call("show", run).output.split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.hasPrefix("group 1 of 3   3 cases   ") })
    #expect(lines[first].contains("edges moved by 1 point"))
    #expect(lines[(first + 1)...(first + 3)] == ChangedProject.moved.map { "  changed   \($0)" }[...])
    #expect(lines.contains("  changed   \(ChangedProject.recoloured)"))
    #expect(lines.contains("  new   \(ChangedProject.new)"))
    #expect(lines.contains("1 passed"))
    #expect(!lines.contains { $0.contains("320x240-o17.5@3x") })
    let json = try object(project.call("show", run, "--json").output)
    #expect((json["cases"] as? [Any])?.count == 6)
  }

  @Test("The beginning of several runs' ids is usage, wherever a run is named")
  func ambiguous() throws {
    let project = try TemporaryProject()
    for _ in 1...2 { try project.call("run", "--filter", "popover/up/320x240-o0@1x", "--only", "cases") }
    let why = ["--all", "--by", "Ann", "--reason", "why"]
    for words in [
      ["show", "2"], ["report", "2"], ["approve", "--run", "2"] + why, ["reject", "--run", "2"] + why,
      ["undo", "--run", "2"] + why,
    ] {
      let outcome = try project.call(words)
      #expect(outcome.status == 2 && outcome.isOneErrorLine, "\(words): \(outcome)")
      #expect(outcome.errors.contains("several runs begin with 2: "))
    }
  }
}
