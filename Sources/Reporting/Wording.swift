import RunModel

/// Numbers and verdicts as people read them.
enum Wording {
  /// A whole number with a comma between thousands: `307,200`.
  static func count(_ value: Int) -> String {
    var digits = String(value.magnitude)
    var text = ""
    while digits.count > 3 {
      text = "," + digits.suffix(3) + text
      digits.removeLast(3)
    }
    return (value < 0 ? "-" : "") + digits + text
  }

  /// A number of things: `1 case`, `2 cases`.
  static func count(_ value: Int, _ noun: String) -> String {
    "\(count(value)) \(noun)\(value == 1 ? "" : "s")"
  }

  /// A number with a fixed number of decimals, rounded half away from zero.
  static func decimal(_ value: Double, places: Int) -> String {
    let power = (0..<places).reduce(1.0) { product, _ in product * 10 }
    let scaled = (value.magnitude * power).rounded()
    guard scaled < 9e15 else { return value.description }
    let whole = Int(scaled)
    let divisor = Int(power)
    let fraction = String(whole % divisor)
    let sign = value < 0 && whole > 0 ? "-" : ""
    guard places > 0 else { return sign + count(whole) }
    let padding = String(repeating: "0", count: places - fraction.count)
    return sign + count(whole / divisor) + "." + padding + fraction
  }

  /// A share in percent; never `0.00 %` for something, never `100.00 %` for less than all.
  static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "0 %" }
    if part == whole { return "100 %" }
    let share = 100 * Double(part) / Double(whole)
    if part > 0 && share < 0.005 { return "below 0.01 %" }
    if part < whole && share > 99.994 { return "above 99.99 %" }
    return decimal(share, places: 2) + " %"
  }

  /// A duration in seconds, with a unit that fits.
  static func duration(seconds: Double) -> String {
    if seconds < 1 { return decimal(seconds * 1000, places: 0) + " ms" }
    if seconds < 100 { return decimal(seconds, places: 1) + " s" }
    let whole = Int(min(seconds.rounded(), 1e12))
    return "\(count(whole / 60)) min \(whole % 60) s"
  }

  /// What a verdict means, where the verdict itself is named beside it.
  static func state(_ verdict: Verdict) -> String {
    switch verdict {
    case .new: "no baseline yet"
    case .missing: "its baseline's file is gone"
    case .passed, .withinTolerance, .changed, .skipped, .failed: phrase(verdict)
    }
  }

  /// A verdict in a few words.
  static func phrase(_ verdict: Verdict) -> String {
    switch verdict {
    case .passed: "passed"
    case .withinTolerance: "within tolerance"
    case .changed: "changed"
    case .new: "new, \(state(verdict))"
    case .missing: "missing, \(state(verdict))"
    case .skipped: "skipped"
    case .failed: "failed"
    }
  }

  /// A verdict in one or two words.
  static func word(_ verdict: Verdict) -> String {
    switch verdict {
    case .withinTolerance: "within tolerance"
    case .passed, .changed, .new, .missing, .skipped, .failed: verdict.rawValue
    }
  }

  /// Counts by part, most first: `arrow 14 px, shadow 0`.
  static func parts(_ counts: [String: Int]) -> String {
    counts.sorted { first, second in
      first.value != second.value
        ? first.value > second.value : first.key.utf8.lexicographicallyPrecedes(second.key.utf8)
    }
    .map { "\($0.key) \($0.value == 0 ? "0" : count($0.value) + " px")" }
    .joined(separator: ", ")
  }
}
