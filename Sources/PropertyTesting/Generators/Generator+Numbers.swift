extension Generator where Value == Int {
  /// A whole number of a range; the nearer to the origin, and above it before below, the simpler.
  ///
  /// - Parameter origin: 0 where nil, or the bound of the range nearest to 0.
  public static func integer(in range: ClosedRange<Int>, origin: Int? = nil) -> Generator {
    let simplest = min(max(origin ?? 0, range.lowerBound), range.upperBound)
    // A range may be wider than Int.max: its width fits 64 bits without a sign.
    let above = UInt64(truncatingIfNeeded: range.upperBound &- simplest)
    let below = UInt64(truncatingIfNeeded: simplest &- range.lowerBound)
    return Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      // One choice, so that shrinking it walks through the range: 0, 1, 2, … above, then below.
      let choice = try source.choice(upTo: above + below, above: above)
      return choice <= above
        ? simplest &+ Int(truncatingIfNeeded: choice) : simplest &- Int(truncatingIfNeeded: choice - above)
    }
  }
}

extension Generator where Value == Double {
  /// A multiple of 1/denominator in a range; the nearer to the origin, and above it before below, the simpler.
  ///
  /// Values are whole numbers divided by the denominator: exact where that is a power of two, else rounded
  /// once, to the nearest. No other number occurs, so that a shrunk one is short to write.
  ///
  /// - Parameter origin: the multiple nearest to 0 where nil.
  /// - Precondition: the denominator is positive, the range holds a multiple of 1/denominator, and their
  ///   numerators are below 2⁵³, where whole numbers are exact.
  public static func double(
    in range: ClosedRange<Double>, denominator: Int, origin: Double? = nil
  ) -> Generator {
    precondition(denominator > 0, "a denominator has to be positive")
    let first = (range.lowerBound * Double(denominator)).rounded(.up)
    let last = (range.upperBound * Double(denominator)).rounded(.down)
    precondition(max(first.magnitude, last.magnitude) < 0x1p53, "numerators have to be below 2⁵³")
    precondition(first <= last, "the range holds no multiple of 1/\(denominator)")
    let simplest = origin.map { ($0 * Double(denominator)).rounded() } ?? 0
    precondition(simplest.magnitude < 0x1p53, "numerators have to be below 2⁵³")
    return Generator<Int>.integer(in: Int(first)...Int(last), origin: Int(simplest))
      .map { Double($0) / Double(denominator) }
  }

  /// One of some numbers, or one 32-bit step above or below it.
  ///
  /// Where code compares 32-bit numbers, these are the three that tell `<` from `≤`. Equality is the
  /// simplest, of the first number before the second; then all steps up, then all steps down. A step
  /// is taken from the 32-bit number nearest to the given one.
  ///
  /// - Precondition: there is a number, and all are in the range of 32-bit numbers.
  public static func near(_ values: [Double]) -> Generator {
    precondition(!values.isEmpty, "a choice needs something to choose from")
    precondition(values.allSatisfy { Float($0).isFinite }, "a number is out of the range of 32-bit numbers")
    return .element(
      of: values + values.map { Double(Float($0).nextUp) } + values.map { Double(Float($0).nextDown) })
  }
}
