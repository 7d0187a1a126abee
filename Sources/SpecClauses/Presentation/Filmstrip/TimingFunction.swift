/// The timing functions of PRE-06, solved for the instant by halving an interval.
struct TimingFunction {
  /// Its word in parameters.
  let name: String
  /// The inner control points of the curve from (0, 0) to (1, 1).
  let first: (x: Double, y: Double)
  let second: (x: Double, y: Double)

  static let all: [TimingFunction] = [
    TimingFunction(name: "linear", first: (0, 0), second: (1, 1)),
    TimingFunction(name: "easeIn", first: (0.42, 0), second: (1, 1)),
    TimingFunction(name: "easeOut", first: (0, 0), second: (0.58, 1)),
    TimingFunction(name: "easeInEaseOut", first: (0.42, 0), second: (0.58, 1)),
    TimingFunction(name: "default", first: (0.25, 0.1), second: (0.25, 1)),
  ]

  /// How far a change has gone at an instant of 0…1.
  ///
  /// The curve by de Casteljau's construction; its x grows with the parameter, so that halving finds the
  /// parameter of the instant to the last bits.
  func progress(at instant: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if Self.curve(first.x, second.x, middle) < instant { low = middle } else { high = middle }
    }
    return Self.curve(first.y, second.y, (low + high) / 2)
  }

  private static func curve(_ first: Double, _ second: Double, _ part: Double) -> Double {
    func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * part }
    let (one, two, three) = (between(0, first), between(first, second), between(second, 1))
    return between(between(one, two), between(two, three))
  }
}
