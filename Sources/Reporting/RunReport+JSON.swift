public import JSONText
import Conformance
import ImageDiff
import Pixels
public import RunModel

extension RunReport {
  /// The object that `run --json` prints.
  ///
  /// A run that did not end says so in `complete`; its status is `failed` when something already
  /// needs a person and `inconclusive` otherwise, since the words of the format are three.
  ///
  /// - Parameter reportPath: where the report was written; nil when none was.
  public func json(reportPath: String?) -> JSONValue {
    var members: [String: JSONValue] = [
      "formatVersion": .integer(1),
      "run": .string(record.id),
      "status": .string(statusWord),
      "complete": .boolean(record.status.isComplete),
      "renderer": .string(record.rendererName),
      "rendererVersion": .string(record.rendererVersion),
      "seed": conformance.map { .number(Double($0.summary.seed)) } ?? .null,
      "durationSeconds": Self.number(record.durationSeconds),
      "counts": countsJSON,
      "digest": .optional(record.digest?.description),
      "report": .optional(reportPath),
      "cases": .array(json(of: orderedResults)),
      "groups": .array(groups.map(\.json)),
    ]
    let conformance = (conformance?.summary ?? ConformanceSummary(seed: 0, clauses: [], deviations: [])).json
    if case .object(let results) = conformance { members.merge(results) { $1 } }
    if let folders { members["folders"] = folders.json }
    return .object(members)
  }

  private var statusWord: String {
    switch record.status {
    case .passed: "passed"
    case .failed: "failed"
    case .inconclusive: "inconclusive"
    case .interrupted, .incomplete:
      RunOutcome.status(of: counts, planned: record.plannedCases, conformance: conformance?.summary)
        == .failed
        ? "failed" : "inconclusive"
    }
  }

  private var countsJSON: JSONValue {
    let counts = counts
    let clauses = conformance?.summary
    var members: [String: JSONValue] = [
      "cases": .integer(counts.cases),
      "unreferenced": .integer(counts.unreferenced),
      "clauses": .integer(clauses?.clauses.count ?? 0),
      "clausesPassed": .integer(clauses?.count(.passed) ?? 0),
      "violations": .integer(clauses?.count(.violated) ?? 0),
      "expectedDeviations": .integer(clauses?.deviations.count(where: \.isFound) ?? 0),
      "unexpectedPasses": .integer(clauses?.unexpectedPasses.count ?? 0),
    ]
    if let folders {
      members["renamed"] = .integer(folders.renamed.count)
      members["duplicates"] = .integer(folders.duplicates.count)
    }
    for verdict in Verdict.allCases { members[Self.countKey(verdict)] = .integer(counts[verdict]) }
    return .object(members)
  }

  private static func countKey(_ verdict: Verdict) -> String {
    switch verdict {
    case .withinTolerance: "withinTolerance"
    case .passed, .changed, .new, .missing, .skipped, .failed: verdict.rawValue
    }
  }

  /// The object of one case among those of ``json(reportPath:)``.
  public func json(of result: CaseResult) -> JSONValue { json(of: [result])[0] }

  private func json(of results: [CaseResult]) -> [JSONValue] {
    var places: [CaseID: (number: Int, group: ChangeGroup)] = [:]
    for (place, group) in groups.enumerated() {
      for member in group.members { places[member.caseID] = (place + 1, group) }
    }
    return results.map { result in
      let members = Self.members(of: result)
      guard let (number, group) = places[result.caseID] else { return .object(members) }
      return .object(members.merging(card(of: result, number, group)) { $1 })
    }
  }

  private static func members(of result: CaseResult) -> [String: JSONValue] {
    [
      "id": .string(result.caseID.description),
      "verdict": .string(result.verdict.rawValue),
      "detail": .optional(result.detail),
      "digest": .optional(result.digest?.description),
      "baselineDigest": .optional(result.baselineDigest?.description),
      "displayListDigest": .optional(result.displayListDigest?.description),
      "changedSide": .optional(result.changedSide),
      "differingPixels": .optional(result.differingPixels),
      "largestChannelDelta": .optional(result.largestChannelDelta),
      "boundingBox": result.boundingBox.map(json) ?? .null,
      "differingPixelsByRegion": .object(result.differingPixelsByRegion.mapValues(JSONValue.integer)),
      "changeClass": .optional(result.change?.rawValue),
      "shift": result.shift.map { .numbers([Double($0.x), Double($0.y)]) } ?? .null,
      "limits": .array(result.limits.map(\.json)),
      "milliseconds": number(result.milliseconds),
    ]
  }

  private static func json(_ box: PixelRect) -> JSONValue {
    .array([box.x, box.y, box.width, box.height].map(JSONValue.integer))
  }

  /// JSON has no notation for what is not finite.
  private static func number(_ value: Double?) -> JSONValue {
    guard let value, value.isFinite else { return .null }
    return .number(value)
  }
}

extension FolderFindings {
  /// The findings as `compare --json` prints them.
  fileprivate var json: JSONValue {
    .object([
      "reference": .string(reference), "candidate": .string(candidate),
      "renamed": .array(
        renamed.map { .object(["from": .string($0.reference), "to": .string($0.candidate)]) }),
      "duplicates": .array(
        duplicates.map { .object(["name": .string($0.name), "sameAs": .string($0.original)]) }),
      "nameCollisions": .array(collisions.map { .array($0.map(JSONValue.string)) }),
      "otherFiles": .integer(otherFiles),
    ])
  }
}
