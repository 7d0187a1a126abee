import Conformance
import JSONText
import Reporting
import SpecClauses
import Storage

/// `clauses`: lists the clauses of the spec; `clauses check` holds the components to them.
enum ClausesVerb: Verb {
  static let name = "clauses"
  static let summary = "lists the clauses of the spec; `clauses check` searches for counterexamples"
  static let operands = "[check [ID…]]"
  static let operandCount = 0...200
  static let options = [
    Arguments.Option(name: "--profile", value: "seed|corrected", help: "one profile (default: both)"),
    Arguments.Option(
      name: "--trials", value: "N", help: "values for each layout check, a tenth for pixels (default: 1000)"),
    Arguments.Option(
      name: "--seed", value: "S", help: "where the search starts: a number, or fresh (default: 1)"),
    Arguments.Option(name: "--replay", value: "TOKEN", help: "try the one value that a failure printed"),
    Arguments.Option(name: "--jobs", value: "N", help: "checks at once (default: one for each core)"),
    Arguments.Option(name: "--report", value: "DIR", help: "counterexamples as pictures, on a page"),
    Arguments.Option(name: "--json", value: nil, help: "JSON on standard output"),
  ]

  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    guard let first = arguments.operands.first else { return try list(arguments) }
    guard first == "check" else {
      throw CommandFailure.usage("unknown word \(first)", name, "use proofsheet clauses check")
    }
    let ids = Array(arguments.operands.dropFirst())
    for id in ids where !StandardClauses.all.contains(where: { $0.text.id == id }) {
      throw CommandFailure.usage("unknown clause \(id)", "clauses check", "proofsheet clauses lists the ids")
    }
    if let token = arguments.last("--replay") {
      return try await ClauseReplay(arguments: arguments).perform(token, among: ids)
    }
    return try await ClauseSearch(arguments: arguments).perform(ids)
  }

  /// Keeps the counterexamples' pictures and tells all that was found, in the ways that are asked for.
  static func tell(
    _ summary: inout ConformanceSummary, isComplete: Bool, keepingPicturesIn store: PictureStore?,
    _ arguments: Arguments,
    on console: Console
  ) throws {
    let pictures = try CounterexampleFiles(&summary, in: store)
    if arguments.has("--json") {
      console.print(summary.json.adding("complete", .boolean(isComplete)).serialized)
    }
    ConformanceText.sayExpected(of: summary, on: console)
    ConformanceText.say(summary, pictures: pictures, on: console)
    console.say(
      !isComplete
        ? "interrupted: the others are not known"
        : summary.isFailed
          ? "failed"
          : summary.isInconclusive
            ? "inconclusive: nothing was tried" : "passed: what deviates, SPEC section 6 expects")
    if let folder = arguments.last("--report") {
      let page = ConformancePage(ClausesOfRun.findings(summary, pictures), isComplete: isComplete)
      console.say("report  \(try ReportAssembly.write(page.html, to: folder))")
    }
  }

  private static func list(_ arguments: Arguments) throws -> ExitStatus {
    for option in ["--trials", "--seed", "--replay", "--jobs", "--report"] where arguments.has(option) {
      throw CommandFailure.usage("\(option) without check", name, "use proofsheet clauses check")
    }
    let console = Console(arguments: arguments, carriesJSON: arguments.has("--json"))
    let profiles = try profiles(arguments)
    let texts = StandardClauses.all.map(\.text).filter { !$0.profiles.allSatisfy { !profiles.contains($0) } }
    guard arguments.has("--json") else {
      for text in texts {
        console.print("\(text.id)   \(text.source)   \(text.profiles.joined(separator: ", "))")
        console.print("   \(text.statement)")
      }
      console.say("\(texts.count) clauses")
      return .passed
    }
    console.print(
      JSONValue.object([
        "formatVersion": .integer(1),
        "clauses": .array(texts.map(json)),
        "deviations": .array(SpecText.deviations.map(json)),
        "unstated": .array(StandardClauses.unstated.map(JSONValue.string)),
      ]).serialized)
    return .passed
  }

  private static func json(_ text: ClauseText) -> JSONValue {
    let checks = StandardClauses.all.first { $0.text.id == text.id }?.checks ?? []
    return .object([
      "id": .string(text.id), "statement": .string(text.statement), "source": .string(text.source),
      "profiles": .array(text.profiles.map(JSONValue.string)),
      "checks": .array(
        checks.map { .object(["name": .string($0.name), "kind": .string($0.kind.rawValue)]) }),
    ])
  }

  private static func json(_ text: DeviationText) -> JSONValue {
    .object([
      "id": .string(text.id), "statement": .string(text.statement),
      "breaks": .array(text.breaks.map(JSONValue.string)),
    ])
  }

  /// The profiles that are asked for.
  static func profiles(_ arguments: Arguments) throws -> [String] {
    guard let profile = arguments.last("--profile") else { return ["seed", "corrected"] }
    guard profile == "seed" || profile == "corrected" else {
      throw CommandFailure.usage("unknown profile \(profile)", "--profile", "use seed or corrected")
    }
    return [profile]
  }
}
