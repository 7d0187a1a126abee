import Foundation
import Testing

/// `status` through the real binary: what can be decided on, and where to look.
struct StatusTests {
  @Test("Groups by their numbers, failed cases by name, and where to look")
  func told() throws {
    let changed = try ChangedProject()
    let project = changed.project
    let text = try project.call("status").output
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("group 1   changed   \(ChangedProject.moved[0]) and 2 more   "), "\(text)")
    #expect(text.contains("\ngroup 3   new   \(ChangedProject.new)   "), "\(text)")
    #expect(text.contains("\n5 pending · 0 failed · 0 rejected"), "\(text)")
    // Its report is elsewhere.
    #expect(text.contains("\nlook   proofsheet report \(changed.run) writes the report\n"), "\(text)")
    #expect(text.hasSuffix("\nnext   proofsheet approve --group N --reason TEXT, or reject\n"), "\(text)")
    try #require(
      try project.call("approve", "--group", "1", "--by", "Ann", "--reason", "seen").status == 0)
    #expect(
      try project.call("status").output.hasPrefix("group 2   changed   \(ChangedProject.recoloured)   "))

    let broken = URL(fileURLWithPath: project.path("Baselines/\(ChangedProject.moved[0]).png"))
    try Data("no picture".utf8).write(to: broken)
    try #require(try project.call("run", "--filter", ChangedProject.moved[0], "--only", "cases").status == 1)
    let failed = try project.call("status")
    #expect(
      failed.status == 1 && failed.output.hasPrefix("failed   \(ChangedProject.moved[0])   "), "\(failed)")
    #expect(failed.output.contains("\n0 pending · 1 failed") && !failed.output.contains("next"), "\(failed)")
    let json = try object(project.call("status", "--json").output)
    let report = try #require(json["report"] as? String)
    #expect(FileManager.default.fileExists(atPath: report) && failed.output.contains("\nlook   \(report)\n"))
    #expect((json["failed"] as? [[String: String]])?.map { $0["id"] } == [ChangedProject.moved[0]])
    #expect((json["groups"] as? [Any])?.isEmpty == true)
  }

  @Test("JSON has the groups too")
  func groups() throws {
    let json = try object(ChangedProject().project.call("status", "--json").output)
    let groups = try #require(json["groups"] as? [[String: Any]])
    #expect(groups.map { $0["group"] as? Int } == [1, 2, 3])
    #expect(groups.map { $0["pending"] as? Int } == [3, 1, 1])
    #expect(groups[0]["example"] as? String == ChangedProject.moved[0])
    #expect(groups[2]["verdict"] as? String == "new" && json["report"] is NSNull)
  }

  @Test("What a run of all cases left to decide on is told after a run of a part")
  func partAfterWhole() throws {
    let project = try TemporaryProject()
    try #require(try project.call("run", "--only", "cases").status == 1)
    let whole = try #require(try object(project.call("status", "--json").output)["run"] as? String)
    let before = try project.call("status").output
    #expect(!before.contains("\nbefore   ") && before.contains(" pending · "), "\(before)")
    try #require(
      try project.call("run", "--filter", "source-image/default/up@1x", "--only", "cases").status == 1)
    let status = try project.call("status").output
    #expect(status.contains("\n1 pending · "), "\(status)")
    #expect(status.contains("which drew 1 case and not all"), "\(status)")
    #expect(status.contains("\nbefore   1545 pending in run \(whole), "), "\(status)")
  }

  @Test("Nobody is told to approve from a run that is out of date")
  func outOfDate() throws {
    let project = try ChangedProject().project
    let who = ["--by", "Ann", "--reason", "seen"]
    try #require(try project.call(["approve", "--group", "1"] + who).status == 0)
    try #require(
      try project.call("run", "--filter", ChangedProject.new, "--only", "cases").status == 1)
    #expect(try project.call("status").output.contains("\nnext   "))
    try #require(try project.call(["undo"] + who).status == 0)
    let status = try project.call("status")
    #expect(status.output.contains("\n1 pending") && !status.output.contains("\nnext   "), "\(status)")
  }
}
