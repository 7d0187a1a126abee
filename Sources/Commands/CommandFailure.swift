import Components
import ImageCoding
import Storage

/// Why a verb ends early: `proofsheet: error: WHAT (WHERE); REMEDY` and an exit status.
struct CommandFailure: Error {
  let what: String
  let location: String
  let remedy: String
  let status: ExitStatus

  /// A usage error.
  static func usage(_ what: String, _ location: String, _ remedy: String) -> CommandFailure {
    CommandFailure(what: what, location: location, remedy: remedy, status: .usage)
  }

  init(what: String, location: String, remedy: String, status: ExitStatus) {
    self.what = what
    self.location = location
    self.remedy = remedy
    self.status = status
  }

  /// The failure that any error stands for.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let failure as ParameterFailure:
      self.init(
        what: failure.problem, location: failure.key.isEmpty ? "parameters" : failure.key,
        remedy: failure.remedy,
        status: .usage)
    case let failure as StorageFailure:
      self.init(what: failure.what, location: failure.location, remedy: failure.remedy, status: .inputOutput)
    case let failure as AmbiguousRunID:
      self = .usage(
        "several runs begin with \(failure.prefix): \(failure.examples.joined(separator: ", "))",
        "the record",
        "give more of the id")
    case let failure as BaselineMismatch:
      // Nothing is unreadable: the tree differs from what was approved.
      self.init(
        what: failure.what, location: failure.location, remedy: failure.remedy, status: .different)
    case let failure as ImageCodingFailure:
      self.init(
        what: failure.what, location: failure.location ?? "picture",
        remedy: failure.remedy ?? "give a readable PNG file", status: .inputOutput)
    default:
      self.init(
        what: "\(error)", location: "proofsheet", remedy: "run proofsheet doctor", status: .inputOutput)
    }
  }

  /// The one line for standard error; control characters become spaces.
  var line: String {
    let text = "proofsheet: error: \(what) (\(location)); \(remedy)"
    return Console.plain(text)
  }
}

/// Exit statuses (CLI.md).
enum ExitStatus: Int32 {
  case passed = 0
  case different = 1
  case usage = 2
  case inputOutput = 3
  case inconclusive = 4
  case interrupted = 130
  case terminated = 143

  /// What every verb can end with.
  static let common: [ExitStatus: String] = [
    .passed: "passed", .usage: "usage", .inputOutput: "input or output",
  ]
}
