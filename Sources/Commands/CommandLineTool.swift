import CMalloc
import Synchronization

/// The version of the tool.
let toolVersion = "0.1.0"

/// The command line: finds the verb, prints help and errors, gives the exit status.
public enum CommandLineTool {
  static var verbs: [any Verb.Type] {
    [
      RunVerb.self, CasesVerb.self, ClausesVerb.self, RenderVerb.self, DiffVerb.self, CompareVerb.self,
      ApproveVerb.self, RejectVerb.self, UndoVerb.self, StatusVerb.self, CalibrateVerb.self,
      ShowVerb.self, ReportVerb.self, GalleryVerb.self, DoctorVerb.self,
    ]
  }

  /// Performs the words after the tool's own name.
  public static func perform(_ words: [String]) async -> Int32 {
    // Pictures of a few megabytes come and go: kept by the allocator, their pages are not zeroed anew
    // for each. Larger ones still go back to the system.
    mallopt(M_MMAP_THRESHOLD, 4 << 20)
    mallopt(M_TRIM_THRESHOLD, 16 << 20)
    do {
      let status = try await status(words)
      if lostOutput.load(ordering: .relaxed) {
        throw CommandFailure(
          what: "the output cannot be written", location: "standard output",
          remedy: "see that there is room for it", status: .inputOutput)
      }
      return status.rawValue
    } catch {
      let failure = CommandFailure(error)
      Console.write(failure.line + "\n", to: 2)
      return failure.status.rawValue
    }
  }

  private static func status(_ words: [String]) async throws -> ExitStatus {
    guard let first = words.first else {
      throw CommandFailure.usage("no verb", "proofsheet", "proofsheet --help lists them")
    }
    if first == "--help" || first == "help" {
      let lines = verbs.map { verb in
        "  \(verb.name)\(String(repeating: " ", count: 10 - verb.name.count))\(verb.summary)"
      }
      Console.write(
        "proofsheet: draws components from their spec and holds the pictures against approved ones\n\n"
          + lines.joined(separator: "\n") + "\n\nproofsheet VERB --help tells more\n", to: 1)
      return .passed
    }
    if first == "--version" {
      Console.write("proofsheet \(toolVersion)\n", to: 1)
      return .passed
    }
    guard let verb = verbs.first(where: { $0.name == first }) else {
      throw CommandFailure.usage("unknown verb \(first)", "proofsheet", "proofsheet --help lists them")
    }
    let rest = Array(words.dropFirst())
    if rest.contains("--help") {
      Console.write(verb.help + "\n", to: 1)
      return .passed
    }
    return try await verb.perform(
      Arguments(rest, options: verb.options, operands: verb.operandCount, verb: verb.name))
  }
}
