/// The least times of pieces of work over several rounds, in milliseconds.
///
/// In each round every piece is timed once, so that a busy moment of the machine meets all alike.
struct RoundTimings {
  /// In the order of the work.
  private(set) var least: [Double]
  /// The sum of what the pieces gave; printing it keeps all of the work alive.
  private(set) var found = 0

  init(_ work: [() -> Int], rounds: Int) {
    least = work.map { _ in .infinity }
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      for (index, piece) in work.enumerated() {
        let time = clock.measure { found &+= piece() }
        let parts = time.components
        least[index] = min(least[index], Double(parts.attoseconds) / 1e15 + Double(parts.seconds) * 1000)
      }
    }
  }
}
