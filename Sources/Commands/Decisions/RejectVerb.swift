import Review
import RunModel
import Storage

/// `reject`: says that pending pictures are wrong.
enum RejectVerb: Verb {
  static let name = "reject"
  static let summary = "records that pending pictures are wrong; baselines stay, and runs stay red"
  static let operands = PictureChoice.operands
  static let operandCount = PictureChoice.operandCount
  static let options = PictureChoice.options + Decider.options

  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    let console = Console(arguments: arguments, carriesJSON: false)
    let choice = try PictureChoice(arguments, verb: name, needsName: true)
    let project = try Project(arguments)
    let store = try project.recordForDeciding()
    let chosen = try PendingChoice(
      choice, arguments.last("--run"), in: store, project.baselineStore, rejectedToo: false)
    guard !chosen.results.isEmpty else {
      console.say("nothing is pending in run \(chosen.run.id)")
      return .passed
    }
    let decision = try Decider.decision(
      arguments, on: chosen.run.id, question: "what is wrong with the pictures")
    try Rejection(store: store, baselines: project.baselineStore).reject(
      chosen.results, of: chosen.run, decision: decision)
    chosen.say(on: console)
    console.say(Console.plain("\(chosen.results.count) rejected by \(decision.by)"))
    return .passed
  }
}
