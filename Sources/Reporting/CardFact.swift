import RunModel

/// One thing that a card tells of its case: its name, and what is known.
public struct CardFact: Equatable, Sendable {
  /// How soon a person needs it.
  public enum Weight: Equatable, Sendable {
    /// What is looked at first.
    case leading
    /// The rest.
    case further
  }

  /// What is known; pages make more of some kinds than a line of text can.
  enum Value: Equatable, Sendable {
    case text(String)
    case clauses([String])
    case metrics([LimitOutcome])
    /// Neighbours by name, and how many more there are.
    case cases([CaseID], more: Int)
    case commands([String])
  }

  /// What it is called.
  public let label: Label
  let value: Value
  /// How soon a person needs it.
  public let weight: Weight

  init(_ label: Label, _ value: Value, _ weight: Weight = .further) {
    self.label = label
    self.value = value
    self.weight = weight
  }

  init(_ label: Label, _ text: String, _ weight: Weight = .further) {
    self.init(label, .text(text), weight)
  }

  /// What is known, in lines of text.
  public var lines: [String] {
    switch value {
    case .text(let text): [text]
    case .clauses(let ids): [ids.joined(separator: " ")]
    case .metrics(let outcomes): outcomes.map(Wording.metric)
    case .cases(let ids, let more):
      [ids.map(\.description).joined(separator: ", ") + Self.more(more)]
    case .commands(let commands): commands
    }
  }

  static func more(_ count: Int) -> String { count > 0 ? " and \(Wording.count(count)) more" : "" }
}
