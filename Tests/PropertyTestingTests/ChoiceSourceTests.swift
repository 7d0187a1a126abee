import Testing

@testable import PropertyTesting

struct ChoiceSourceTests {
  @Test func replayedChoicesAreCutToTheirMaximum() throws {
    var source = ChoiceSource(replaying: [7, 3])
    #expect(try source.choice(upTo: 5) == 5)
    #expect(try source.choice(upTo: 5) == 3)
    #expect(throws: GenerationFailure.overrun) { try source.choice(upTo: 5) }
    #expect(source.choices == [5, 3])
  }
}
