import RunModel

/// The grease-pencil mark of a verdict, as the name of its style.
enum Mark {
  /// The name; each verdict has its own.
  static func name(_ verdict: Verdict) -> String {
    switch verdict {
    case .passed: "passed"
    case .withinTolerance: "within"
    case .changed: "changed"
    case .new: "new"
    case .missing: "missing"
    case .skipped: "skipped"
    case .failed: "failed"
    }
  }

  /// The mark beside words that say the same.
  static func sign(_ verdict: Verdict) -> HTMLText {
    .element("i", [HTMLAttribute("class", "mark \(name(verdict))"), HTMLAttribute("aria-hidden", "true")])
  }
}
