import Testing

@testable import PropertyTesting

struct GeneratorTests {
  private static func value<Value>(_ generator: Generator<Value>, _ choices: [UInt64]) throws -> Value {
    var source = ChoiceSource(replaying: choices)
    let value = try generator.run(&source)
    #expect(source.choices.count >= choices.count, "a choice was not used")
    return value
  }

  private static func drawn<Value>(_ generator: Generator<Value>, _ count: Int) -> [Value] {
    var values: [Value] = []
    var streams = SplitMix64(seed: 11)
    while values.count < count {
      var source = ChoiceSource(random: SplitMix64(seed: streams.next()), longest: 4096)
      if let value = try? generator.run(&source) { values.append(value) }
    }
    return values
  }

  @Test func integersGoUpFromTheOriginThenDown() throws {
    let generator = Generator.integer(in: -2...3)
    #expect(try (0...5).map { try Self.value(generator, [$0]) } == [0, 1, 2, 3, -1, -2])
    let away = Generator.integer(in: 5...8, origin: 7)
    #expect(try (0...3).map { try Self.value(away, [$0]) } == [7, 8, 6, 5])
    #expect(try Self.value(.integer(in: 5...8), [0]) == 5)
    #expect(try Self.value(.integer(in: -8...(-5)), [0]) == -5)
  }

  @Test func integersMayHaveTheWidestRange() throws {
    let generator = Generator.integer(in: .min ... .max)
    #expect(try Self.value(generator, [.max]) == .min)
    #expect(try Self.value(generator, [UInt64(Int.max)]) == .max)
    #expect(try Self.value(generator, [UInt64(Int.max) + 1]) == -1)
    #expect(try Self.value(.integer(in: .min ... .max, origin: .min), [.max]) == .max)
  }

  @Test func doublesAreMultiples() throws {
    let generator = Generator.double(in: -0.6...0.8, denominator: 4)
    #expect(try (0...5).map { try Self.value(generator, [$0]) } == [0, 0.25, 0.5, 0.75, -0.25, -0.5])
    #expect(try Self.value(.double(in: 2.1...9, denominator: 2, origin: 4.5), [0]) == 4.5)
    #expect(try Self.value(.double(in: 2.1...9, denominator: 2), [0]) == 2.5)
    #expect(try Self.value(.double(in: 0.1...0.1, denominator: 10), [0]) == 0.1)
  }

  @Test func nearNumbersAreEqualityThenStepsUpThenDown() throws {
    let generator = Generator.near([18.5, -3])
    #expect(
      try (0...5).map { try Self.value(generator, [$0]) } == [
        18.5, -3, Double(Float(18.5).nextUp), Double(Float(-3).nextUp), Double(Float(18.5).nextDown),
        Double(Float(-3).nextDown),
      ])
  }

  @Test func optionalsAreNilFirst() throws {
    let generator = Generator.integer(in: 0...9).optional()
    #expect(try Self.value(generator, [0]) == nil)
    #expect(try Self.value(generator, [1, 4]) == 4)
    let count = Self.drawn(generator, 4000).count { $0 == nil }
    #expect(abs(count - 2000) < 200)
  }

  @Test func someThingsAreRare() throws {
    #expect(try (0...3).map { try Self.value(.once(in: 4), [$0]) } == [false, false, false, true])
    #expect(abs(Self.drawn(.once(in: 8), 8000).count { $0 } - 1000) < 150)
  }

  @Test func arraysHaveTheCountsAskedFor() throws {
    let generator = Generator.array(of: .integer(in: 0...9), count: 2...4)
    #expect(try Self.value(generator, [5, 6, 0]) == [5, 6])
    #expect(try Self.value(generator, [5, 6, 1, 7, 1, 8]) == [5, 6, 7, 8])
    #expect(Set(Self.drawn(generator, 1000).map(\.count)) == [2, 3, 4])
    #expect(try Self.value(.array(of: .integer(in: 0...9), count: 2...2), [5, 6]) == [5, 6])
    let long = Self.drawn(.array(of: .boolean, count: 0...100), 2000).map(\.count)
    #expect(abs(Double(long.reduce(0, +)) / 2000 - 5) < 0.6)
  }

  @Test func shuffledListsAreAllPermutationsInOrder() throws {
    let generator = Generator.shuffled([1, 2, 3])
    let all = try [[0, 0], [0, 1], [1, 0], [1, 1], [2, 0], [2, 1]].map { try Self.value(generator, $0) }
    #expect(all == [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]])
    var counts: [[Int]: Int] = [:]
    for value in Self.drawn(generator, 6000) { counts[value, default: 0] += 1 }
    #expect(counts.count == 6 && counts.values.allSatisfy { abs($0 - 1000) < 150 })
    #expect(try Self.value(Generator<[Int]>.shuffled([]), []) == [])
  }

  @Test func zipTakesAnyNumber() throws {
    let three = try Self.value(
      zip(Generator.integer(in: 0...9), Generator.boolean, Generator.element(of: ["x", "y"])), [4, 1, 1])
    #expect(three.0 == 4 && three.1 && three.2 == "y")
    let six = try Self.value(
      zip(
        Generator.boolean, Generator.boolean, Generator.boolean, Generator.boolean, Generator.boolean,
        Generator.integer(in: 0...9)), [0, 1, 0, 1, 0, 7])
    #expect(six.1 && six.3 && six.5 == 7)
  }

  @Test func filtersDrawThreeTimes() throws {
    let generator = Generator.integer(in: 0...9).filter { $0 > 5 }
    #expect(try Self.value(generator, [1, 2, 8]) == 8)
    var source = ChoiceSource(replaying: [1, 2, 3, 8])
    #expect(throws: GenerationFailure.rejected) { try generator.run(&source) }
  }

  @Test func operationsFollowTheirStates() throws {
    // Doubling where there is something to double.
    let generator = Generator<[Int]>.operations(
      from: 1, next: { state in state > 40 ? nil : .integer(in: state...state * 2) }, apply: { $1 += $0 },
      count: 1...9)
    #expect(try Self.value(generator, [0, 1, 1, 0]) == [1, 3])
    for operations in Self.drawn(generator, 300) {
      var state = 1
      for operation in operations {
        #expect(state <= 40 && (state...state * 2).contains(operation))
        state += operation
      }
    }
    let blocked = Generator<[Int]>.operations(
      from: 0, next: { _ in Generator<Int>?.none }, apply: { _, _ in }, count: 1...2)
    var source = ChoiceSource(replaying: [])
    #expect(throws: GenerationFailure.rejected) { try blocked.run(&source) }
  }

  @Test func impossibleGeneratorsAreRefused() async {
    await #expect(processExitsWith: .failure) { _ = Generator<Int>.element(of: []) }
    await #expect(processExitsWith: .failure) { _ = Generator<Int>.one(of: []) }
    await #expect(processExitsWith: .failure) { _ = Generator<Bool>.once(in: 0) }
    await #expect(processExitsWith: .failure) { _ = Generator<Double>.double(in: 0.1...0.2, denominator: 4) }
    await #expect(processExitsWith: .failure) { _ = Generator<Double>.near([]) }
    await #expect(processExitsWith: .failure) { _ = Generator<Double>.near([1e300]) }
    await #expect(processExitsWith: .failure) {
      _ = Generator<[Int]>.array(of: .constant(1), count: -1...2)
    }
  }
}
