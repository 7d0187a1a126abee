extension String {
  /// Whether a reader sees anything of it: blanks, and marks that only act on what is beside them, show nothing.
  var showsSomething: Bool { unicodeScalars.contains(where: \.isVisible) }
}

extension Unicode.Scalar {
  fileprivate var isVisible: Bool {
    if properties.isDefaultIgnorableCodePoint || properties.isWhitespace { return false }
    // What is merely unassigned may be a letter of a newer Unicode.
    if properties.isNoncharacterCodePoint { return false }
    // Braille without a dot, which is a symbol to Unicode.
    if self == "\u{2800}" { return false }
    switch properties.generalCategory {
    case .control, .format: return false
    default: return true
    }
  }
}
