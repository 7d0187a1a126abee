import Testing

@testable import Catalog

/// Pairwise combinations against counting by hand.
struct PairwiseCombinationsTests {
  /// Every pair of values that some possible combination has, as (axis, value, axis, value).
  private static func pairs(_ combinations: [[Int]]) -> Set<[Int]> {
    var pairs: Set<[Int]> = []
    for combination in combinations {
      for first in combination.indices {
        for second in combination.indices where first < second {
          pairs.insert([first, combination[first], second, combination[second]])
        }
      }
    }
    return pairs
  }

  private static func everything(_ axes: [Int]) -> [[Int]] {
    var all: [[Int]] = [[]]
    for count in axes { all = all.flatMap { prefix in (0..<count).map { prefix + [$0] } } }
    return all
  }

  @Test(arguments: [[2, 2], [3, 4, 2, 5], [7, 3, 4, 23, 3], [2, 2, 2, 2, 2, 2], [1, 6, 1, 3]])
  func allPairsMeet(axes: [Int]) {
    let combinations = PairwiseCombinations(axes: axes) { _ in true }.combinations
    #expect(Self.pairs(combinations) == Self.pairs(Self.everything(axes)))
    #expect(Set(combinations).count == combinations.count)
    let two = axes.sorted().suffix(2)
    #expect(combinations.count >= two.reduce(1, *), "fewer than the two longest axes have pairs")
    #expect(combinations.count <= 2 * two.reduce(1, *) + 4)
  }

  @Test func impossibleCombinationsAreLeftOutAndTheRestStillMeets() {
    func isPossible(_ combination: [Int]) -> Bool { combination[0] != 2 || combination[2] == 1 }
    let axes = [3, 4, 3]
    let combinations = PairwiseCombinations(axes: axes, isPossible: isPossible).combinations
    #expect(combinations.allSatisfy(isPossible))
    #expect(Self.pairs(combinations) == Self.pairs(Self.everything(axes).filter(isPossible)))
  }

  @Test func theSameAxesGiveTheSameCombinations() {
    let axes = [3, 3, 2]
    let first = PairwiseCombinations(axes: axes) { _ in true }.combinations
    #expect(PairwiseCombinations(axes: axes) { _ in true }.combinations == first)
    #expect(first.first == [0, 0, 0])
  }
}
