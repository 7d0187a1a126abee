import Conformance
import JSONText
import SpecClauses

/// `clauses` without `check`: what the spec states.
struct ClauseListing {
  private let profiles: [String]
  private let carriesJSON: Bool
  private let console: Console

  init(_ arguments: Arguments) throws {
    for option in ["--trials", "--seed", "--replay", "--jobs", "--report"] where arguments.has(option) {
      throw CommandFailure.usage("\(option) without check", ClausesVerb.name, "use proofsheet clauses check")
    }
    profiles = try ClausesVerb.profiles(arguments)
    carriesJSON = arguments.has("--json")
    console = Console(arguments: arguments, carriesJSON: carriesJSON)
  }

  /// Lists all clauses, or shows those of some ids with all that is known of them.
  func perform(_ ids: [String]) throws -> ExitStatus {
    let clauses = StandardClauses.all.filter { clause in
      (ids.isEmpty || ids.contains(clause.text.id)) && clause.text.profiles.contains(where: profiles.contains)
    }
    // Rows of section 6 are about the profile seed.
    let rows = SpecText.deviations.filter { row in
      profiles.contains("seed") && (ids.isEmpty || row.breaks.contains(where: ids.contains))
    }
    if carriesJSON {
      console.print(
        JSONValue.object([
          "formatVersion": .integer(1),
          "clauses": .array(clauses.map(Self.json)),
          "deviations": .array(rows.map(Self.json)),
          "unstated": .array(
            StandardClauses.unstated.filter { ids.isEmpty || ids.contains($0) }.map(JSONValue.string)),
        ]).serialized)
      return .passed
    }
    for clause in clauses {
      let text = clause.text
      console.print("\(text.id)   \(text.source)   \(text.profiles.joined(separator: ", "))")
      console.print("   \(text.statement)")
      if !ids.isEmpty { show(clause, rows.filter { $0.breaks.contains(text.id) }) }
    }
    if ids.isEmpty { console.say("\(clauses.count) clauses") }
    return .passed
  }

  /// What holds a clause, and what is known to break it.
  private func show(_ clause: Clause<Subject>, _ rows: [DeviationText]) {
    for check in clause.checks { console.print("   check   \(check.name), of \(check.kind.rawValue)") }
    for row in rows { console.print("   \(row.id)   breaks it under seed: \(row.statement)") }
    console.say("   try it   proofsheet clauses check \(clause.text.id)")
  }

  private static func json(_ clause: Clause<Subject>) -> JSONValue {
    let text = clause.text
    return .object([
      "id": .string(text.id), "statement": .string(text.statement), "source": .string(text.source),
      "profiles": .array(text.profiles.map(JSONValue.string)),
      "checks": .array(
        clause.checks.map { .object(["name": .string($0.name), "kind": .string($0.kind.rawValue)]) }),
    ])
  }

  private static func json(_ row: DeviationText) -> JSONValue {
    .object([
      "id": .string(row.id), "statement": .string(row.statement),
      "breaks": .array(row.breaks.map(JSONValue.string)),
    ])
  }
}
