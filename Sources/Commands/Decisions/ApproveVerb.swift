import Review
import RunModel
import Storage

/// `approve`: makes pending pictures baselines.
enum ApproveVerb: Verb {
  static let name = "approve"
  static let summary =
    "makes pending pictures of a complete run baselines: exactly the stored bytes; one act, which undo reverses"
  static let operands = PictureChoice.operands
  static let operandCount = PictureChoice.operandCount
  static let options = PictureChoice.options + Decider.options

  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    let console = Console(arguments: arguments, carriesJSON: false)
    let choice = try PictureChoice(arguments, verb: name, needsName: true)
    let project = try Project(arguments)
    let store = try project.recordForDeciding()
    let chosen = try PendingChoice(
      choice, arguments.last("--run"), in: store, project.baselineStore, rejectedToo: true)
    guard !chosen.results.isEmpty else {
      console.say("nothing is pending in run \(chosen.run.id)")
      return .passed
    }
    let decision = try Decider.decision(
      arguments, on: chosen.run.id, question: "why the pictures are right")
    try Approval(
      store: store, pictures: project.pictureStore, kept: project.keptFiles, baselines: project.baselineStore
    ).approve(chosen.results, of: chosen.run, decision: decision)
    chosen.say(on: console)
    console.say(Console.plain("\(chosen.results.count) approved by \(decision.by)"))
    return .passed
  }
}
