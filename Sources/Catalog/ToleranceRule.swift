public import RunModel

/// A limit for all cases whose ids match a pattern.
public struct ToleranceRule: Equatable, Sendable {
  /// Which cases.
  public let cases: Glob
  /// How far they may be from their baselines, in one part or in all of the picture.
  public let limit: Tolerance.Limit

  /// A rule.
  public init(cases: Glob, limit: Tolerance.Limit) {
    self.cases = cases
    self.limit = limit
  }
}

extension RenderCase {
  /// The case with the limits of all rules that match its id added to its own; later ones win.
  public func tolerating(_ rules: [ToleranceRule]) -> RenderCase {
    let matching = rules.filter { $0.cases.matches(id.description) }.map(\.limit)
    return RenderCase(
      id: id, parameters: parameters, tolerance: Tolerance(limits: tolerance.limits + matching),
      expectsInk: expectsInk)
  }
}
