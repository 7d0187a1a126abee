import Catalog
import Foundation
import Review
import RunModel
import Storage

/// `approve`: makes pending pictures baselines.
enum ApproveVerb: Verb {
  static let name = "approve"
  static let summary = "makes pending pictures of a complete run baselines: exactly the stored bytes"
  static let operands = "[ID|GLOB]…"
  static let operandCount = 0...10_000
  static let options = [
    Arguments.Option(name: "--all", value: nil, help: "everything that is pending"),
    Arguments.Option(name: "--run", value: "ID", help: "another run than the last complete one"),
    Arguments.Option(name: "--reason", value: "TEXT", help: "why the pictures are right"),
    Arguments.Option(name: "--by", value: "NAME", help: "who decides (default: git's user.name)"),
  ]

  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    let console = Console(arguments: arguments, carriesJSON: false)
    guard arguments.has("--all") != !arguments.operands.isEmpty else {
      throw CommandFailure.usage("what to approve is not clear", "approve", "give ids, globs, or --all alone")
    }
    let project = try Project(arguments)
    _ = try project.recordForReading()
    let store = try RunStore(path: project.database.value, access: .readWrite)
    let run = try RecordedRun.find(arguments.last("--run"), in: store)
    let pending = try store.pendingResults(of: run.id)
    let globs = arguments.operands.map(Glob.init)
    for glob in globs where !pending.contains(where: { glob.matches($0.caseID.description) }) {
      throw CommandFailure.usage(
        "nothing pending matches \(glob.pattern)", run.id, "proofsheet status lists it")
    }
    let chosen = pending.filter { result in
      arguments.has("--all") || globs.contains { $0.matches(result.caseID.description) }
    }
    guard !chosen.isEmpty else {
      console.say("nothing is pending in run \(run.id)")
      return .passed
    }
    guard let reason = arguments.last("--reason"), !reason.isEmpty else {
      throw CommandFailure.usage("no reason", "--reason", "say why the pictures are right")
    }
    let decision = Decision(
      by: try name(arguments), reason: reason, at: Clock.timestamp(Date()), run: run.id)
    for result in chosen { console.say("\(result.verdict.rawValue)   \(result.caseID)") }
    try Approval(store: store, pictures: project.pictureStore, baselines: project.baselineStore)
      .approve(chosen, of: run, decision: decision)
    console.say("\(chosen.count) approved by \(decision.by)")
    return .passed
  }

  private static func name(_ arguments: Arguments) throws -> String {
    if let name = arguments.last("--by"), !name.isEmpty { return name }
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "config", "user.name"]
    let output = Pipe()
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    let missing = CommandFailure.usage(
      "who decides is not known", "--by", "give --by NAME, or set git's user.name")
    do { try git.run() } catch { throw missing }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    let name = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    if name.isEmpty { throw missing }
    return name
  }
}
