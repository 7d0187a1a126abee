/// Combinations of axes in which every two values of two axes that can meet do meet.
///
/// Greedy: each step takes the combination that covers the most pairs not covered yet; of these, the
/// one whose values were taken least so far, so that no value is left with the fewest its pairs need;
/// of these, the first in lexicographic order. The same axes give the same combinations in the same order.
struct PairwiseCombinations {
  /// Each combination as the index of a value on each axis.
  let combinations: [[Int]]

  /// Combinations of axes.
  ///
  /// - Parameters:
  ///   - axes: how many values each axis has, 1 or more.
  ///   - isPossible: whether a whole combination can be drawn at all.
  init(axes: [Int], isPossible: ([Int]) -> Bool) {
    let candidates = Self.product(of: axes).filter(isPossible)
    let pairs = Pairs(axes: axes)
    let pairsOf = candidates.map(pairs.indices)
    // A candidate's gain never grows, so what it was once is a bound that saves most counting.
    var bounds = candidates.map { _ in pairs.inOneCombination }
    var isCovered = [Bool](repeating: false, count: pairs.count)
    var uses = axes.map { [Int](repeating: 0, count: $0) }
    var chosen: [[Int]] = []
    while true {
      var best = (gain: 0, use: Int.max, candidate: 0)
      for candidate in candidates.indices where bounds[candidate] >= max(best.gain, 1) {
        let gain = pairsOf[candidate].count { !isCovered[$0] }
        bounds[candidate] = gain
        guard gain >= max(best.gain, 1) else { continue }
        // A value of an axis of n values is taken n times less than one that stands alone.
        let use = candidates[candidate].indices.reduce(0) { sum, axis in
          sum + uses[axis][candidates[candidate][axis]] * axes[axis]
        }
        if (gain, -use) > (best.gain, -best.use) { best = (gain, use, candidate) }
      }
      guard best.gain > 0 else { break }
      chosen.append(candidates[best.candidate])
      for pair in pairsOf[best.candidate] { isCovered[pair] = true }
      for (axis, value) in candidates[best.candidate].enumerated() { uses[axis][value] += 1 }
    }
    combinations = chosen
  }

  /// All combinations, the last axis fastest.
  private static func product(of axes: [Int]) -> [[Int]] {
    axes.reduce([[]]) { prefixes, count in
      prefixes.flatMap { prefix in (0..<count).map { prefix + [$0] } }
    }
  }

  /// Numbers the pairs of values of any two axes.
  private struct Pairs {
    private let starts: [Int]
    private let total: Int

    init(axes: [Int]) {
      var starts: [Int] = []
      var total = 0
      for count in axes {
        starts.append(total)
        total += count
      }
      self.starts = starts
      self.total = total
    }

    var count: Int { total * total }
    var inOneCombination: Int { starts.count * (starts.count - 1) / 2 }

    func indices(_ combination: [Int]) -> [Int] {
      combination.indices.flatMap { second in
        (0..<second).map { first in
          (starts[first] + combination[first]) * total + starts[second] + combination[second]
        }
      }
    }
  }
}
