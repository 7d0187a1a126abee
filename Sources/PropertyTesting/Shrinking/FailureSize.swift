/// Where a failure stands among those of one origin: by its measure, then by its choices.
///
/// Measures are compared one number after the other, what is not a number as infinite; where one list is
/// the beginning of the other, the shorter is the smaller. Equal measures leave it to ``Shortlex``.
///
/// A failure with more choices but a smaller measure is smaller. Replacing failures by smaller ones still
/// comes to an end: a property measures with some number of 64-bit numbers, of which there are finitely
/// many, so the measure falls only finitely often, and between two falls the choices go down in a
/// well-founded order.
struct FailureSize: Comparable, Sendable {
  let measure: [Double]
  let choices: [UInt64]

  static func == (first: FailureSize, second: FailureSize) -> Bool {
    first.choices == second.choices && first.measure.map(ordered) == second.measure.map(ordered)
  }

  static func < (first: FailureSize, second: FailureSize) -> Bool {
    for (one, other) in zip(first.measure, second.measure) where ordered(one) != ordered(other) {
      return ordered(one) < ordered(other)
    }
    if first.measure.count != second.measure.count { return first.measure.count < second.measure.count }
    return Shortlex.precedes(first.choices, second.choices)
  }

  private static func ordered(_ number: Double) -> Double { number.isNaN ? .infinity : number }
}

/// A value that failed.
struct FailingCase<Value: Sendable>: Sendable {
  let value: Value
  let reason: any Error
  let size: FailureSize
  /// How the choices hang together; empty where the source kept no trace.
  let trace: ChoiceTrace

  var choices: [UInt64] { size.choices }

  init(_ property: Property<Value>, _ source: ChoiceSource, _ value: Value, _ reason: any Error) {
    self.init(
      value: value, reason: reason,
      size: FailureSize(measure: property.measure(value), choices: source.choices),
      trace: source.trace ?? ChoiceTrace())
  }

  init(value: Value, reason: any Error, size: FailureSize, trace: ChoiceTrace) {
    self.value = value
    self.reason = reason
    self.size = size
    self.trace = trace
  }
}
