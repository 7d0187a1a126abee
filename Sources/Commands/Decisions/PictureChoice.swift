import Catalog
import RunModel
import Storage

/// Which pictures of a run are decided on: ids and globs, groups, or all.
struct PictureChoice {
  static let operands = "[ID|GLOB]…"
  static let operandCount = 0...10_000
  static let options = [
    Arguments.Option(
      name: "--group", value: "N", help: "a group of the run, by the number that it shows", isRepeatable: true
    ),
    Arguments.Option(name: "--all", value: nil, help: "everything there is to decide on"),
    Arguments.Option(name: "--run", value: "ID", help: "another run than the last complete one"),
  ]

  let isAll: Bool
  let globs: [Glob]
  let groups: [Int]

  /// Whether nothing is named.
  var isEmpty: Bool { !isAll && globs.isEmpty && groups.isEmpty }

  /// - Parameter needsName: whether something has to be named.
  init(_ arguments: Arguments, verb: String, needsName: Bool) throws {
    isAll = arguments.has("--all")
    globs = arguments.operands.map(Glob.init)
    groups = try arguments.all("--group").map { text in
      guard let number = Arguments.wholeNumber(text), number > 0 else {
        throw CommandFailure.usage(
          "\(text) is no number of a group", "--group", "the run's report and output number them")
      }
      return number
    }
    if isAll && !(globs.isEmpty && groups.isEmpty) || needsName && isEmpty {
      throw CommandFailure.usage(
        "what to \(verb) is not clear", verb, "give ids, globs, groups, or --all alone")
    }
  }

  /// The chosen cases among those that can be decided on.
  ///
  /// - Parameters:
  ///   - candidates: the cases that can be chosen.
  ///   - byID: cases that are chosen by their whole id alone.
  ///   - results: of the run whose groups are meant.
  ///   - what: what the candidates are, for the message.
  /// - Throws: `CommandFailure` for an id, glob or group that chooses nothing.
  func cases(
    among candidates: Set<CaseID>, byID: Set<CaseID> = [], in results: [CaseResult], what: String,
    location: String, remedy: String
  ) throws -> Set<CaseID> {
    if isAll { return candidates }
    var chosen: Set<CaseID> = []
    for glob in globs {
      let found =
        candidates.filter { glob.matches($0.description) }
        .union(byID.filter { $0.description == glob.pattern })
      if found.isEmpty {
        throw CommandFailure.usage(
          "nothing \(what) matches \(glob.pattern)", location, remedy)
      }
      chosen.formUnion(found)
    }
    let all = groups.isEmpty ? [] : ChangeGroup.groups(in: results)
    for number in groups {
      guard number <= all.count else {
        throw CommandFailure.usage(
          "the run has no group \(number), but \(all.count)", location, "its report and output number them")
      }
      let found = candidates.intersection(all[number - 1].members.map(\.caseID))
      if found.isEmpty {
        throw CommandFailure.usage(
          "nothing \(what) is in group \(number)", location, remedy)
      }
      chosen.formUnion(found)
    }
    return chosen
  }
}
