/// The words after a verb, checked against what the verb knows.
struct Arguments {
  /// An option of a verb.
  struct Option {
    let name: String
    /// What its value is called in the help; nil for a switch.
    let value: String?
    let help: String
    /// Whether every value counts that is given; of other options the last one does.
    var isRepeatable = false
  }

  /// Options that every verb takes.
  static let common = [
    Option(
      name: "--project", value: "DIR", help: "the folder with proofsheet.json (default: the nearest upward)"),
    Option(name: "--config", value: "FILE", help: "another configuration file"),
    Option(name: "--database", value: "FILE", help: "the record of runs (default: .proofsheet/runs.sqlite)"),
    Option(name: "--quiet", value: nil, help: "errors only"),
    Option(name: "--no-color", value: nil, help: "no colour"),
  ]

  private var values: [String: [String]] = [:]
  let operands: [String]

  init(_ words: [String], options: [Option], operands limit: ClosedRange<Int>, verb: String) throws {
    var operands: [String] = []
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        break
      }
      guard word.hasPrefix("--") else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = (options + Self.common).first(where: { $0.name == name }) else {
        throw CommandFailure.usage("unknown option \(name)", verb, "proofsheet \(verb) --help lists them")
      }
      if option.value == nil {
        if parts.count == 2 {
          throw CommandFailure.usage("\(name) takes no value", verb, "leave the value out")
        }
        values[name, default: []].append("")
      } else if parts.count == 2 {
        values[name, default: []].append(String(parts[1]))
      } else if let value = words.popFirst() {
        values[name, default: []].append(value)
      } else {
        throw CommandFailure.usage("\(name) lacks its value", verb, "give \(name) \(option.value ?? "")")
      }
    }
    if let name = values.first(where: { name, given in
      given.contains("") && (options + Self.common).contains { $0.name == name && $0.value != nil }
    })?.key {
      throw CommandFailure.usage("\(name) has an empty value", verb, "give it one")
    }
    if operands.contains("") { throw CommandFailure.usage("an empty word", verb, "give a path") }
    guard limit.contains(operands.count) else {
      throw CommandFailure.usage(
        operands.count > limit.upperBound ? "unexpected word \(operands[limit.upperBound])" : "too few words",
        verb,
        "proofsheet \(verb) --help tells what belongs there")
    }
    self.operands = operands
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  func all(_ name: String) -> [String] { values[name] ?? [] }
  func last(_ name: String) -> String? { values[name]?.last }

  /// A whole number: digits alone, without a sign; nil for anything else.
  static func wholeNumber(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(text) : nil
  }

  /// A whole number within limits.
  func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = last(name) else { return nil }
    guard let number = Self.wholeNumber(text), range.contains(number) else {
      throw CommandFailure.usage(
        "\(text) is no number that fits", name, "give \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
