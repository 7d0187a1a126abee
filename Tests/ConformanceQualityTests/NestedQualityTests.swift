import PropertyTesting
import Testing

/// Lists of lists, trees, alternatives, texts: parts within parts.
struct NestedQualityTests {
  private static let lists = Generator.array(
    of: .array(of: .integer(in: 0...100), count: 0...8), count: 0...8)

  @Test func threeElementsInAll() {
    Smallest(Self.lists, whereNot: { $0.joined().count < 3 }).expect([[0, 0, 0]])
  }

  @Test func twoListsThatAreNotEmpty() {
    Smallest(Self.lists, whereNot: { $0.count { !$0.isEmpty } < 2 }).expect([[0], [0]])
  }

  @Test func anInnerSum() {
    Smallest(Self.lists, whereNot: { $0.allSatisfy { $0.reduce(0, +) < 250 } }).expect([[50, 100, 100]])
  }

  @Test func listsOfDifferentLengths() {
    Smallest(Self.lists, whereNot: { Set($0.map(\.count)).count < 3 }).expect([[], [0], [0, 0]])
  }

  /// A binary tree with numbers at its leaves.
  indirect enum Tree: Equatable, Sendable {
    case leaf(Int)
    case node(Tree, Tree)

    var depth: Int {
      switch self {
      case .leaf: 0
      case .node(let left, let right): 1 + max(left.depth, right.depth)
      }
    }
    var leaves: [Int] {
      switch self {
      case .leaf(let number): [number]
      case .node(let left, let right): left.leaves + right.leaves
      }
    }

    static func generator(depth: Int) -> Generator<Tree> {
      let leaf = Generator.integer(in: 0...100).map { Tree.leaf($0) }
      // At the bottom there is no choice, but it is made all the same: a branch then takes the same choices
      // wherever it hangs, and can be moved.
      guard depth > 0 else { return .one(of: [leaf, leaf, leaf]) }
      let node = zip(generator(depth: depth - 1), generator(depth: depth - 1)).map { Tree.node($0, $1) }
      return .one(of: [leaf, node, node])
    }
  }

  @Test func aTreeOfDepthThree() {
    Smallest(Tree.generator(depth: 6), whereNot: { $0.depth < 3 })
      .expect(.node(.leaf(0), .node(.leaf(0), .node(.leaf(0), .leaf(0)))))
  }

  @Test func aTreeWithALargeLeaf() {
    Smallest(Tree.generator(depth: 6), whereNot: { $0.leaves.allSatisfy { $0 < 42 } }).expect(.leaf(42))
  }

  @Test func aTreeWithTwoLargeLeaves() {
    Smallest(Tree.generator(depth: 6), whereNot: { $0.leaves.count { $0 >= 42 } < 2 })
      .expect(.node(.leaf(42), .leaf(42)))
  }

  @Test func aTreeWithTwoRareLeaves() {
    Smallest(Tree.generator(depth: 6), trials: 20_000, whereNot: { $0.leaves.count { $0 >= 98 } < 2 })
      .expect(.node(.leaf(98), .leaf(98)))
  }

  @Test func aTreeThatIsNoSearchTree() {
    Smallest(Tree.generator(depth: 6), whereNot: { $0.leaves == $0.leaves.sorted() })
      .expect(.node(.leaf(1), .leaf(0)))
  }

  /// Texts of letters, the simplest first.
  private static let texts = Generator.array(of: .element(of: Array("abcxyz()")), count: 0...20)
    .map { String($0) }

  @Test func aTextWithAWord() {
    let short = Generator.array(of: .element(of: Array("abc")), count: 0...20).map { String($0) }
    Smallest(short, whereNot: { !$0.contains("cab") }).expect("cab")
  }

  @Test func parenthesesThatDoNotMatch() {
    Smallest(
      Self.texts,
      whereNot: { text in
        // Wrong: counts only.
        guard text.count(where: { $0 == "(" }) == text.count(where: { $0 == ")" }) else { return true }
        var open = 0
        for character in text {
          open += character == "(" ? 1 : character == ")" ? -1 : 0
          if open < 0 { return false }
        }
        return true
      }
    ).expect(")(")
  }

  @Test func anAlternativeThatIsEnough() {
    let branches = Generator<Int>.one(of: [
      .integer(in: 0...5), .integer(in: 0...1000).map { $0 * 2 }, .integer(in: 0...1000).map { $0 * 3 + 1 },
    ])
    // The first cannot reach 100, the second can: 50 · 2.
    Smallest(branches, whereNot: { $0 < 100 }).expect(100)
    // Only the third makes odd numbers that large: 1 + 3 · 34.
    Smallest(branches, whereNot: { $0 < 100 || $0 % 2 == 0 }).expect(103)
  }

  @Test func anEarlierAlternativeThatTakesMore() {
    // The second alternative is shorter by far: fewer choices come before lower ones.
    let branches = Generator<[Int]>.one(of: [
      .array(of: .integer(in: 0...9), count: 5...9), Generator.integer(in: 10...99).map { [$0, $0] },
    ])
    Smallest(branches, whereNot: { $0.reduce(0, +) < 30 }).expect([15, 15])
  }

  @Test func anOptionalThatIsThere() {
    let optionals = Generator.array(of: Generator.integer(in: 0...500).optional(), count: 0...12)
    Smallest(optionals, whereNot: { $0.allSatisfy { $0 ?? 0 < 20 } }).expect([20])
    Smallest(optionals, whereNot: { $0.count { $0 == nil } < 2 || $0.count { $0 ?? 0 > 4 } < 1 })
      .expect([nil, nil, 5])
  }
}
