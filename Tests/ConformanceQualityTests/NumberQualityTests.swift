import PropertyTesting
import Testing

/// Numbers that hang on one another, filters, maps, thresholds.
struct NumberQualityTests {
  /// Two numbers.
  struct Pair: Equatable, Sendable {
    var first: Int
    var second: Int
  }

  private static func pairs(_ range: ClosedRange<Int>) -> Generator<Pair> {
    zip(.integer(in: range), .integer(in: range)).map { Pair(first: $0, second: $1) }
  }

  @Test func aProductThatIsLarge() {
    Smallest(Self.pairs(0...1000), whereNot: { $0.first * $0.second < 1000 })
      .expect(Pair(first: 1, second: 1000))
    Smallest(Self.pairs(0...300), whereNot: { $0.first * $0.second < 1000 })
      .expect(Pair(first: 4, second: 250))
  }

  @Test func aDifference() {
    Smallest(Self.pairs(-1000...1000), whereNot: { abs($0.first - $0.second) < 100 })
      .expect(Pair(first: 0, second: 100))
    Smallest(Self.pairs(0...1000), whereNot: { $0.first - $0.second < 100 })
      .expect(Pair(first: 100, second: 0))
  }

  @Test func aSmallDifferenceOfLargeNumbers() {
    Smallest(
      Self.pairs(0...100_000), trials: 20_000,
      whereNot: { $0.first == $0.second || abs($0.first - $0.second) > 300 || $0.first < 70 }
    ).expect(Pair(first: 70, second: 0))
    Smallest(
      Self.pairs(0...5000), trials: 20_000,
      whereNot: { $0.second - $0.first < 3 || $0.second - $0.first > 9 || $0.first < 1000 }
    ).expect(Pair(first: 1000, second: 1003))
  }

  @Test func aSumThatIsKept() {
    Smallest(Self.pairs(0...1000), trials: 20_000, whereNot: { !(900...905).contains($0.first + $0.second) })
      .expect(Pair(first: 0, second: 900))
  }

  @Test func aDependentPair() {
    let dependent = Generator.integer(in: 1...100).flatMap { bound in
      Generator.integer(in: 0...bound).map { Pair(first: bound, second: $0) }
    }
    Smallest(dependent, whereNot: { $0.second < 12 }).expect(Pair(first: 12, second: 12))
    Smallest(dependent, whereNot: { $0.first - $0.second < 12 }).expect(Pair(first: 12, second: 0))
  }

  @Test func anIntervalThatContainsTwoPlaces() {
    let intervals = Generator.integer(in: -200...200).flatMap { lower in
      Generator.integer(in: 0...300).map { Pair(first: lower, second: lower + $0) }
    }
    // 17 and 40 in it. The simplest beginning is 0, not −1: above comes before below.
    Smallest(intervals, whereNot: { !($0.first <= 17 && $0.second >= 40) }).expect(Pair(first: 0, second: 40))
    Smallest(intervals, whereNot: { !($0.first <= -17 && $0.second >= 40) })
      .expect(Pair(first: -17, second: 40))
  }

  @Test func aFilteredNumber() {
    let thirds = Generator.integer(in: 0...3000).filter { $0 % 3 == 0 }
    Smallest(thirds, whereNot: { $0 < 100 }).expect(102)
    let odd = Generator.integer(in: -900...900).filter { $0 % 2 != 0 }
    Smallest(odd, whereNot: { $0 > -50 }).expect(-51)
  }

  @Test func aMappedNumber() {
    let squares = Generator.integer(in: 0...10_000).map { $0 * $0 }
    Smallest(squares, whereNot: { $0 < 500_000 }).expect(708 * 708)
  }

  @Test func bitsThatHaveToBeSet() {
    Smallest(.integer(in: 0...0xFFFF), whereNot: { $0 & 0x1240 != 0x1240 }).expect(0x1240)
  }

  @Test func numbersOfAnyWidth() {
    Smallest(.integer(in: .min ... .max), whereNot: { $0 > -1_000_000_007 }).expect(-1_000_000_007)
    Smallest(.integer(in: .min ... .max), whereNot: { $0 < 1_000_000_007 }).expect(1_000_000_007)
  }

  @Test func fractionsBeyondAThreshold() {
    let fractions = Generator.double(in: -400...400, denominator: 8)
    Smallest(fractions, whereNot: { $0 <= 26.5 }).expect(26.625)
    Smallest(fractions, whereNot: { $0 >= -26.5 }).expect(-26.625)
  }

  @Test func fractionsNearAThreshold() {
    let thresholds = [-3, 18.5, 25.5, 42.5]
    let near = zip(Generator.near(thresholds), .integer(in: 0...50)).map { [$0, Double($1)] }
    // Strictly above one of them: the step above the first such.
    Smallest(near, whereNot: { $0[0] <= 18.5 || $0[0] >= 25 || $0[1] < 3 })
      .expect([Double(Float(18.5).nextUp), 3])
    Smallest(near, whereNot: { $0[0] >= 42.5 || $0[0] <= 42 || $0[1] < 3 })
      .expect([Double(Float(42.5).nextDown), 3])
    Smallest(near, whereNot: { $0[0] < 25.5 || $0[1] < 3 }).expect([25.5, 3])
  }

  /// Each is tied to both others, so that all three have to move at once, to either side of 0.
  @Test func threeNumbersAtFixedDistances() {
    let triples = Generator.array(of: .integer(in: -30...30), count: 3...3)
    Smallest(
      triples, trials: 100_000, whereNot: { $0[1] != $0[0] + 3 || $0[2] != $0[0] + 8 || $0[0] < 7 }
    ).expect([7, 10, 15])
    Smallest(
      triples, trials: 100_000, whereNot: { $0[1] != $0[0] - 3 || $0[2] != $0[0] - 8 || $0[0] > -7 }
    ).expect([-7, -10, -15])
  }

  @Test func threeNumbersOfATriangle() {
    let triples = Generator.array(of: .integer(in: 1...200), count: 3...3)
    // Not a triangle, and no side is 1.
    Smallest(triples, whereNot: { $0[0] + $0[1] > $0[2] || $0.contains(1) }).expect([2, 2, 4])
    // Right-angled: 3, 4, 5 among whole multiples of them.
    let multiples = Generator.integer(in: 1...60).map { [3 * $0, 4 * $0, 5 * $0] }
    Smallest(multiples, whereNot: { $0[2] < 50 }).expect([30, 40, 50])
  }
}
