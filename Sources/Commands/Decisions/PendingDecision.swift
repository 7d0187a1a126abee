import RunModel
import Storage

/// What `approve` and `reject` share: pictures are chosen, a reason is asked for, the decision is made and told.
struct PendingDecision {
  /// The verb's name.
  let verb: String
  /// What has become of the pictures, in a word.
  let outcome: String
  /// What the reason answers.
  let question: String
  /// What comes after it; nil for nothing.
  let next: String?
  /// Whether a rejected picture can be decided on again.
  let rejectedToo: Bool

  /// - Parameter decide: makes and records the decision, or throws and changes nothing.
  func perform(
    _ arguments: Arguments, decide: (PendingChoice, Decision, RunStore, Project) throws -> Void
  ) throws -> ExitStatus {
    let console = Console(arguments: arguments, carriesJSON: false)
    let choice = try PictureChoice(arguments, verb: verb, needsName: true)
    let project = try Project(arguments)
    let store = try project.recordForDeciding()
    let chosen = try PendingChoice(
      choice, arguments.last("--run"), in: store, project.baselineStore, rejectedToo: rejectedToo)
    guard !chosen.results.isEmpty else {
      console.say("nothing is pending in run \(chosen.run.id)")
      return .passed
    }
    let decision = try Decider.decision(arguments, on: chosen.run.id, question: question)
    try decide(chosen, decision, store, project)
    chosen.say(on: console)
    console.say(Console.plain("\(chosen.results.count) \(outcome) by \(decision.by)"))
    if let next { console.say("next   \(next)") }
    return .passed
  }
}
