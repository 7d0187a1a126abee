/// Which of the two readings of the spec is drawn.
public enum Profile: String, CaseIterable, Sendable {
  /// What the sources' code does.
  case seed
  /// What the sources' documentation promises (SPEC section 7).
  case corrected
}
