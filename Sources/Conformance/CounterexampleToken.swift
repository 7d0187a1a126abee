public import PropertyTesting

/// A counterexample in one word: `CLAUSE.PROFILE.CHECK.CHOICES`, the check's spaces as underscores.
public struct CounterexampleToken: Equatable, Sendable {
  /// The check that it breaks.
  public let place: CheckPlace
  /// The choices that make it.
  public let choices: [UInt64]

  /// A token.
  public init(place: CheckPlace, choices: [UInt64]) {
    self.place = place
    self.choices = choices
  }

  /// The word.
  public var text: String {
    let check = place.check.map { $0 == " " ? "_" : String($0) }.joined()
    return "\(place.clause).\(place.profile).\(check).\(Self.text(of: choices))"
  }

  private static func text(of choices: [UInt64]) -> String {
    do { return try ReplayToken(choices: choices).text } catch {
      preconditionFailure("a value takes fewer choices than a token holds: \(error)")
    }
  }

  /// Reads a word; nil where it is none.
  ///
  /// - Throws: `ReplayTokenFailure` where its last part is damaged.
  public init?(_ text: String) throws(ReplayTokenFailure) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    // A check's name may hold full stops; the other parts hold none.
    let check = parts[2..<parts.count - 1].joined(separator: ".")
    place = CheckPlace(
      clause: String(parts[0]), profile: String(parts[1]),
      check: check.map { $0 == "_" ? " " : String($0) }.joined())
    choices = try ReplayToken(text: String(parts[parts.count - 1])).choices
  }
}
