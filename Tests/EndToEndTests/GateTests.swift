import Foundation
import Testing

/// The way of a change through the real binary: run, approve, run.
struct GateTests {
  private static let picture = "Baselines/popover/up/320x240-o0@1x.png"
  private static let manifest = "Baselines/popover/up/manifest.jsonl"
  private static let caseID = "popover/up/320x240-o0@1x"

  private static func verdict(_ project: TemporaryProject) throws -> (Int32, String?) {
    let outcome = try project.call("run", "--json", "--filter", caseID)
    let cases = try #require(try object(outcome.output)["cases"] as? [[String: Any]])
    return (outcome.status, cases.first?["verdict"] as? String)
  }

  @Test func aRunWritesNoBaselineAndApprovalMakesItGreen() throws {
    let project = try TemporaryProject()
    #expect(try project.call("run", "--filter", "source-image/*").status == 1)
    #expect(!project.contents.contains { $0.hasPrefix("Baselines") })
    #expect(try project.call("approve", "--all", "--by", "maintainer", "--reason", "first").status == 0)
    #expect(try project.call("run", "--filter", "source-image/*").status == 0)
    #expect(try project.call("status").status == 0)
  }

  @Test func approvalPromotesTheStoredBytes() throws {
    let project = try TemporaryProject.approved()
    let outcome = try project.call("run", "--json", "--filter", Self.caseID)
    let cases = try #require(try object(outcome.output)["cases"] as? [[String: Any]])
    let digest = try #require(cases[0]["digest"] as? String)
    let stored = try Data(
      contentsOf: URL(fileURLWithPath: project.path(".proofsheet/pictures/\(digest.prefix(2))/\(digest).png"))
    )
    #expect(try Data(contentsOf: URL(fileURLWithPath: project.path(Self.picture))) == stored)
  }

  @Test func aDeletedFileIsMissingAndWithItsEntryNew() throws {
    let project = try TemporaryProject.approved()
    #expect(try Self.verdict(project) == (0, "passed"))
    try FileManager.default.removeItem(atPath: project.path(Self.picture))
    #expect(try Self.verdict(project) == (1, "missing"))
    let lines = try String(contentsOfFile: project.path(Self.manifest), encoding: .utf8)
      .split(separator: "\n").filter { !$0.contains("\"\(Self.caseID)\"") }
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: project.path(Self.manifest), atomically: true, encoding: .utf8)
    #expect(try Self.verdict(project) == (1, "new"))
  }

  @Test func anotherPictureIsChangedAndADamagedOneFails() throws {
    let project = try TemporaryProject.approved()
    let other = project.path("Baselines/popover/up/320x240-o0@2x.png")
    try FileManager.default.removeItem(atPath: project.path(Self.picture))
    try FileManager.default.copyItem(atPath: other, toPath: project.path(Self.picture))
    // The file no longer holds what its manifest names: nobody approved it.
    #expect(try Self.verdict(project) == (1, "failed"))
    try Data("text".utf8).write(to: URL(fileURLWithPath: project.path(Self.picture)))
    #expect(try Self.verdict(project) == (1, "failed"))
  }

  @Test func aFilterWithoutMatchIsUsage() throws {
    let outcome = try TemporaryProject().call("run", "--filter", "nothing/*")
    #expect(outcome.status == 2)
    #expect(outcome.isOneErrorLine)
  }

  @Test func anEmptyShardProvesNothing() throws {
    #expect(try TemporaryProject().call("run", "--shard", "99999/100000").status == 4)
  }

  @Test func anUnwritableDatabaseIsAnError() throws {
    let project = try TemporaryProject()
    try Data().write(to: URL(fileURLWithPath: project.path("file")))
    let outcome = try project.call("run", "--database", project.path("file/runs.sqlite"))
    #expect(outcome.status == 3)
    #expect(outcome.isOneErrorLine)
  }

  @Test func shardsAreTheWhole() throws {
    let project = try TemporaryProject()
    func ids(_ words: String...) throws -> [String] {
      try project.call(["run", "--plan"] + words).output.split(separator: "\n").map(String.init)
    }
    let parts = try (1...3).flatMap { try ids("--shard", "\($0)/3") }
    #expect(parts.count == Set(parts).count)
    #expect(try Set(parts) == Set(ids()))
  }

  @Test func anOrphanTurnsTheRunRed() throws {
    let project = try TemporaryProject.approved()
    try FileManager.default.copyItem(
      atPath: project.path(Self.picture), toPath: project.path("Baselines/popover/up/gone@1x.png"))
    let outcome = try project.call("run", "--json")
    #expect(outcome.status == 1)
    let counts = try #require(try object(outcome.output)["counts"] as? [String: Int])
    #expect(counts["unreferenced"] == 1)
  }

  @Test func oneDigestForAnyNumberOfJobs() throws {
    let project = try TemporaryProject()
    let digests = try ["1", "2", "7"].map { jobs in
      let run = try project.call("run", "--json", "--jobs", jobs, "--filter", "stack/*/landscape-*")
      return try #require(try object(run.output)["digest"] as? String)
    }
    #expect(Set(digests).count == 1)
  }

  @Test func reportsAndRecordsCanBeReadAgain() throws {
    let project = try TemporaryProject()
    let run = try object(project.call("run", "--json").output)
    let id = try #require(run["run"] as? String)
    #expect(try project.call("report", id, "--report", project.path("again")).status == 0)
    let first = try Data(contentsOf: URL(fileURLWithPath: project.path("Reports/\(id)/index.html")))
    let text = String(decoding: first, as: UTF8.self)
    #expect(text.contains("23 offsets, exhaustive, 276 cases"))
    #expect(text.contains("pairwise"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: project.path("again/index.html"))) == first)
    let shown = try object(project.call("show", id, "--json").output)
    #expect(shown["digest"] as? String == run["digest"] as? String)
    #expect(try project.call("doctor").status == 0)
  }
}
