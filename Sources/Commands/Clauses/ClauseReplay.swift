import Catalog
import Conformance
import Engine
import PropertyTesting
import SoftwareRendering
import SpecClauses
import Storage

/// `clauses check --replay`: tries the one value that a failure printed.
struct ClauseReplay {
  let arguments: Arguments

  func perform(_ text: String, among ids: [String]) async throws -> ExitStatus {
    let token = try Self.token(text)
    if !ids.isEmpty && !ids.contains(token.place.clause) {
      throw CommandFailure.usage("the token is of \(token.place.clause)", "--replay", "leave the ids out")
    }
    for option in ["--trials", "--seed"] where arguments.has(option) {
      throw CommandFailure.usage(
        "\(option) with --replay", "clauses check", "a token is one value: leave it out")
    }
    if let profile = arguments.last("--profile"), profile != token.place.profile {
      throw CommandFailure.usage("the token is of \(token.place.profile)", "--profile", "leave it out")
    }
    guard let clause = StandardClauses.all.first(where: { $0.text.id == token.place.clause }),
      let check = clause.checks.first(where: { $0.name == token.place.check }),
      clause.text.profiles.contains(token.place.profile)
    else {
      throw CommandFailure.usage(
        "the token names no check", "--replay", "it is of another version: search again without it")
    }
    let console = Console(arguments: arguments, carriesJSON: arguments.has("--json"))
    var summary = ConformanceEngine(
      subject: .components(renderer: SoftwareRenderer()), jobs: 1, isInterrupted: { false }
    ).replay(clause, check, profile: token.place.profile, choices: token.choices, in: SpecText.deviations)
    guard let result = summary.clauses.first, result.trials == 1 else {
      throw CommandFailure.usage(
        "the token makes no value", "--replay", "it is of another version: search again without it")
    }
    try ClausesVerb.tell(
      &summary, isComplete: true, keepingPicturesIn: ClauseProject(arguments).pictures, arguments, on: console
    )
    return summary.isFailed ? .different : .passed
  }

  private static func token(_ text: String) throws -> CounterexampleToken {
    do {
      if let token = try CounterexampleToken(text) { return token }
    } catch {
      throw CommandFailure.usage("\(error)", "--replay", "copy the whole token that a failure printed")
    }
    throw CommandFailure.usage(
      "\(text) is no token", "--replay", "copy the whole token that a failure printed")
  }
}
