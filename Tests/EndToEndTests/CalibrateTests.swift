import Foundation
import Testing

/// `calibrate`, by the real binary, and `run` on what it plants and proposes.
struct CalibrateTests {
  private static let caseID = "stack/single/landscape-120x120@1x"

  /// Makes a planted picture the baseline of the case, decision and all.
  private static func promote(_ digest: String, in project: TemporaryProject) throws {
    let manifest = project.path("Baselines/stack/single/manifest.jsonl")
    let lines = try String(contentsOfFile: manifest, encoding: .utf8).split(separator: "\n").map { line in
      guard let range = line.range(of: "\"digest\":\"") else { return String(line) }
      return line[..<range.upperBound] + digest + line[range.upperBound...].dropFirst(64)
    }
    try (lines.joined(separator: "\n") + "\n").write(toFile: manifest, atomically: true, encoding: .utf8)
  }

  private static func configure(_ tolerances: String, in project: TemporaryProject) throws {
    try Data("{\"formatVersion\":1,\"tolerances\":\(tolerances)}".utf8)
      .write(to: URL(fileURLWithPath: project.path("proofsheet.json")))
  }

  /// With the proposed tolerances in the configuration, a run notices exactly what the table says.
  @Test func aRunNoticesWhatTheTableSays() throws {
    let project = try TemporaryProject()
    try #require(try project.call("run", "--filter", Self.caseID).status == 1)
    try #require(try project.call("approve", "--all", "--by", "maintainer", "--reason", "first").status == 0)
    let calibrated = try project.call("calibrate", "--filter", Self.caseID, "--json", "--report", "out")
    #expect(calibrated.status == 0)
    let report = try object(calibrated.output)
    try Self.configure(
      try String(contentsOfFile: project.path("out/tolerances.json"), encoding: .utf8), in: project)

    let changes = try #require(report["changes"] as? [[String: Any]])
    let proposed = try #require((report["proposed"] as? [String: Any])?["cells"] as? [[[Int]]])
    var seen: [String: Int] = [:]
    for (change, cells) in zip(changes, proposed) {
      let name = try #require(change["name"] as? String)
      let isHarmless = change["kind"] as? String == "harmless"
      // Every harmless strength; of a defect the weakest, the least visible and the strongest.
      let visible = change["leastVisible"] as? Int ?? 0
      let strengths = isHarmless ? Array(cells.indices) : Array(Set([0, visible, cells.count - 1])).sorted()
      for strength in strengths where cells[strength][1] == 1 && name != "written-anew" {
        let file = "Baselines/\(Self.caseID).png"
        let planted = try project.call(
          "calibrate", "--plant", name, "--strength", String(strength + 1), "--case", Self.caseID, "--out",
          file)
        try #require(planted.status == 0, "\(planted.errors)")
        let digest = try #require(
          planted.output.split(separator: " ").last?.trimmingCharacters(in: .newlines))
        try Self.promote(digest, in: project)
        let run = try object(project.call("run", "--json", "--filter", Self.caseID).output)
        let verdict = try #require((run["cases"] as? [[String: Any]])?.first?["verdict"] as? String)
        let expected = cells[strength][0] == 1 ? "changed" : "within-tolerance"
        #expect(verdict == expected, "\(name), strength \(strength + 1)")
        if isHarmless { #expect(verdict == "within-tolerance", "\(name), strength \(strength + 1)") }
        seen[verdict, default: 0] += 1
      }
    }
    #expect(seen["changed", default: 0] > 60 && seen["within-tolerance", default: 0] > 20, "\(seen)")
  }

  @Test func aGateThatIsTooLooseFailsAndSaysWhatItMisses() throws {
    let project = try TemporaryProject()
    try Self.configure("[{\"cases\":\"stack/*\",\"metric\":\"yiq\",\"reason\":\"the default\"}]", in: project)
    let outcome = try project.call("calibrate", "--filter", Self.caseID, "--report", "out")
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.contains("the configured gate would miss"))
    #expect(lines.contains("  a colour step below 64 in the shadow"))
    #expect(!lines.contains { $0.hasPrefix("  a canvas") })
    let page = try String(contentsOfFile: project.path("out/index.html"), encoding: .utf8)
    let isOnThePage = page.contains("a colour step below 64 in the shadow")
    #expect(isOnThePage)
    #expect(FileManager.default.fileExists(atPath: project.path("out/Calibration.md")))
    // Nothing else is written.
    #expect(
      project.contents == [
        "out", "out/Calibration.md", "out/index.html", "out/tolerances.json", "proofsheet.json",
      ])
  }

  /// Minutes of work are not lost for a folder.
  @Test func aReportThatCannotBeWrittenIsToldAfterTheResult() throws {
    let project = try TemporaryProject()
    let outcome = try project.call(
      "calibrate", "--filter", Self.caseID, "--json", "--quiet", "--report", "proofsheet.json/out")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("the report cannot be written"))
    #expect(try object(outcome.output)["verdict"] is String)
  }

  @Test(arguments: [
    ["--filter", "nothing/*"], ["--plant", "nothing", "--case", caseID, "--out", "x.png"],
    ["--plant", "seam", "--case", "nothing", "--out", "x.png"], ["--plant", "seam", "--case", caseID],
    ["--plant", "seam", "--strength", "7", "--case", caseID, "--out", "x.png"], ["--strength", "1"],
    ["--jobs", "0"], ["--plant", "seam", "--case", caseID, "--out", "x.png", "--filter", "stack/*"],
    ["--plant", "seam", "--case", caseID, "--out", "x.png", "--jobs", "1"],
    ["--plant", "seam", "--case", caseID, "--out", "x.png", "--json"],
    ["--plant", "seam", "--case", caseID, "--out", "x.png", "--report", "out"],
    ["--plant", "arrow-off", "--case", caseID, "--out", "x.png"],
  ])
  func impossibleWordsAreUsage(words: [String]) throws {
    let project = try TemporaryProject()
    let outcome = try project.call(["calibrate"] + words)
    #expect(outcome.status == 2)
    #expect(outcome.isOneErrorLine, "\(outcome.errors)")
    #expect(project.contents == ["proofsheet.json"])
  }
}
