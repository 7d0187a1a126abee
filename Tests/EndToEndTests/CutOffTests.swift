import Foundation
import Glibc
import Testing

/// Approvals that do not come to their end: nothing stays half-done that cannot be put right.
struct CutOffTests {
  private static let why = ["--by", "Ann", "--reason", "was cut off"]

  @Test("An approval that fails half-way puts everything back")
  func failure() throws {
    let project = try TemporaryProject()
    let filters = ["popover/up/320x240-o0@1x", "stack/single/landscape-120x120@1x"].flatMap {
      ["--filter", $0]
    }
    try #require(try project.call(["run"] + filters).status == 1)
    // Where the second picture should go, a link leads elsewhere.
    for name in ["outside", "Baselines"] {
      try FileManager.default.createDirectory(atPath: project.path(name), withIntermediateDirectories: false)
    }
    try FileManager.default.createSymbolicLink(
      atPath: project.path("Baselines/stack"), withDestinationPath: project.path("outside"))
    let outcome = try project.call(["approve", "--all"] + Self.why)
    #expect(outcome.status == 3 && outcome.isOneErrorLine, "\(outcome)")
    #expect(outcome.errors.contains("after 1 of 2 pictures and 0 of 2 manifests were written; nothing was"))
    #expect(try Array(project.baselines.keys) == ["stack"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: project.path("outside")).isEmpty)
    try FileManager.default.removeItem(atPath: project.path("Baselines/stack"))
    #expect(try project.decided().pending.count == 2)
    #expect(try project.call(["undo"] + Self.why).status == 2)
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
    for words in [["approve", "--all"], ["undo", "popover"], ["undo", "--all"]] {
      let refused = try project.call(words + why)
      #expect(refused.status == 3 && refused.isOneErrorLine, "\(words): \(refused)")
      #expect(refused.errors.contains("proofsheet undo --reason TEXT puts back"))
    }
    return (action, pictures)
  }

  @Test("Killed at any moment, an approval and an undo are put right, to the last byte")
  func killed() throws {
    let project = try TemporaryProject()
    try #require(try project.call("run", "--filter", "popover/up/*", "--only", "cases").status == 1)
    let pending = try project.decided().pending.count
    var seen: Set<String> = []
    for round in 0..<4 {
      // With each round a little later.
      try Self.kill(["approve", "--all"] + Self.why, in: project) { $0.count > 3 + 20 * round }
      let approval = try Self.cutOff(in: project)
      if let approval { #expect(approval == ("approve", pending)) }
      seen.insert(approval?.action ?? "")
      #expect(try project.call(["undo"] + Self.why).status == 0)
      #expect(try project.baselines.isEmpty)

      try #require(try project.call(["approve", "--all"] + Self.why).status == 0)
      try #require(try project.decided().status == 0)
      try Self.kill(["undo"] + Self.why, in: project) { $0.count < pending - 20 * round }
      let undo = try Self.cutOff(in: project)
      if let undo { #expect(undo == ("undo", pending)) }
      seen.insert(undo?.action ?? "")
      if undo != nil { #expect(try project.call(["undo"] + Self.why).status == 0) }
      #expect(try project.baselines.isEmpty)
      #expect(try project.decided().pending.count == pending)
    }
    #expect(seen.isSuperset(of: ["approve", "undo"]), "\(seen)")
  }
}
