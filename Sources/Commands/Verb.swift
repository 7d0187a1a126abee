/// A verb of the command line.
protocol Verb {
  /// The word.
  static var name: String { get }
  /// One line for the overview.
  static var summary: String { get }
  /// The words after the verb, for the help.
  static var operands: String { get }
  /// How many words there may be.
  static var operandCount: ClosedRange<Int> { get }
  /// Its own options.
  static var options: [Arguments.Option] { get }
  /// What its exit statuses mean besides those that every verb has (CLI.md).
  static var statuses: [ExitStatus: String] { get }
  /// Commands that show what it is for.
  static var examples: [String] { get }
  /// Does it.
  static func perform(_ arguments: Arguments) async throws -> ExitStatus
}

extension Verb {
  static var operands: String { "" }
  static var operandCount: ClosedRange<Int> { 0...0 }
  static var statuses: [ExitStatus: String] { [:] }

  /// What `proofsheet VERB --help` prints.
  static var help: String {
    func lines(_ options: [Arguments.Option]) -> String {
      options.map { option in
        let head = option.value.map { "\(option.name) \($0)" } ?? option.name
        return "  \(head)\(String(repeating: " ", count: max(1, 22 - head.count)))\(option.help)"
          + (option.isRepeatable ? "; repeatable" : "")
      }.joined(separator: "\n")
    }
    let own = options.isEmpty ? "" : "\n\n\(lines(options))"
    let all = ExitStatus.common.merging(statuses) { $1 }
    let meanings = all.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue) \($0.value)" }
    return "proofsheet \(name)\(operands.isEmpty ? "" : " \(operands)")\n\n\(summary)\(own)\n\neverywhere\n"
      + lines(Arguments.common) + "\n\nexamples\n" + examples.map { "  \($0)" }.joined(separator: "\n")
      + "\n\nexit status: \(meanings.joined(separator: ", "))"
  }
}
