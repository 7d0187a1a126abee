import Testing

@testable import PropertyTesting

/// Each pass put before a failure that it can make smaller, and once more before the result.
struct ShrinkPassTests {
  struct Broken: Error {}

  private static func run<Value: Sendable>(
    _ pass: (inout Shrinker<Value>) -> Void, _ generator: Generator<Value>, from choices: [UInt64],
    measure: @escaping @Sendable (Value) -> [Double] = { _ in [] },
    whereNot holds: @escaping @Sendable (Value) -> Bool
  ) throws -> Value {
    let property = Property(generator, measure: measure) { if !holds($0) { throw Broken() } }
    var shrinker = try #require(Shrinker(property, origin: "violation", from: choices))
    pass(&shrinker)
    let value = shrinker.smallest.value
    // Until it makes no progress; then it makes none for ever.
    var steps: Int
    repeat {
      steps = shrinker.steps
      pass(&shrinker)
    } while shrinker.steps > steps
    let checks = shrinker.checks
    pass(&shrinker)
    #expect(shrinker.steps == steps && shrinker.checks == checks, "a pass without progress asks nothing new")
    return value
  }

  private static let list = Generator.array(of: .integer(in: 0...100), count: 0...20)
  private static let pair = Generator.array(of: .integer(in: 0...100), count: 2...2)

  @Test func spansAreDeleted() throws {
    let value = try Self.run(
      { $0.deleteSpans() }, Self.list, from: [1, 7, 1, 8, 1, 9, 1, 7, 1, 5, 0],
      whereNot: { $0.count { $0 == 7 } < 2 })
    #expect(value == [7, 7])
  }

  @Test func runsAreDeleted() throws {
    // Runs that are no parts: the end of one list and the beginning of the next.
    let value = try Self.run(
      { $0.deleteRuns() }, .array(of: Self.list, count: 0...5), from: [1, 1, 3, 0, 1, 1, 4, 0, 0],
      whereNot: { !Set($0.joined()).isSuperset(of: [3, 4]) })
    #expect(value == [[3, 4]])
  }

  @Test func runsAreZeroed() throws {
    let value = try Self.run(
      { $0.zeroRuns() }, .array(of: Self.pair, count: 0...5), from: [1, 40, 50, 1, 60, 70, 1, 5, 6, 0],
      whereNot: {
        $0.count < 3 || $0[1] != [0, 0] && $0[1] != [60, 70] || $0[2][0] == $0[2][1] && $0[2] != [0, 0]
      })
    #expect(value == [[0, 0], [0, 0], [0, 0]])
  }

  @Test func eachIsLowered() throws {
    let value = try Self.run(
      { $0.lowerEach() }, Self.pair, from: [90, 80], whereNot: { $0[0] < 30 || $0[1] < 20 })
    #expect(value == [30, 20])
  }

  @Test func eachIsSlid() throws {
    let value = try Self.run(
      { $0.slideEach() }, .integer(in: 0...1000, origin: 500), from: [0], measure: { [Double($0)] },
      whereNot: { $0 < 123 })
    #expect(value == 123)
  }

  @Test func bothAreLowered() throws {
    let value = try Self.run(
      { $0.slideTogether() }, Self.pair, from: [90, 80], whereNot: { $0[0] - $0[1] != 10 })
    #expect(value == [10, 0])
  }

  @Test func duplicatesAreLowered() throws {
    let value = try Self.run(
      { $0.lowerDuplicates() }, Self.list, from: [1, 50, 1, 3, 1, 50, 1, 50, 0],
      whereNot: { $0.count != 4 || $0[0] != $0[2] || $0[2] != $0[3] || $0[0] < 12 })
    #expect(value == [12, 3, 12, 12])
  }

  @Test func amountsAreTransferred() throws {
    let value = try Self.run(
      { $0.slideTogether() }, Self.pair, from: [90, 30], whereNot: { $0[0] + $0[1] != 120 })
    #expect(value == [20, 100])
  }

  @Test func oneIsLoweredAndOneRaised() throws {
    let value = try Self.run(
      { $0.lowerAndRaise() }, Self.pair, from: [40, 30], whereNot: { $0[0] * $0[1] < 1000 })
    #expect(value == [10, 100])
  }

  @Test func oneIsTradedForAnother() throws {
    let value = try Self.run(
      { $0.trade() }, Self.pair, from: [10, 100], measure: { [Double($0[0] + $0[1])] },
      whereNot: { $0[0] * $0[1] < 1000 })
    #expect(value[0] + value[1] < 110 && value[0] * value[1] >= 1000)
  }

  @Test func siblingsAreSorted() throws {
    let value = try Self.run(
      { $0.sortSiblings() }, .array(of: Self.pair, count: 3...3), from: [9, 1, 4, 8, 4, 2],
      whereNot: { Set($0) != [[9, 1], [4, 8], [4, 2]] })
    #expect(value == [[4, 2], [4, 8], [9, 1]])
  }

  @Test func siblingsAreSwappedWhereNotAllCanBeSorted() throws {
    let value = try Self.run(
      { $0.sortSiblings() }, Self.list, from: [1, 9, 1, 8, 1, 7, 0],
      whereNot: { Set($0) != [7, 8, 9] || $0 == [7, 8, 9] })
    #expect(value == [7, 9, 8])
  }

  /// A number, or two such lists one after the other.
  private static func nested(_ depth: Int) -> Generator<[Int]> {
    let leaf = Generator.integer(in: 0...100).map { [$0] }
    guard depth > 0 else { return leaf }
    return .one(of: [leaf, zip(nested(depth - 1), nested(depth - 1)).map { $0 + $1 }])
  }

  @Test func aPartReplacesTheWhole() throws {
    let value = try Self.run(
      { $0.replaceByDescendants() }, Self.nested(4), from: [1, 1, 0, 6, 1, 0, 7, 0, 3, 0, 0],
      whereNot: { !$0.contains(7) })
    #expect(value == [7])
  }

  @Test func aCountIsLoweredAndAnElementDeleted() throws {
    let counted = Generator.integer(in: 0...9).flatMap { count in
      Generator.array(of: .integer(in: 0...50), count: count...count)
    }
    let value = try Self.run(
      { $0.lowerAndDelete() }, counted, from: [3, 4, 5, 40], whereNot: { !$0.contains(40) })
    #expect(value == [4, 40])
  }

  @Test func aPartIsDeletedAndAnAmountRaised() throws {
    let value = try Self.run(
      { $0.deleteAndRaise() }, Self.list, from: [1, 40, 1, 50, 1, 60, 0], whereNot: { $0.reduce(0, +) < 150 })
    #expect(value == [100, 100])
  }

  /// After the first operation is left out, the second takes one choice fewer in the state it meets.
  @Test func partsReadTheirOwnChoices() throws {
    let number = Generator.integer(in: 0...99)
    // After a large number, a number and a choice more.
    let operations = Generator<[Int]>.operations(
      from: 0, next: { last in last > 20 ? zip(number, .boolean).map { $0.0 } : number },
      apply: { $1 = $0 }, count: 0...9)
    let value = try Self.run(
      { $0.deleteSpans() }, operations, from: [1, 30, 1, 40, 1, 1, 50, 0, 0],
      whereNot: { $0.count < 2 || $0[($0.count - 2)...] != [40, 50] })
    #expect(value == [40, 50])
  }

  @Test func theRestIsDrawnAgain() throws {
    // The first choice turns what follows round: lowering it alone mends the value, and so do zeros.
    let turned = zip(Generator.boolean, .integer(in: 0...100)).map { [$0 ? 1 : 0, $0 ? 100 - $1 : $1] }
    let value = try Self.run(
      { $0.redraw() }, turned, from: [1, 10], whereNot: { !(30...90).contains($0[1]) })
    #expect(value[0] == 0 && (30...90).contains(value[1]))
  }

  @Test func aLimitEndsAPass() throws {
    let property = Property(Self.list) { if $0.reduce(0, +) > 9 { throw Broken() } }
    var shrinker = try #require(
      Shrinker(property, origin: "violation", from: [1, 50, 1, 60, 1, 70, 0], limit: 2))
    shrinker.shrink()
    #expect(shrinker.isExhausted && shrinker.checks == 2)
  }

  @Test func whatDoesNotFailIsNotShrunk() {
    #expect(Shrinker(Property(Self.list) { _ in }, origin: "violation", from: [0]) == nil)
    #expect(Shrinker(Property(Self.list) { _ in throw Broken() }, origin: "other", from: [0]) == nil)
  }
}
