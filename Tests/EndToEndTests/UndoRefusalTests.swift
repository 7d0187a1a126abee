import Foundation
import Testing

/// Decisions that are not taken back, and words that decide nothing.
struct UndoRefusalTests {
  private static let why = ["--by", "Ann", "--reason", "too early"]
  private static let manifest = "Baselines/popover/up/manifest.jsonl"

  @Test(
    "Blanks are no reason and no name",
    arguments: [
      ["--reason", "  "], ["--reason", "\u{200B}", "--by", "Ann"], ["--reason", "x", "--by", "\n"],
      ["--reason", "x", "--by", "\u{FEFF}\u{200D}"],
    ])
  func blanks(words: [String]) throws {
    let project = try TemporaryProject()
    try #require(
      try project.call("run", "--filter", "popover/up/320x240-o0@1x", "--only", "cases").status == 1)
    let outcome = try project.call(["approve", "--all"] + words)
    #expect(outcome.status == 2 && outcome.isOneErrorLine, "\(outcome)")
  }

  @Test("A baseline that someone changed since is not touched, nor any other of the act")
  func changedSince() throws {
    for change in ["file", "line", "gone"] {
      let project = try TemporaryProject.approved()
      let file = project.path("Baselines/popover/up/320x240-o0@2x.png")
      switch change {
      case "file":
        try PNGComment.added(to: Data(contentsOf: URL(fileURLWithPath: file)))
          .write(to: URL(fileURLWithPath: file))
      case "line":
        let text = try String(contentsOfFile: project.path(Self.manifest), encoding: .utf8)
        try text.replacing("\"reason\":\"first\"", with: "\"reason\":\"other\"", maxReplacements: 2).write(
          toFile: project.path(Self.manifest), atomically: true, encoding: .utf8)
      default: try FileManager.default.removeItem(atPath: file)
      }
      let before = try project.baselines
      let outcome = try project.call(["undo"] + Self.why)
      #expect(outcome.status == 1 && outcome.isOneErrorLine, "\(change): \(outcome)")
      #expect(outcome.errors.contains("is not what the approval made it"), "\(outcome.errors)")
      #expect(try project.baselines == before)
      // What was not touched can be undone by itself.
      #expect(
        try project.call(["undo", "popover/up/320x240-o0@3x"] + Self.why).status == 0, "\(change)")
    }
  }

  @Test("Nothing to undo, and what was never decided, is usage; so is no reason")
  func nothing() throws {
    let project = try TemporaryProject()
    try #require(try project.call("run", "--filter", "popover/up/320x240-o0@*").status == 1)
    for words in [[], ["--all"], ["popover/up/320x240-o0@1x"], ["--group", "1"]] {
      let outcome = try project.call(["undo"] + words + Self.why)
      #expect(outcome.status == 2 && outcome.isOneErrorLine, "\(words): \(outcome)")
    }
    try #require(
      try project.call("approve", "--all", "--by", "Bo", "--reason", "seen").status == 0)
    let outcome = try project.call("undo", "--by", "Ann")
    #expect(outcome.status == 2 && outcome.isOneErrorLine)
  }

  @Test("The help is of undoing")
  func help() throws {
    let help = try TemporaryProject().call("undo", "--help").output
    #expect(help.contains("the run whose decisions are meant") && help.contains("--all"), "\(help)")
    #expect(!help.contains("to decide on") && !help.contains("another run than the last"), "\(help)")
  }
}
