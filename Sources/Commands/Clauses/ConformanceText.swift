import Conformance
import JSONText
import Pixels
import Reporting
import RunModel

/// What the terminal says of the clauses: a line for each thing that needs a person, then the counts.
enum ConformanceText {
  /// - Parameter pictures: where the counterexamples' pictures lie.
  static func say(_ summary: ConformanceSummary, pictures: CounterexampleFiles? = nil, on console: Console) {
    for result in summary.clauses where result.verdict == .violated {
      console.say("\(console.marked("✗")) \(result.clause)   \(result.profile)   violated")
      if let detail = result.detail { console.say("    \(Console.plain(detail))") }
      if let found = result.counterexample { say(found, pictures, on: console) }
    }
    for result in summary.clauses where result.verdict == .skipped || result.verdict == .passed {
      guard let detail = result.detail else { continue }
      console.say("  \(result.clause)   \(result.profile)   skipped: \(detail)")
    }
    for result in summary.unexpectedPasses {
      console.say(
        "\(console.marked("✗")) \(result.id)   unexpected pass: section 6 says that it shows, and it was not found"
      )
    }
    if !summary.clauses.isEmpty { console.say(counts(summary)) }
  }

  /// What was found and is expected: each row of section 6 with its smallest counterexample; a clause's own
  /// where its rows were not looked for, since other clauses that they break were not checked.
  static func sayExpected(of summary: ConformanceSummary, on console: Console) {
    for result in summary.deviations where result.isFound {
      console.say("  \(result.id)   expected: breaks \(result.clauses.joined(separator: ", "))")
      if let found = result.counterexample { sayBriefly(found, on: console) }
    }
    let told = Set(summary.deviations.filter(\.isFound).map(\.id))
    for result in summary.clauses
    where result.verdict == .expectedDeviation && told.isDisjoint(with: result.rows) {
      console.say(
        "  \(result.clause)   \(result.profile)   expected, by \(result.rows.joined(separator: ", "))")
      if let found = result.counterexample { sayBriefly(found, on: console) }
    }
  }

  private static func sayBriefly(_ found: Counterexample, on console: Console) {
    console.say("    \(Console.plain(found.problem))")
    console.say("    \(found.parameters.serialized)")
    console.say("    again   proofsheet clauses check --replay \(found.token)")
  }

  /// The counts in one line.
  static func counts(_ summary: ConformanceSummary) -> String {
    let words: [(Int, String)] = [
      (summary.count(.passed), "passed"), (summary.count(.expectedDeviation), "with expected deviations"),
      (summary.count(.violated), "violated"), (summary.count(.skipped), "skipped"),
    ]
    let clauses = words.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " · ")
    let found = summary.deviations.count(where: \.isFound)
    let rows = summary.deviations.isEmpty ? "" : "   \(found) of \(summary.deviations.count) deviations found"
    let ids = Set(summary.clauses.map(\.clause)).count
    let profiles = Set(summary.clauses.map(\.profile)).count
    return
      "\(ids) \(ids == 1 ? "clause" : "clauses") under \(profiles == 1 ? "one profile" : "both profiles")"
      + "   \(clauses)\(rows)   seed \(summary.seed)"
  }

  private static func say(
    _ found: Counterexample, _ pictures: CounterexampleFiles? = nil, on console: Console
  ) {
    console.say("    \(Console.plain(found.problem))")
    console.say("    parameters  \(found.parameters.serialized)")
    if let layout = found.layout { console.say("    layout      \(layout.serialized)") }
    if let region = found.region {
      console.say("    pixels      \(region.width)×\(region.height) at \(region.x), \(region.y)")
    }
    if let path = pictures?.paths[found.token] { console.say("    picture     \(path)") }
    console.say("    again       proofsheet clauses check --replay \(found.token)")
  }
}
