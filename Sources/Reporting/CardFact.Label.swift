extension CardFact {
  /// What a fact is called, on pages and on the terminal.
  public enum Label: String, CaseIterable, Sendable {
    case rejected
    case changed
    case pastLimit = "past limit"
    case passesAt = "passes at"
    case clauses
    case cause
    case part
    case regions
    case parts
    case within
    case channels
    case limit
    case metrics
    case disagree
    case alike
    case size
    case ink
    case took
    case picture
    case approved
    case displayList = "display list"
    case approvedList = "approved list"
    case again

    /// Whether a card of few lines has it: what a person needs to go on from the line of the case, which says
    /// what changed.
    public var isInShortCard: Bool {
      switch self {
      case .clauses, .regions, .disagree, .again: true
      case .rejected, .changed, .pastLimit, .passesAt, .cause, .part, .parts, .within, .channels, .limit,
        .metrics, .alike, .size, .ink, .took, .picture, .approved, .displayList, .approvedList:
        false
      }
    }
  }
}
