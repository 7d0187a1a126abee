import Testing

@testable import PropertyTesting

struct ChoiceSourceTests {
  @Test func replayedChoicesAreCutToTheirMaximum() throws {
    var source = ChoiceSource(replaying: [7, 3], longest: 2)
    #expect(try source.choice(upTo: 5) == 5)
    #expect(try source.choice(upTo: 5) == 3)
    #expect(throws: GenerationFailure.overrun) { try source.choice(upTo: 5) }
    #expect(source.choices == [5, 3])
  }

  @Test func pastTheEndOfASequenceAreZeros() throws {
    var source = ChoiceSource(replaying: [2])
    #expect(try source.choice(upTo: 5) == 2)
    #expect(try source.choice(upTo: 5) == 0)
    #expect(try source.choice(upTo: .max) == 0)
    #expect(source.choices == [2, 0, 0])
  }

  @Test func pastTheEndOfASequenceOneCanDrawAtRandom() throws {
    var source = ChoiceSource(replaying: [2], then: SplitMix64(seed: 1_234_567))
    #expect(try source.choice(upTo: 5) == 2)
    #expect(try source.choice(upTo: .max) == 6_457_827_717_110_365_317)
  }

  @Test func goingOnIsRecordedAsYesOrNo() throws {
    var source = ChoiceSource(replaying: [9, 0])
    #expect(try source.continues(mean: 20) == true)
    #expect(try source.continues(mean: 20) == false)
    #expect(source.choices == [1, 0])
  }

  @Test func goingOnLastsAsLongAsAskedOnAverage() throws {
    var source = ChoiceSource(random: SplitMix64(seed: 3), longest: 1_000_000)
    var lengths: [Int] = []
    for _ in 0..<10_000 {
      var length = 0
      while try source.continues(mean: 5) { length += 1 }
      lengths.append(length)
    }
    // A geometric distribution of mean 5 has a variance of 30: the mean of 10,000 strays by 0.055.
    #expect(abs(Double(lengths.reduce(0, +)) / 10_000 - 5) < 0.25)
  }

  /// What the record holds makes the same value and the same record.
  @Test(arguments: 0..<50 as Range<UInt64>) func aRecordReplaysToItself(_ seed: UInt64) throws {
    let generator = Generator.array(
      of: .one(of: [.integer(in: 0...9).filter { $0 % 2 == 1 }, .integer(in: -500...500)]), count: 2...9)
    var source = ChoiceSource(random: SplitMix64(seed: seed), longest: 4096)
    guard let value = try? generator.run(&source) else { return }
    var replay = ChoiceSource(replaying: source.choices)
    #expect(try generator.run(&replay) == value)
    #expect(replay.choices == source.choices)
  }

  @Test func aTraceGroupsPartsByThePartTheyLieIn() throws {
    var source = ChoiceSource(replaying: [1, 1, 7, 0, 1, 0, 0], traces: true)
    let lists = Generator.array(of: .array(of: .integer(in: 0...9), count: 0...3), count: 0...3)
    #expect(try source.draw(lists) == [[7], []])
    let trace = try #require(source.trace)
    #expect(trace.maxima == [1, 1, 9, 1, 1, 1, 1])
    // Two elements and the end, of the outer list and of the first inner one.
    #expect(trace.groups.contains { $0.parts == [0..<4, 4..<6, 6..<7] })
    #expect(trace.groups.contains { $0.parts == [1..<3, 3..<4] })
  }
}
