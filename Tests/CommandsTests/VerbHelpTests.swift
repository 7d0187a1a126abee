import Testing

@testable import Commands

/// The help of every verb holds what it promises.
struct VerbHelpTests {
  @Test("Each verb's examples are commands that it takes, and stand in its help")
  func examples() throws {
    for verb in CommandLineTool.verbs {
      #expect((1...2).contains(verb.examples.count), "\(verb.name)")
      for example in verb.examples {
        #expect(verb.help.contains("\n  \(example)\n"), "\(example)")
        let words = Self.words(example)
        #expect(words.prefix(2) == ["proofsheet", verb.name], "\(example)")
        // Unknown options, values that lack and too many words are refused here.
        #expect(throws: Never.self, "\(example)") {
          try Arguments(
            Array(words.dropFirst(2)), options: verb.options, operands: verb.operandCount, verb: verb.name)
        }
      }
    }
  }

  @Test("An option that may be given several times says so, by what it is and not by its text")
  func repeatable() {
    for verb in CommandLineTool.verbs {
      for option in verb.options {
        #expect(!option.help.contains("repeatable"), "\(verb.name) \(option.name)")
        #expect(verb.help.contains("\(option.help); repeatable") == option.isRepeatable, "\(option.name)")
      }
    }
  }

  /// By CLI.md's table and what each verb does.
  private static let numbers: [String: [Int]] = [
    "run": [0, 1, 2, 3, 4, 130, 143], "clauses": [0, 1, 2, 3, 4, 130, 143], "diff": [0, 1, 2, 3, 4],
    "compare": [0, 1, 2, 3, 4], "status": [0, 1, 2, 3, 4], "undo": [0, 1, 2, 3, 4],
    "approve": [0, 1, 2, 3, 4], "reject": [0, 2, 3, 4], "calibrate": [0, 1, 2, 3],
    "cases": [0, 2, 3], "render": [0, 2, 3], "show": [0, 2, 3], "report": [0, 2, 3], "gallery": [0, 2, 3],
    "doctor": [0, 2, 3],
  ]

  @Test("Each verb's help ends with a line of its exit statuses, in order")
  func statuses() throws {
    #expect(Set(CommandLineTool.verbs.map { $0.name }) == Set(Self.numbers.keys))
    for verb in CommandLineTool.verbs {
      let line = try #require(verb.help.split(separator: "\n").last)
      #expect(line.hasPrefix("exit status: 0 passed, "), "\(line)")
      let numbers = line.dropFirst("exit status: ".count).split(separator: ", ")
        .compactMap { Int($0.prefix { $0.isNumber }) }
      #expect(numbers == Self.numbers[verb.name], "\(line)")
    }
  }

  /// A command's words; what stands between quotes is one.
  private static func words(_ command: String) -> [String] {
    command.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { place, piece in
      place.isMultiple(of: 2) ? piece.split(separator: " ").map(String.init) : [String(piece)]
    }
  }
}
