import PropertyTesting
import Testing

/// Failures of several origins: each keeps its own smallest.
struct OriginQualityTests {
  struct Broken: Error {}

  private static func smallest<Value>(_ property: Property<Value>, trials: Int = 2000) -> [[String: Value]] {
    (1...10 as ClosedRange<UInt64>).map {
      PropertyRunner(seed: $0, trials: trials).run(property).failures.mapValues(\.value)
    }
  }

  @Test func eachRemainderHasItsOwn() {
    let property = Property(
      Generator.integer(in: 0...100_000), origins: { ["R\($0 % 3)"] },
      check: { if $0 >= 1000 { throw Broken() } })
    for found in Self.smallest(property) { #expect(found == ["R0": 1002, "R1": 1000, "R2": 1001]) }
  }

  @Test func aValueMayBelongToSeveral() {
    let property = Property(
      Generator.array(of: .integer(in: -100...100), count: 0...20),
      origins: { list in
        [
          list.count > 2 ? "long" : nil, list.contains { $0 > 20 } ? "high" : nil,
          list.contains(-9) ? "nine" : nil,
        ]
        .compactMap(\.self) + ["all"]
      },
      check: { list in if list.reduce(0, +) != 0 { throw Broken() } })
    for found in Self.smallest(property) {
      #expect(found == ["long": [0, 0, 1], "high": [21], "nine": [-9], "all": [1]])
    }
  }

  /// What no row explains ends the search, and is not mixed up with what rows explain.
  @Test func whatNothingExplainsIsApart() throws {
    let property = Property(
      Generator.array(of: .integer(in: 0...1000), count: 0...12),
      origins: { list in list.count >= 6 ? ["D-01"] : [] },
      check: { list in if list.reduce(0, +) >= 1500 { throw Broken() } })
    for found in Self.smallest(property) {
      #expect(found[Property<[Int]>.violation] == [500, 1000])
      #expect(found["D-01"] == nil || found["D-01"] == [0, 0, 0, 0, 500, 1000])
    }
  }

  /// An origin too rare to be drawn, met while another one is shrunk.
  @Test func whatShrinkingMeetsIsKept() {
    let property = Property(
      Generator.integer(in: 0...1_000_000_000), origins: { [$0 < 1000 ? "small" : "large"] },
      check: { if $0 >= 77 { throw Broken() } })
    for found in Self.smallest(property, trials: 10) { #expect(found == ["small": 77, "large": 1000]) }
  }

  @Test func eachOriginIsMeasured() {
    let pairs = zip(Generator.integer(in: 1...300), .integer(in: 1...300)).map { [$0, $1] }
    let property = Property(
      pairs, measure: { [Double($0[0] + $0[1])] },
      origins: { [$0[0] > $0[1] ? "wide" : $0[0] < $0[1] ? "high" : "square"] },
      check: { if $0[0] * $0[1] >= 600 { throw Broken() } })
    for found in Self.smallest(property) {
      // 24 · 25 = 600; the lower first side of those with the sum 49 or, square, 25 · 25.
      #expect(found["high"] == [24, 25] && found["wide"] == [25, 24])
      #expect(found["square"] == nil || found["square"] == [25, 25])
    }
  }
}
