/// How far a picture may be from its baseline.
public enum Tolerance: String, Equatable, Sendable {
  /// Not at all: byte for byte.
  case exact
}
