import Foundation
import RunModel

/// Who decides and why, from the command line.
enum Decider {
  static let options = [
    Arguments.Option(name: "--reason", value: "TEXT", help: "why; needed"),
    Arguments.Option(name: "--by", value: "NAME", help: "who decides (default: git's user.name)"),
  ]

  /// The decision that the words make.
  ///
  /// - Parameter question: what the reason answers.
  static func decision(
    _ arguments: Arguments, on run: String, question: String
  ) throws -> Decision {
    guard let reason = arguments.last("--reason").map(trimmed), reason.showsSomething else {
      throw CommandFailure.usage("no reason", "--reason", "say \(question)")
    }
    return Decision(by: try name(arguments), reason: reason, at: Clock.timestamp(Date()), run: run)
  }

  private static func name(_ arguments: Arguments) throws -> String {
    let missing = CommandFailure.usage(
      "who decides is not known", "--by", "give --by NAME, or set git's user.name")
    if let name = arguments.last("--by").map(trimmed) {
      guard name.showsSomething else { throw missing }
      return name
    }
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "config", "user.name"]
    let output = Pipe()
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    do { try git.run() } catch { throw missing }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    let name = trimmed(String(decoding: data, as: UTF8.self))
    guard name.showsSomething else { throw missing }
    return name
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
