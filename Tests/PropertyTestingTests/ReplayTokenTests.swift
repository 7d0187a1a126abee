import Testing

@testable import PropertyTesting

struct ReplayTokenTests {
  /// Made with another language's base64 and CRC libraries.
  static let known: [(choices: [UInt64], text: String)] = [
    ([], "AfHR"),
    ([0], "AQAuPg"),
    ([127, 128], "AX-AAQ30"),
    ([.max], "Af___________wFFTw"),
    ([3, 0, 580, 0, 0], "AQMAxAQAACLa"),
    ([1, 2, 3, 4], "AQECAwS2Xg"),
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

  /// Each character replaced by each other one: none is taken for another sequence. Of all three lengths that
  /// leave different numbers of bits at the end.
  @Test(arguments: [[], [7], [7, 8], [3, 0, 580, 17, 65_535, 1]] as [[UInt64]])
  func aWrongCharacterIsRefused(_ choices: [UInt64]) throws {
    let text = try ReplayToken(choices: choices).text
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/ ."
    for place in text.indices {
      for character in alphabet where character != text[place] {
        var mistyped = text
        mistyped.replaceSubrange(place...place, with: String(character))
        #expect(throws: ReplayTokenFailure.self) { try ReplayToken(text: mistyped) }
      }
    }
  }

  @Test func aLostOrDoubledOrSwappedCharacterIsRefused() throws {
    let text = try ReplayToken(choices: [3, 0, 580, 17, 65_535, 1]).text
    let characters = Array(text)
    for place in characters.indices {
      var lost = characters
      lost.remove(at: place)
      var doubled = characters
      doubled.insert(characters[place], at: place)
      var swapped = characters
      if place > 0 { swapped.swapAt(place - 1, place) }
      for mistyped in [lost, doubled, swapped] where mistyped != characters {
        #expect(throws: ReplayTokenFailure.self) { try ReplayToken(text: String(mistyped)) }
      }
    }
  }

  @Test func reasonsAreTold() throws {
    let text = try ReplayToken(choices: [1, 2, 3, 4]).text
    #expect(throws: ReplayTokenFailure.empty) { try ReplayToken(text: "") }
    #expect(throws: ReplayTokenFailure.unknownCharacter("é", place: 3)) { try ReplayToken(text: "AQé") }
    #expect(throws: ReplayTokenFailure.unknownCharacter("\n", place: text.count + 1)) {
      try ReplayToken(text: text + "\n")
    }
    #expect(throws: ReplayTokenFailure.unknownVersion(2)) { try ReplayToken(text: "AgAA") }
    #expect(throws: ReplayTokenFailure.cutShort) { try ReplayToken(text: "AQ") }
    #expect(throws: ReplayTokenFailure.cutShort) { try ReplayToken(text: "A") }
    #expect(throws: ReplayTokenFailure.wrongChecksum) { try ReplayToken(text: "AQAA") }
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
    #expect(CyclicRedundancyCheck.sixteenBits(of: "123456789".utf8) == 0x29B1)
  }

  /// Bytes with a right checksum.
  private static func text(_ bytes: [UInt8]) -> String {
    let checksum = CyclicRedundancyCheck.sixteenBits(of: bytes)
    return Base64URL.text(of: bytes + [UInt8(checksum >> 8), UInt8(checksum & 0xFF)])
  }
}
