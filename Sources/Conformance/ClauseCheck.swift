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

    /// How many values are tried when a number is asked for, at least one.
    public func trials(of asked: Int) -> Int { self == .layout ? asked : max(1, asked / 10) }

    /// How many values may be checked to make one failure smaller: drawing takes a hundred times as long
    /// as laying out.
    public var shrinkLimit: Int { self == .layout ? 5_000 : 500 }
  }

  /// Names the check within its clause.
  public let name: String
  /// What it looks at.
  public let kind: Kind
  /// The words for what a renderer has to be able to do.
  public let capabilities: Set<String>
  /// The classes that have to occur among the values tried.
  public let classes: [String]
  private let search: @Sendable (Subject, String, Set<String>, PropertyRunner) -> CheckOutcome
  private let one: @Sendable (Subject, String, Set<String>, [UInt64]) -> CheckOutcome

  /// A check.
  ///
  /// - Parameters:
  ///   - name: unique within the clause; letters, digits, spaces, hyphens and full stops.
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
    let property = { @Sendable (subject: Subject, profile: String, rows: Set<String>) in
      Property<Input>(
        generator(profile), classes: { $0.classes }, requiredClasses: classes, measure: { $0.measure },
        origins: { input in
          let explaining = input.deviations.filter(rows.contains)
          return explaining.isEmpty ? [Property<Input>.violation] : explaining
        },
        check: { try body($0, subject) })
    }
    search = { subject, profile, rows, runner in
      CheckOutcome(runner.run(property(subject, profile, rows)))
    }
    one = { subject, profile, rows, choices in
      CheckOutcome(PropertyRunner.replay(choices, property(subject, profile, rows)))
    }
  }

  /// Holds a subject to the clause under a profile.
  ///
  /// - Parameter rows: the rows of SPEC section 6 that break the clause: a value that one of them
  ///   describes may fail.
  public func run(
    _ subject: Subject, profile: String, rows: Set<String>, by runner: PropertyRunner
  ) -> CheckOutcome {
    search(subject, profile, rows, runner)
  }

  /// Tries the one value that some choices make, and shrinks nothing.
  public func replay(
    _ subject: Subject, profile: String, rows: Set<String>, choices: [UInt64]
  ) -> CheckOutcome {
    one(subject, profile, rows, choices)
  }
}
