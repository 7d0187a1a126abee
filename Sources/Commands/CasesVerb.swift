import Catalog
import Components
import JSONText
import RunModel

/// `cases`: lists what a run draws.
enum CasesVerb: Verb {
  static let name = "cases"
  static let summary = "lists cases: id, parameters, tolerance"
  static let options = [
    Arguments.Option(name: "--filter", value: "GLOB", help: "only these ids", isRepeatable: true),
    Arguments.Option(name: "--json", value: nil, help: "JSON on standard output"),
  ]
  static let examples = [
    "proofsheet cases --filter 'popover/up/*'"
  ]

  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    let console = Console(arguments: arguments, carriesJSON: arguments.has("--json"))
    let rules = try Project.tolerances(arguments)
    let cases = try chosen(arguments.all("--filter")).map { $0.renderCase.tolerating(rules) }
    guard arguments.has("--json") else {
      for renderCase in cases { console.print(renderCase.id.description) }
      console.say("\(cases.count) cases")
      return .passed
    }
    console.print(
      JSONValue.object([
        "formatVersion": .integer(1),
        "cases": .array(
          cases.map { renderCase in
            .object([
              "id": .string(renderCase.id.description), "parameters": renderCase.parameters.json,
              "tolerance": renderCase.tolerance.json,
            ])
          }),
      ]).serialized)
    return .passed
  }

  /// The cases that the globs choose; a glob without a match is refused.
  static func chosen(_ filters: [String]) throws -> [(ordinal: Int, renderCase: RenderCase)] {
    for filter in filters where StandardCatalog.cases(matching: [Glob(filter)]).isEmpty {
      throw CommandFailure.usage("no case matches \(filter)", "--filter", "proofsheet cases lists the ids")
    }
    return StandardCatalog.cases(matching: filters.map(Glob.init)).map { ($0.ordinal, $0.1) }
  }
}
