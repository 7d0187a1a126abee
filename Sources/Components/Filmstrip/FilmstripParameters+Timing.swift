extension FilmstripParameters.Timing {
  /// How far the change has gone at an instant, 0…1 for 0…1 (PRE-06).
  ///
  /// A timing function is a cubic Bézier curve from (0, 0) to (1, 1): the parameter where its x is the
  /// instant is found by halving an interval until doubles end, which takes the same steps
  /// everywhere; progress is y there. Start and end are exact, and so is the whole of `linear`.
  public func progress(at instant: Double) -> Double {
    if instant <= 0 { return 0 }
    if instant >= 1 { return 1 }
    guard let (first, second) = controls else { return instant }
    var low = 0.0
    var high = 1.0
    // Past 64 halvings the interval's ends are neighbours.
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if Self.bezier(first.x, second.x, at: middle) < instant { low = middle } else { high = middle }
    }
    return Self.bezier(first.y, second.y, at: high)
  }

  /// The two inner control points; nil for a straight line.
  private var controls: ((x: Double, y: Double), (x: Double, y: Double))? {
    switch self {
    case .linear: nil
    case .easeIn: ((0.42, 0), (1, 1))
    case .easeOut: ((0, 0), (0.58, 1))
    case .easeInEaseOut: ((0.42, 0), (0.58, 1))
    case .standard: ((0.25, 0.1), (0.25, 1))
    }
  }

  /// One coordinate of the curve between 0 and 1.
  private static func bezier(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }
}
