/// In what the lengths of a change are told.
public enum LengthUnit: String, Sendable {
  /// Points of a case, which has a scale.
  case point
  /// Pixels of a file, which has none.
  case pixel

  /// A length with at most two decimals: `1 point`, `2.25 pixels`.
  public func words(_ length: Double) -> String {
    let hundredths = Int((length * 100).rounded())
    var fraction = String(hundredths % 100)
    if fraction.count == 1 { fraction = "0" + fraction }
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let number = "\(hundredths / 100)" + (fraction.isEmpty ? "" : "." + fraction)
    return "\(number) \(rawValue)\(hundredths == 100 ? "" : "s")"
  }
}
