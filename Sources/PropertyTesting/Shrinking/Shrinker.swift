/// Makes a failing sequence of choices smaller, in the order of ``FailureSize``, as long as the property
/// still fails with the same origin.
///
/// Passes each know one way to edit a sequence. A pass makes progress or leaves everything as it is, the
/// same way every time; run again without progress in between, it makes none; it does not run itself
/// again: that is done here, in ``shrink()``. Every accepted edit makes the failure smaller, which cannot
/// go on for ever (``FailureSize``), and a limit on the checks ends it even where a check fails at random.
struct Shrinker<Value: Sendable> {
  private let property: Property<Value>
  private let origin: String
  private let limit: Int
  private var known: Set<String>
  private var tried = TriedSequences()
  private var attempts = 0

  /// The smallest failure so far.
  private(set) var smallest: FailingCase<Value>
  /// The smallest failures met on the way of origins that the shrinker is not asked about.
  private(set) var others: [String: FailingCase<Value>] = [:]
  /// Whether the sequence tried last asked for other choices than the smallest failure, or gave no value.
  private(set) var hasOtherShape = false
  /// How many values were checked.
  private(set) var checks = 0
  /// How many times the failure became smaller.
  private(set) var steps = 0

  /// A shrinker, or nil where the choices do not fail again with this origin.
  ///
  /// - Parameter known: the origins that have a failure; a value with another one is checked even where it
  ///   is of no use to this origin.
  init?(
    _ property: Property<Value>, origin: String, from choices: [UInt64], known: Set<String> = [],
    limit: Int = 5000
  ) {
    self.property = property
    self.origin = origin
    self.limit = limit
    self.known = known.union([origin])
    guard let start = Shrinker.fails(property, origin, choices) else { return nil }
    smallest = start
    _ = tried.insert(choices)
    _ = tried.insert(start.choices)
  }

  /// Whether the limit has been reached.
  var isExhausted: Bool { checks >= limit || attempts >= limit * 20 }

  /// Whether the smallest failure fails again.
  func isConfirmed() -> Bool { Shrinker.fails(property, origin, smallest.choices) != nil }

  private static func fails(
    _ property: Property<Value>, _ origin: String, _ choices: [UInt64]
  ) -> FailingCase<Value>? {
    var source = ChoiceSource(replaying: choices, longest: property.longest, traces: true)
    guard let value = try? source.draw(property.generator),
      property.failureOrigins(value).contains(origin)
    else { return nil }
    do { try property.check(value) } catch { return FailingCase(property, source, value, error) }
    return nil
  }

  /// Makes the failure as small as the passes can.
  mutating func shrink() {
    var before: Int
    repeat {
      before = steps
      for pass in Shrinker.passes where !isExhausted { pass(&self) }
      // These try much for each success, and after one the others have work again.
      for pass in Shrinker.lastResorts where steps == before && !isExhausted { pass(&self) }
    } while steps > before && !isExhausted
  }

  private static var passes: [(inout Shrinker) -> Void] {
    [
      { $0.deleteSpans() }, { $0.deleteRuns() }, { $0.replaceByDescendants() }, { $0.zeroRuns() },
      { $0.lowerEach() }, { if $0.isMeasured { $0.slideEach() } }, { $0.lowerDuplicates() },
      { $0.slideTogether() }, { $0.sortSiblings() }, { $0.lowerAndDelete() },
      { $0.lowerAndRaise() },
    ]
  }

  private static var lastResorts: [(inout Shrinker) -> Void] {
    [{ $0.slideRuns() }, { $0.deleteAndRaise() }, { $0.redraw() }, { if $0.isMeasured { $0.trade() } }]
  }

  /// Tries a sequence; true where it is now the smallest failure.
  ///
  /// Past its end the choices are zeros, or drawn at random.
  ///
  /// - Parameter alignment: which stretches of it are for which parts of the value.
  @discardableResult
  mutating func consider(
    _ candidate: [UInt64], then random: SplitMix64? = nil, aligned alignment: ChoiceAlignment? = nil
  ) -> Bool {
    hasOtherShape = false
    // What is drawn or aligned makes another value than the sequence alone: known only when it is made.
    let isPlain = random == nil && alignment == nil
    guard !isExhausted, !isPlain || tried.insert(candidate) else { return false }
    attempts += 1
    var source = ChoiceSource(
      replaying: candidate, longest: property.longest, then: random, traces: true, aligned: alignment)
    guard let value = try? source.draw(property.generator) else {
      hasOtherShape = true
      return false
    }
    hasOtherShape = source.trace?.maxima != smallest.trace.maxima
    guard (isPlain && source.choices == candidate) || tried.insert(source.choices) else { return false }
    let size = FailureSize(measure: property.measure(value), choices: source.choices)
    let origins = property.failureOrigins(value)
    let isSmaller = origins.contains(origin) && size < smallest.size
    guard isSmaller || origins.contains(where: { !known.contains($0) }) else { return false }
    checks += 1
    do { try property.check(value) } catch {
      let failing = FailingCase(
        value: value, reason: error, size: size, trace: source.trace ?? ChoiceTrace())
      note(failing, origins)
      guard isSmaller else { return false }
      smallest = failing
      steps += 1
      return true
    }
    return false
  }

  private mutating func note(_ failing: FailingCase<Value>, _ origins: [String]) {
    for other in origins where other != origin {
      known.insert(other)
      if let best = others[other], best.size <= failing.size { continue }
      others[other] = failing
    }
  }

  /// How many choices a sequence takes when it is replayed; nil where it gives no value.
  mutating func consumption(of candidate: [UInt64]) -> Int? {
    guard !isExhausted else { return nil }
    attempts += 1
    var source = ChoiceSource(replaying: candidate, longest: property.longest)
    guard (try? property.generator.run(&source)) != nil else { return nil }
    return source.choices.count
  }
}
