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

  @Test("Each verb's help ends with a line of its exit statuses, in order, those of every verb among them")
  func statuses() throws {
    for verb in CommandLineTool.verbs {
      let line = try #require(verb.help.split(separator: "\n").last)
      #expect(line.hasPrefix("exit status: 0 passed, "), "\(line)")
      let numbers = line.dropFirst("exit status: ".count).split(separator: ", ")
        .compactMap { Int($0.prefix { $0.isNumber }) }
      #expect(numbers == numbers.sorted() && Set(numbers).isSuperset(of: [0, 2, 3]), "\(line)")
      #expect(numbers.allSatisfy { [0, 1, 2, 3, 4, 130, 143].contains($0) })
    }
  }

  /// A command's words; what stands between quotes is one.
  private static func words(_ command: String) -> [String] {
    command.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { place, piece in
      place.isMultiple(of: 2) ? piece.split(separator: " ").map(String.init) : [String(piece)]
    }
  }
}
