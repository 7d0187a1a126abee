import Conformance
import JSONText
import Reporting
import SpecClauses
import Storage

/// `clauses`: lists the clauses of the spec; `clauses check` holds the components to them.
enum ClausesVerb: Verb {
  static let name = "clauses"
  static let summary =
    "lists the clauses of the spec, or shows those named; `clauses check` searches for counterexamples"
  static let operands = "[check] [ID…]"
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
  static let statuses: [ExitStatus: String] = [
    .different: "a violated clause or an unexpected pass", .inconclusive: "nothing was tried",
    .interrupted: "interrupted", .terminated: "terminated",
  ]
  static let examples = [
    "proofsheet clauses POP-14",
    "proofsheet clauses check POP-14 --profile seed --seed fresh",
  ]

  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    let isCheck = arguments.operands.first == "check"
    let ids = Array(arguments.operands.dropFirst(isCheck ? 1 : 0))
    let profiles = try profiles(arguments)
    for id in ids {
      guard let clause = StandardClauses.all.first(where: { $0.text.id == id }) else {
        throw CommandFailure.usage(
          "no clause \(id)", name, "proofsheet clauses lists the ids; check searches for counterexamples")
      }
      guard clause.text.profiles.contains(where: profiles.contains) else {
        throw CommandFailure.usage(
          "\(id) does not hold under profile \(profiles.joined())", "--profile", "leave one of them out")
      }
    }
    guard isCheck else { return try ClauseListing(arguments).perform(ids) }
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
            ? "inconclusive: nothing was tried"
            : summary.count(.expectedDeviation) == 0
              ? "passed" : "passed: what deviates, SPEC section 6 expects")
    if let folder = arguments.last("--report") {
      let page = ConformancePage(ClausesOfRun.findings(summary, pictures), isComplete: isComplete)
      console.say("report  \(try ReportAssembly.write(page.html, to: folder))")
    }
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
