import Foundation
import Testing

/// A project in a folder of its own, removed at the end, on which the real binary works.
final class TemporaryProject {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{\"formatVersion\":1}".utf8).write(to: folder.appendingPathComponent("proofsheet.json"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What one call of the binary left behind.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String

    /// Whether there is exactly one line on standard error, in the form of CLI.md.
    var isOneErrorLine: Bool {
      errors.hasPrefix("proofsheet: error: ") && errors.hasSuffix("\n")
        && errors.dropLast().allSatisfy { $0 != "\n" } && errors.contains("); ") && output.isEmpty
    }
  }

  /// The binary beside the tests.
  static var binary: URL {
    get throws {
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
      let candidates = [
        bundle.bundleURL.deletingLastPathComponent(), Bundle.main.bundleURL,
        URL(fileURLWithPath: ".build/release"),
      ].map { $0.appendingPathComponent("proofsheet") }
      return try #require(candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) })
    }
  }

  /// Calls the binary in the project's folder.
  @discardableResult
  func call(_ words: String...) throws -> Outcome { try call(words) }

  @discardableResult
  func call(_ words: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = try Self.binary
    process.arguments = words
    process.currentDirectoryURL = folder
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // Errors are a line at most wherever the output is long, so reading one after the other is safe.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let errorText = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: errorText, as: UTF8.self))
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Every path below the folder, sorted.
  var contents: [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).sorted()
  }

  /// A project in which one popover is approved at its three scales.
  static func approved() throws -> TemporaryProject {
    let project = try TemporaryProject()
    try #require(try project.call("run", "--filter", "popover/up/320x240-o0@*").status == 1)
    let approval = try project.call("approve", "--all", "--by", "maintainer", "--reason", "first")
    try #require(approval.status == 0)
    return project
  }
}

/// A JSON object from text.
func object(_ text: String) throws -> [String: Any] {
  try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
}
