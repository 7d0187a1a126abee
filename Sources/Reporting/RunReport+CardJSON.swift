public import JSONText
public import RunModel

extension RunReport {
  /// What the card of a case adds to its object: only cases that need a person have one.
  func card(of result: CaseResult, _ number: Int, _ group: ChangeGroup) -> [String: JSONValue] {
    let evidence = result.evidence
    let neighbours = group.neighbours(of: result, atMost: Self.namedNeighbours)
    var smallest = JSONValue.null
    if let tolerance = result.smallestTolerance {
      smallest = .object([
        "maxPixels": .integer(tolerance.maxPixels), "channelThreshold": .optional(tolerance.channel),
      ])
    }
    return [
      "group": .integer(number),
      "clauses": .array((evidence?.clauses ?? []).map(JSONValue.string)),
      "parts": .array((evidence?.parts ?? []).map(\.json)),
      "regions": .array((evidence?.regions ?? []).map(\.json)),
      "regionCount": .optional(evidence?.regionCount),
      "displacement": .optional(evidence?.displacement),
      "metrics": .array(result.metrics.map(\.json)),
      "metricsDisagree": .boolean(result.metricsDisagree),
      "smallestPassing": smallest,
      "changedAlike": .array(neighbours.map { .string($0.description) }),
      "rejected": rejections[result.caseID].map(\.json) ?? .null,
      "commands": .array(commands(for: result).map(JSONValue.string)),
    ]
  }
}

extension Decision {
  /// The decision as an object.
  public var json: JSONValue {
    .object(["by": .string(by), "reason": .string(reason), "at": .string(at), "run": .string(run)])
  }
}

extension ChangeGroup {
  /// The group as `run --json` lists it.
  var json: JSONValue {
    .object([
      "representative": .string(representative.caseID.description), "verdict": .string(key.verdict.rawValue),
      "summary": .string(summary), "cases": .array(members.map { .string($0.caseID.description) }),
    ])
  }
}
