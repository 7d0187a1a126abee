import Review
import RunModel
import Storage

/// `undo`: reverses decisions.
enum UndoVerb: Verb {
  static let name = "undo"
  static let summary =
    "reverses the last approve or reject as a whole, or the last decision on each given picture; baselines are as before"
  static let operands = PictureChoice.operands
  static let operandCount = PictureChoice.operandCount
  static let options =
    [
      Arguments.Option(
        name: "--group", value: "N",
        help: "what holds for a group of the run, by the number that it shows", isRepeatable: true),
      Arguments.Option(name: "--all", value: nil, help: "all that holds for pictures of the run"),
      Arguments.Option(
        name: "--run", value: "ID",
        help: "the run whose decisions are meant (default: any; with --group or --all the last complete one)"),
    ] + Decider.options
  static let statuses: [ExitStatus: String] = [
    .different: "a baseline changed since", .inconclusive: "no complete run",
  ]
  static let examples = [
    "proofsheet undo --reason 'too early'"
  ]

  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    let console = Console(arguments: arguments, carriesJSON: false)
    let choice = try PictureChoice(arguments, verb: name, needsName: false)
    let project = try Project(arguments)
    let store = try project.recordForDeciding()
    let undoing = Undoing(store: store, kept: project.keptFiles, baselines: project.baselineStore)
    let run = arguments.last("--run")
    // What was cut off may have been on another run than the one that is asked for.
    if choice.isEmpty, run == nil, let (sequence, act) = try store.cutOffAct(in: project.baselineStore) {
      let decision = try decision(arguments)
      try undoing.repair(act, sequence, decision: decision)
      say(act.decisions, on: console)
      let word =
        act.action == .undo ? "undo that was cut off: completed" : "approval that was cut off: undone"
      console.say("\(act.decisions.count) in an \(word)")
      return .passed
    }
    try store.requireNothingCutOff(in: project.baselineStore)
    let chosen = try StandingChoice(choice, run, in: store)
    let decision = try decision(arguments)
    try undoing.undo(chosen.decisions, decision: decision)
    say(chosen.decisions, on: console)
    console.say(Console.plain("\(chosen.decisions.count) undone by \(decision.by)"))
    return .passed
  }

  private static func decision(_ arguments: Arguments) throws -> Decision {
    // Each decision that is undone names its run.
    try Decider.decision(arguments, on: "", question: "why the decision does not hold")
  }

  private static func say(_ decisions: [StandingDecision], on console: Console) {
    for decision in decisions {
      let word = decision.recorded.action == .approve ? "approval" : "rejection"
      console.say("undone   \(word) of \(decision.recorded.caseID)   run \(decision.recorded.decision.run)")
    }
    if decisions.contains(where: \.changesBaseline) {
      console.say("baselines are as they were before; next   proofsheet run")
    }
  }
}
