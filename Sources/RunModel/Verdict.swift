/// What a run says of one case (CLI.md, *Words*).
public enum Verdict: String, CaseIterable, Sendable {
  /// Equal to its baseline, byte for byte.
  case passed
  /// Not equal, but within the case's tolerance.
  case withinTolerance = "within-tolerance"
  /// Different from its baseline.
  case changed
  /// No entry in a manifest.
  case new
  /// An entry whose file is not there.
  case missing
  /// Not drawn, with a reason.
  case skipped
  /// No picture, or a baseline that cannot be read, with an error.
  case failed

  /// Whether a person has to look: everything that turns a run red.
  public var needsAttention: Bool {
    switch self {
    case .changed, .new, .missing, .failed: true
    case .passed, .withinTolerance, .skipped: false
    }
  }

  /// Whether there is a picture that can be approved.
  public var isPending: Bool {
    switch self {
    case .changed, .new, .missing: true
    case .passed, .withinTolerance, .skipped, .failed: false
    }
  }
}
