/// A pattern for case ids: `*` stands for any text, `/` included, `?` for one character.
///
/// A pattern without either matches the id itself and everything below it as a folder,
/// so that `popover/up` names a topic and a full id names its case.
public struct Glob: Equatable, Sendable {
  /// The pattern.
  public let pattern: String

  /// A pattern.
  public init(_ pattern: String) { self.pattern = pattern }

  /// Whether a text matches.
  public func matches(_ text: String) -> Bool {
    let pattern = Array(pattern.utf8)
    if !pattern.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }) {
      return text == self.pattern || text.hasPrefix(self.pattern + "/")
    }
    return Self.matches(Array(text.utf8), pattern)
  }

  /// Greedy with one way back: on a mismatch the last `*` takes one more byte. At most n·m steps.
  private static func matches(_ text: [UInt8], _ pattern: [UInt8]) -> Bool {
    var (place, step) = (0, 0)
    var retry: (place: Int, step: Int)?
    while place < text.count {
      if step < pattern.count, pattern[step] == UInt8(ascii: "*") {
        retry = (place, step)
        step += 1
      } else if step < pattern.count, pattern[step] == UInt8(ascii: "?") || pattern[step] == text[place] {
        place += 1
        step += 1
      } else if let back = retry {
        retry = (back.place + 1, back.step)
        (place, step) = (back.place + 1, back.step + 1)
      } else {
        return false
      }
    }
    return pattern[step...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
