/// Which stretches of a sequence the parts side by side in one part of a value read.
///
/// A part that needs fewer choices than its stretch leaves the rest unread; one that needs more goes on with
/// zeros. So an operation can be left out, moved or changed without those after it reading what was meant for
/// others, even where the states that they meet let them take another number of choices.
struct ChoiceAlignment: Sendable {
  /// The part they lie in. It begins before them, so it has the same number in every replay of the choices
  /// before them.
  private let parent: Int
  private let blocks: [Range<Int>]
  private var next = 0
  private var current: Int?

  init(parent: Int, blocks: [Range<Int>]) {
    self.parent = parent
    self.blocks = blocks
  }

  /// The stretch of a part that begins; nil where it is not one of those.
  mutating func begin(_ span: Int, parent: Int?) -> Range<Int>? {
    guard parent == self.parent, next < blocks.count else { return nil }
    current = span
    return blocks[next]
  }

  /// The stretch of a part that ends.
  mutating func end(_ span: Int) -> Range<Int>? {
    guard span == current else { return nil }
    current = nil
    next += 1
    return blocks[next - 1]
  }
}
