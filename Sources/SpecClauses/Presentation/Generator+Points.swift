import PropertyTesting

extension Generator where Value == Double {
  /// Lengths in points: whole ones for the most part, else with a half, a quarter or a third more.
  static func points(in range: ClosedRange<Int>, origin: Int? = nil) -> Generator<Double> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let whole = Double(try source.draw(.integer(in: range, origin: origin)))
      return whole + (try source.draw(.element(of: [0, 0, 0, 0.5, 0.25, 1.0 / 3])))
    }
  }

  /// Whole lengths in points.
  static func wholePoints(in range: ClosedRange<Int>, origin: Int? = nil) -> Generator<Double> {
    Generator<Int>.integer(in: range, origin: origin).map(Double.init)
  }
}
