import Foundation
import Testing

/// The command on a card of `compare`, called as it stands there.
struct CompareCommandTests {
  /// What `compare` says of the changed picture, and what the command of its card says.
  private static func compare(
    _ words: [String], in project: TemporaryProject
  ) throws -> (changed: [String: Any], found: [String: Any]) {
    let said = try object(project.call(["compare", "--json"] + words).output)
    let cases = try #require(said["cases"] as? [[String: Any]])
    let changed = try #require(cases.first { $0["id"] as? String == "sub/changed.png" })
    try #require(changed["verdict"] as? String == "changed")
    let command = try #require((changed["commands"] as? [String])?.first)
    let spoken = command.split(separator: " ").map { String($0.replacing("'", with: "")) }
    #expect(spoken.prefix(2) == ["proofsheet", "diff"])
    let shown = try project.call(["diff", "--json"] + spoken.dropFirst(2))
    try #require(shown.status == 1, "\(command): \(shown.errors)")
    return (changed, try object(shown.output))
  }

  /// The command of a card compares as its picture was compared.
  @Test(arguments: [
    [], ["--metric", "channel", "--threshold", "4.9"], ["--max-pixels", "599"], ["--max-ratio", "1e-3"],
    ["--metric", "yiq", "--threshold", "1e-4", "--ignore-antialiasing", "--ignore", "0,0,9,9"],
    ["--ignore", "0,0,30,60", "--ignore", "0,0,60,25"], ["--metric", "ssim", "--threshold", "1"],
  ])
  func theCommandShowsTheSame(options: [String]) throws {
    let project = try ChangedFolders.project()
    let (changed, found) = try Self.compare(["old", "new"] + options, in: project)
    #expect(found["differingPixels"] as? Int == changed["differingPixels"] as? Int)
    if let limit = (changed["limits"] as? [[String: Any]])?.first {
      #expect(found["metric"] as? String == limit["metric"] as? String)
      #expect(found["threshold"] as? Double == limit["threshold"] as? Double)
      #expect(found["maxPixels"] as? Int == limit["maxPixels"] as? Int)
    }
  }

  /// Words that begin with two hyphens are options, unless two hyphens stand before them.
  @Test(arguments: [("--old", "new"), ("old", "--new"), ("--metric", "--")])
  func foldersWithNamesOfOptions(reference: String, candidate: String) throws {
    let project = try ChangedFolders.project()
    for (name, new) in [("old", reference), ("new", candidate)] where name != new {
      try FileManager.default.moveItem(atPath: project.path(name), toPath: project.path(new))
    }
    let (changed, found) = try Self.compare(
      ["--metric", "channel", "--", reference, candidate], in: project)
    #expect(found["metric"] as? String == "channel")
    #expect(found["differingPixels"] as? Int == changed["differingPixels"] as? Int)
  }
}
