import Testing

@testable import PropertyTesting

struct ReplayTokenTests {
  /// Made with another language's base64 and CRC libraries.
  static let known: [(choices: [UInt64], text: String)] = [
    ([], "AqGODDw"),
    ([0], "AgB9cO9z"),
    ([127, 128], "An-AASeQZJg"),
    ([.max], "Av___________wEcDICF"),
    ([3, 0, 580, 0, 0], "AgMAxAQAAHRtQXI"),
    ([1, 2, 3, 4], "AgECAwSsgJor"),
  ]

  @Test(arguments: known) func textsAreKnown(_ choices: [UInt64], _ text: String) throws {
    #expect(try ReplayToken(choices: choices).text == text)
    #expect(try ReplayToken(text: text).choices == choices)
  }

  @Test func anySequenceComesBack() throws {
    let choices = Generator.array(
      of: .one(of: [.integer(in: 0...300), .integer(in: 0...Int.max), .integer(in: .min ... .max)]),
      count: 0...40
    ).map { $0.map { UInt64(truncatingIfNeeded: $0) } }
    let outcome = PropertyRunner(seed: 1, trials: 2000).run(
      Property(choices) { choices in
        let token = try ReplayToken(choices: choices)
        #expect(try ReplayToken(text: token.text) == token)
      })
    #expect(outcome.failures.isEmpty && outcome.trials == 2000)
  }

  /// Every text that one slip away from a token makes, none of which is taken for another sequence: a
  /// character replaced, lost, put in or exchanged with any other, the end cut off, and characters appended.
  /// Of all three lengths that leave different numbers of bits at the end.
  @Test(
    arguments: [[], [7], [7, 8], [0, 0, 0, 54, 0, 0, 0, 0], [3, 0, 580, 17, 65_535, 1], [1, 300, 2]]
      as [[UInt64]])
  func everyMistypedTextIsRefused(_ choices: [UInt64]) throws {
    let text = Array(try ReplayToken(choices: choices).text)
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    var mistyped: Set<[Character]> = []
    for place in text.indices {
      mistyped.insert(Array(text[..<place]))
      mistyped.insert(Array(text[..<place] + text[(place + 1)...]))
      for character in alphabet + Array("=+/ .") {
        mistyped.insert(text[..<place] + [character] + text[(place + 1)...])
      }
      for other in text.indices[place...] {
        var exchanged = text
        exchanged.swapAt(place, other)
        mistyped.insert(exchanged)
      }
    }
    for place in 0...text.count {
      for character in alphabet { mistyped.insert(text[..<place] + [character] + text[place...]) }
    }
    for character in alphabet {
      for count in 1...12 { mistyped.insert(text + Array(repeating: character, count: count)) }
    }
    mistyped.remove(text)
    #expect(mistyped.count > 1_500)
    let read = mistyped.filter { (try? ReplayToken(text: String($0))) != nil }
    #expect(read.map { String($0) }.sorted() == [], "taken for \(String(text))")
  }

  @Test func reasonsAreTold() throws {
    let text = try ReplayToken(choices: [1, 2, 3, 4]).text
    #expect(throws: ReplayTokenFailure.empty) { try ReplayToken(text: "") }
    #expect(throws: ReplayTokenFailure.unknownCharacter("é", place: 3)) { try ReplayToken(text: "Agé") }
    #expect(throws: ReplayTokenFailure.unknownCharacter("\n", place: text.count + 1)) {
      try ReplayToken(text: text + "\n")
    }
    #expect(throws: ReplayTokenFailure.unknownVersion(1)) { try ReplayToken(text: "AQECAwS2Xg") }
    #expect(throws: ReplayTokenFailure.cutShort) { try ReplayToken(text: "AgAAAA") }
    #expect(throws: ReplayTokenFailure.cutShort) { try ReplayToken(text: "A") }
    #expect(throws: ReplayTokenFailure.wrongChecksum) { try ReplayToken(text: "AgAAAAA") }
    #expect("\(ReplayTokenFailure.unknownCharacter("=", place: 7))".contains("“=” as its character 7"))
  }

  @Test func longSequencesAreRefused() throws {
    let most = Array(repeating: UInt64.max, count: ReplayToken.mostChoices)
    #expect(try ReplayToken(text: ReplayToken(choices: most).text).choices == most)
    #expect(throws: ReplayTokenFailure.tooManyChoices) { try ReplayToken(choices: most + [0]) }
    #expect(throws: ReplayTokenFailure.tooManyChoices) {
      try ReplayToken(text: String(repeating: "A", count: 1_000_000))
    }
    // Short choices, so that only their number is too large.
    let zeros = [ReplayToken.version] + Array(repeating: 0, count: ReplayToken.mostChoices + 1)
    #expect(throws: ReplayTokenFailure.tooManyChoices) { try ReplayToken(text: Self.text(zeros)) }
  }

  @Test(
    arguments: [
      ([0x80], 0), ([0x01, 0x80, 0x00], 1), ([0x80, 0x80], 0),
      (Array(repeating: 0xFF, count: 9) + [0x02], 0), (Array(repeating: 0x80, count: 10) + [0x01], 0),
    ] as [([UInt8], Int)])
  func choicesHaveOneSpelling(_ bytes: [UInt8], _ index: Int) {
    #expect(throws: ReplayTokenFailure.malformedChoice(index: index)) {
      try ReplayToken(text: Self.text([ReplayToken.version] + bytes))
    }
  }

  @Test func theChecksumIsTheStandardOne() {
    #expect(CyclicRedundancyCheck.thirtyTwoBits(of: "123456789".utf8) == 0xCBF4_3926)
  }

  /// Bytes with a right checksum.
  private static func text(_ bytes: [UInt8]) -> String {
    let checksum = CyclicRedundancyCheck.thirtyTwoBits(of: bytes)
    return Base64URL.text(of: bytes + (0..<4).map { UInt8(truncatingIfNeeded: checksum >> (8 * $0)) })
  }
}
