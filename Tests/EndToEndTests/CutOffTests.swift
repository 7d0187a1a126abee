import Foundation
import Glibc
import RunModel
import Storage
import Testing

/// Approvals that do not come to their end: nothing stays half-done that cannot be put right.
struct CutOffTests {
  private static let why = ["--by", "Ann", "--reason", "was cut off"]

  @Test(
    "An approval that fails half-way puts everything back, and touches nothing that a link leads to",
    arguments: [["single/.proofsheet-ab.tmp"], []])
  func failure(foreign: [String]) throws {
    let project = try TemporaryProject()
    let filters = ["popover/up/320x240-o0@1x", "stack/single/landscape-120x120@1x"].flatMap {
      ["--filter", $0]
    }
    try #require(try project.call(["run"] + filters).status == 1)
    // Where the second picture should go, a link leads elsewhere.
    for name in ["outside/single", "Baselines"] {
      try FileManager.default.createDirectory(atPath: project.path(name), withIntermediateDirectories: true)
    }
    for name in foreign { try Data([0]).write(to: URL(fileURLWithPath: project.path("outside/\(name)"))) }
    try FileManager.default.createSymbolicLink(
      atPath: project.path("Baselines/stack"), withDestinationPath: project.path("outside"))
    let outcome = try project.call(["approve", "--all"] + Self.why)
    #expect(outcome.status == 3 && outcome.isOneErrorLine, "\(outcome)")
    #expect(outcome.errors.contains("after 1 of 2 pictures and 0 of 2 manifests were written; nothing was"))
    #expect(try Array(project.baselines.keys) == ["stack"])
    let outside = try FileManager.default.subpathsOfDirectory(atPath: project.path("outside")).sorted()
    #expect(outside == ["single"] + foreign)
    try FileManager.default.removeItem(atPath: project.path("Baselines/stack"))
    #expect(try project.decided().pending.count == 2)
    #expect(try project.call(["undo"] + Self.why).status == 2)
  }

  @Test("An approval under way is not cut off: others are told to wait; once its process is gone, it is")
  func underWay() throws {
    let project = try TemporaryProject()
    try #require(
      try project.call("run", "--filter", "popover/up/320x240-o0@*", "--only", "cases").status == 1)
    let run = try #require(try object(project.call("status", "--json").output)["run"] as? String)
    let approval = try UnfinishedApproval(in: project)
    let status = try project.call("status")
    #expect(status.status == 1 && !status.output.contains("cut off"), "\(status)")
    #expect(try object(project.call("status", "--json").output)["cutOff"] is NSNull)
    #expect(try !project.call("show", run).output.contains("(cut off)"))
    for words in [["approve", "--all"], ["reject", "--all"], ["undo"], ["undo", "--all"]] {
      let refused = try project.call(words + Self.why)
      #expect(refused.status == 3 && refused.isOneErrorLine, "\(words): \(refused)")
      #expect(
        refused.errors.contains("another process is deciding") && refused.errors.contains("wait for it"))
    }
    try approval.writeAndEnd()
    #expect(try Self.cutOff(in: project).map { $0 == ("approve", 3) } == true)
    let shown = try project.call("show", run).output
    #expect(shown.hasSuffix("approve   3 pictures   by Ann on 2025-01-02: seen   (cut off)\n"), "\(shown)")
    // With a run it is that run's last act that is meant, and nothing else.
    let other = try project.call(["undo", "--run", run] + Self.why)
    #expect(other.status == 3 && other.errors.contains("an approval of 3 pictures was cut off"), "\(other)")
    #expect(try project.baselines.count == 6)
    try #require(try project.call(["undo"] + Self.why).status == 0)
    #expect(try project.baselines.isEmpty)
    #expect(try !project.call("show", run).output.contains("(cut off)"))
  }

  @Test(
    "A run and a decision wait for each other: no run compares with a tree that is half one, half the other")
  func besideRuns() throws {
    let project = try ChangedProject().project
    let before = try project.baselines
    let approve = ["approve", "--group", "1"] + Self.why
    let reading = try BaselineStore(folder: project.path("Baselines")).lockForReading()
    let refused = try project.call(approve)
    #expect(refused.status == 3 && refused.isOneErrorLine, "\(refused)")
    #expect(refused.errors.contains("or a run is at work") && refused.errors.contains("wait for it"))
    #expect(try project.baselines == before)
    let run = ["run", "--filter", ChangedProject.new, "--only", "cases"]
    #expect(try project.call(run).status == 1)
    _ = consume reading
    let approval = try UnfinishedApproval(in: project)
    let waiting = try project.call(run)
    #expect(waiting.status == 3 && waiting.errors.contains("another process is deciding"), "\(waiting)")
    try approval.writeAndEnd()
    let cutOff = try project.call(run)
    #expect((cutOff.output + cutOff.errors).contains("was cut off; proofsheet undo"), "\(cutOff)")
  }

  @Test("Though nothing that was replaced is kept, files put back by hand let the project go on")
  func keptFilesLost() throws {
    let changed = try ChangedProject()
    let project = changed.project
    let before = try project.baselines
    try UnfinishedApproval(in: project).writeAndEnd()
    let after = try project.baselines
    try FileManager.default.removeItem(atPath: project.path(".proofsheet/replaced"))
    let refused = try project.call(["undo"] + Self.why)
    #expect(refused.status == 3 && refused.isOneErrorLine, "\(refused)")
    #expect(refused.errors.contains("back as it was before, from version control, or delete it"))
    #expect(try project.baselines == after)
    for (name, bytes) in before {
      guard let bytes, name.hasSuffix(".png") || name.hasSuffix(".jsonl") else { continue }
      try bytes.write(to: URL(fileURLWithPath: project.path("Baselines/\(name)")))
    }
    let outcome = try project.call(["undo"] + Self.why)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try project.baselines == before)
    #expect(try project.decided().pending.count == 5)
    #expect(try project.call(["approve", "--all"] + Self.why).status == 0)
  }

  @Test("After a cut-off, a baseline that is neither is left alone, and can be deleted to go on")
  func neither() throws {
    let changed = try ChangedProject()
    let project = changed.project
    let before = try project.baselines
    try UnfinishedApproval(in: project).writeAndEnd()
    let file = URL(fileURLWithPath: project.path("Baselines/\(ChangedProject.recoloured).png"))
    try PNGComment.added(to: Data(contentsOf: file)).write(to: file)
    let refused = try project.call(["undo"] + Self.why)
    #expect(refused.status == 1 && refused.isOneErrorLine, "\(refused)")
    #expect(
      refused.errors.contains("put back what was there before or what was approved, or delete it, then "))
    try FileManager.default.removeItem(at: file)
    #expect(try project.call(["undo"] + Self.why).status == 0)
    #expect(try project.baselines == before)
  }

  @Test("An undo that was cut off is completed, and the record has the names and reasons of both commands")
  func completion() throws {
    let project = try TemporaryProject.approved()
    let store = try RunStore(path: project.path(".proofsheet/runs.sqlite"), access: .readWrite)
    let run = try #require(try store.latestRun(complete: true)).id
    _ = try store.recordUndo(
      of: try store.standingDecisions(),
      decision: Decision(by: "Bo", reason: "too early", at: "2025-01-02T04:00:00Z", run: ""), isDone: false)
    store.close()
    #expect(try Self.cutOff(in: project).map { $0 == ("undo", 3) } == true)
    let outcome = try project.call(["undo"] + Self.why)
    #expect(outcome.output.hasSuffix("3 in an undo that was cut off: completed\n"), "\(outcome)")
    #expect(try project.baselines.isEmpty && project.decided().pending.count == 3)
    let trail = try project.call("show", run).output.split(separator: "\n").suffix(2).map(String.init)
    #expect(trail[0] == "undo   3 pictures   by Bo on 2025-01-02: too early")
    #expect(trail[1].contains(#/^undo   3 pictures   by Ann on \d{4}-\d\d-\d\d: was cut off$/#), "\(trail)")
  }

  /// Calls the binary and kills it once the tree of baselines is as asked for, or it has ended.
  private static func kill(
    _ words: [String], in project: TemporaryProject, when isTime: ([String: Data?]) -> Bool
  ) throws {
    let process = Process()
    process.executableURL = try TemporaryProject.binary
    process.arguments = words
    process.currentDirectoryURL = project.folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while try process.isRunning && !isTime(project.baselines) { usleep(200) }
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// What `status` says was cut off, and that everything else is refused until it is put right.
  private static func cutOff(in project: TemporaryProject) throws -> (action: String, pictures: Int)? {
    let json = try object(project.call("status", "--json").output)
    guard let cutOff = json["cutOff"] as? [String: Any], let action = cutOff["action"] as? String,
      let pictures = cutOff["pictures"] as? Int
    else { return nil }
    let word = action == "undo" ? "an undo" : "an approval"
    let text = try project.call("status")
    #expect(text.status == 1 && text.output.contains("cut off   \(word) of \(pictures) pictures; "))
    #expect(!text.output.contains("next "), "\(text)")
    for words in [["approve", "--all"], ["undo", "popover"], ["undo", "--all"]] {
      let refused = try project.call(words + why)
      #expect(refused.status == 3 && refused.isOneErrorLine, "\(words): \(refused)")
      #expect(refused.errors.contains("proofsheet undo --reason TEXT puts back"))
    }
    return (action, pictures)
  }

  // Where the kill hits is up to the machine; the states that it can leave have tests of their own.
  @Test("Killed at any moment, an approval and an undo are put right, to the last byte")
  func killed() throws {
    let project = try TemporaryProject()
    try #require(try project.call("run", "--filter", "popover/up/*", "--only", "cases").status == 1)
    let pending = try project.decided().pending.count
    for round in 0..<3 {
      // With each round a little later.
      try Self.kill(["approve", "--all"] + Self.why, in: project) { $0.count > 3 + 20 * round }
      let approval = try Self.cutOff(in: project)
      if let approval { #expect(approval == ("approve", pending)) }
      let reset = try project.call(["undo"] + Self.why)
      // Nothing to undo: it was killed before it was recorded.
      #expect(reset.status == 0 || approval == nil && reset.status == 2, "\(reset)")
      #expect(try project.baselines.isEmpty)

      try #require(try project.call(["approve", "--all"] + Self.why).status == 0)
      try #require(try project.decided().status == 0)
      try Self.kill(["undo"] + Self.why, in: project) { $0.count < pending - 20 * round }
      let undo = try Self.cutOff(in: project)
      if let undo { #expect(undo == ("undo", pending)) }
      if try !project.baselines.isEmpty || undo != nil {
        #expect(try project.call(["undo"] + Self.why).status == 0)
      }
      #expect(try project.baselines.isEmpty)
      #expect(try project.decided().pending.count == pending)
    }
  }
}
