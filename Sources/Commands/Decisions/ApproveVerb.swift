import Review

/// `approve`: makes pending pictures baselines.
enum ApproveVerb: Verb {
  static let name = "approve"
  static let summary =
    "makes pending pictures of a complete run baselines: exactly the stored bytes; one act, which undo reverses"
  static let operands = PictureChoice.operands
  static let operandCount = PictureChoice.operandCount
  static let options = PictureChoice.options + Decider.options
  static let statuses: [ExitStatus: String] = [
    .different: "a baseline changed since the run", .inconclusive: "no complete run",
  ]
  static let examples = [
    "proofsheet approve 'popover/up/*' --reason 'the arrow is where it belongs'",
    "proofsheet approve --group 2 --reason 'as designed'",
  ]

  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    try PendingDecision(
      verb: name, outcome: "approved", question: "why the pictures are right",
      next: "commit the baselines with what changed them, then proofsheet run", rejectedToo: true
    ).perform(arguments) { chosen, decision, store, project in
      try Approval(
        store: store, pictures: project.pictureStore, kept: project.keptFiles,
        baselines: project.baselineStore
      ).approve(chosen.results, of: chosen.run, decision: decision)
    }
  }
}
