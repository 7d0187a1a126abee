import Review

/// `reject`: says that pending pictures are wrong.
enum RejectVerb: Verb {
  static let name = "reject"
  static let summary = "records that pending pictures are wrong; baselines stay, and runs stay red"
  static let operands = PictureChoice.operands
  static let operandCount = PictureChoice.operandCount
  static let options = PictureChoice.options + Decider.options
  static let statuses: [ExitStatus: String] = [
    .inconclusive: "no complete run"
  ]
  static let examples = [
    "proofsheet reject popover/up/320x240-o0@1x --reason 'the arrow is off'"
  ]

  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    try PendingDecision(
      verb: name, outcome: "rejected", question: "what is wrong with the pictures", next: nil,
      rejectedToo: false
    ).perform(arguments) { chosen, decision, store, project in
      try Rejection(store: store, baselines: project.baselineStore)
        .reject(chosen.results, of: chosen.run, decision: decision)
    }
  }
}
