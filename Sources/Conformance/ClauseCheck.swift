public import PropertyTesting

/// One way to hold a subject to a clause: values, and what has to be true of each.
///
/// A clause has one check or more; `Subject` is what is held to it.
public struct ClauseCheck<Subject: Sendable>: Sendable {
  /// What a check looks at, and so how many trials it gets.
  public enum Kind: String, Sendable {
    /// Figures of a layout.
    case layout
    /// Pixels of drawn pictures: a tenth of the trials.
    case pixels
  }

  /// Names the check within its clause.
  public let name: String
  /// What it looks at.
  public let kind: Kind
  /// The words for what a renderer has to be able to do.
  public let capabilities: Set<String>
  /// The classes that have to occur among the values tried.
  public let classes: [String]
  private let search: @Sendable (Subject, String, PropertyRunner) -> CheckOutcome

  /// A check.
  ///
  /// - Parameters:
  ///   - name: unique within the clause.
  ///   - generator: the values for a profile.
  ///   - classes: every class that the clause speaks of, and that has to occur.
  ///   - body: throws a ``Violation`` where the clause does not hold.
  public init<Input: ClauseInput>(
    _ name: String, _ kind: Kind, needs capabilities: Set<String> = [],
    of generator: @escaping @Sendable (_ profile: String) -> Generator<Input>,
    classes: [String] = [], body: @escaping @Sendable (Input, Subject) throws -> Void
  ) {
    self.name = name
    self.kind = kind
    self.capabilities = capabilities
    self.classes = classes
    let property = { @Sendable (subject: Subject, profile: String) in
      Property<Input>(
        generator(profile), classes: { $0.classes }, measure: { $0.measure },
        origins: { $0.deviations.isEmpty ? [Property<Input>.violation] : $0.deviations },
        check: { try body($0, subject) })
    }
    search = { subject, profile, runner in CheckOutcome(runner.run(property(subject, profile))) }
  }

  /// Holds a subject to the clause under a profile.
  ///
  /// With no trials and one first sequence of choices, exactly that value is tried.
  public func run(_ subject: Subject, profile: String, by runner: PropertyRunner) -> CheckOutcome {
    search(subject, profile, runner)
  }
}
