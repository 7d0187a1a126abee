extension Path: CustomStringConvertible {
  /// The steps in order, as the spec writes outlines.
  public var description: String { elements.map(\.description).joined(separator: " · ") }
}

extension Path.Element: CustomStringConvertible {
  /// The step and its points, the end last.
  public var description: String {
    switch self {
    case .move(let point): "move \(point)"
    case .line(let end): "line \(end)"
    case .quadratic(let control, let end): "curve \(control) \(end)"
    case .cubic(let control1, let control2, let end): "curve \(control1) \(control2) \(end)"
    case .close: "close"
    }
  }
}
