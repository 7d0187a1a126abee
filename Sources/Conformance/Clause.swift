/// A clause of the spec, with the checks that a subject is held to.
public struct Clause<Subject: Sendable>: Sendable {
  /// Its text in the spec.
  public let text: ClauseText
  /// Its checks.
  public let checks: [ClauseCheck<Subject>]

  /// A clause.
  public init(_ text: ClauseText, _ checks: [ClauseCheck<Subject>]) {
    self.text = text
    self.checks = checks
  }
}

/// A clause as the spec states it.
public struct ClauseText: Equatable, Sendable {
  /// The id, which never changes.
  public let id: String
  /// The document that states it: GIK, TUT, SW, CG, or the project's own.
  public let source: String
  /// The profiles that it holds under, by name.
  public let profiles: [String]
  /// What it states.
  public let statement: String

  /// A clause's text.
  public init(id: String, source: String, profiles: [String], statement: String) {
    self.id = id
    self.source = source
    self.profiles = profiles
    self.statement = statement
  }
}
