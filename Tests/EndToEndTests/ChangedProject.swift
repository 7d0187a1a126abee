import Foundation
import Testing

/// A project with a run in which popovers changed in two ways, and one is new.
struct ChangedProject {
  /// Cases whose arrow was a point further left when they were approved.
  static let moved = [
    "popover/up/320x240-o0@1x", "popover/up/320x240-o17.5@1x", "popover/up/320x240-o0@2x",
  ]
  /// A case whose colours were others.
  static let recoloured = "popover/up/320x240-o17.5@2x"
  /// A case that nobody approved.
  static let new = "popover/up/320x240-o0@3x"

  let project: TemporaryProject
  let run: String
  /// The report's address.
  var address: String { URL(fileURLWithPath: project.path("out/index.html")).absoluteString }

  /// - Parameter others: globs of cases that are drawn besides, and new.
  init(alsoDrawing others: [String] = []) throws {
    let project = try TemporaryProject()
    self.project = project
    let filters = ["popover/up/320x240-o0@*", "popover/up/320x240-o17.5@*"].flatMap { ["--filter", $0] }
    try #require(try project.call(["run"] + filters).status == 1)
    let ids = Self.moved + [Self.recoloured, "popover/up/320x240-o17.5@3x"]
    try #require(try project.call(["approve", "--by", "maintainer", "--reason", "first"] + ids).status == 0)
    for id in Self.moved {
      let offset = id.contains("-o17.5") ? 17.5 : 0
      try Self.approve(id, in: project) {
        $0.replacingOccurrences(
          of: "\"offset\":\(offset == 0 ? "0" : "17.5")", with: "\"offset\":\(offset - 1)")
      }
    }
    try Self.approve(Self.recoloured, in: project) {
      $0.replacingOccurrences(
        of: "\"style\":\"default\"",
        with: "\"style\":{\"border\":[0,0,0,1],\"from\":[0.7,0.8,0.8,0.8],\"to\":[0.23,0.33,0.33,1]}")
    }
    let all = filters + others.flatMap { ["--filter", $0] }
    let outcome = try project.call(["run", "--json", "--report", "out"] + all)
    try #require(outcome.status == 1)
    run = try #require(try object(outcome.output)["run"] as? String)
  }

  /// Puts another picture in the place of an approved one: that of changed parameters.
  private static func approve(
    _ id: String, in project: TemporaryProject, _ change: (String) -> String
  ) throws {
    let listed = try object(project.call("cases", "--json", "--filter", id).output)
    let parameters = try #require((listed["cases"] as? [[String: Any]])?.first?["parameters"])
    let text = String(
      decoding: try JSONSerialization.data(withJSONObject: parameters, options: [.sortedKeys]),
      as: UTF8.self)
    let changed = change(text)
    try #require(changed != text, "\(text)")
    let drawn = try project.call("render", "--params", changed, "--out", "Baselines/\(id).png")
    let digest = try #require(drawn.output.split(separator: " ").last?.trimmingCharacters(in: .newlines))
    let manifest = project.path("Baselines/popover/up/manifest.jsonl")
    let lines = try String(contentsOfFile: manifest, encoding: .utf8).split(separator: "\n").map { line in
      guard line.contains("\"\(id)\""), let range = line.range(of: "\"digest\":\"") else {
        return String(line)
      }
      return line[..<range.upperBound] + digest + line[range.upperBound...].dropFirst(64)
    }
    try (lines.joined(separator: "\n") + "\n").write(toFile: manifest, atomically: true, encoding: .utf8)
  }
}
