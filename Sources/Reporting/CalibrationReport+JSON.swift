public import JSONText

extension CalibrationReport {
  /// The object that `calibrate --json` prints.
  ///
  /// Cells are pairs of how often a plant was noticed and in how many cases it changes something, in lists
  /// by change and strength.
  public var json: JSONValue {
    .object([
      "formatVersion": .integer(1),
      "cases": .array(cases.map(JSONValue.string)),
      "changes": .array(changes.map(\.json)),
      "gates": .array(gates.map { json($0) }),
      "configured": json(configured),
      "proposals": .array(proposals.map(\.json)),
      "proposed": json(proposed),
    ])
  }

  private func json(_ gate: Gate) -> JSONValue {
    .object([
      "metric": .string(gate.metric), "metricVersion": .string(gate.version),
      "threshold": .number(gate.threshold), "ignoresAntialiasing": .boolean(gate.ignoresAntialiasing),
      "maxPixels": .optional(gate.maxPixels), "mutationScore": .number(mutationScore(gate.cells)),
      "missedVisible": .integer(missedVisible(gate.cells)),
      "flaggedHarmless": .array(flaggedHarmless(gate.cells).map(JSONValue.string)),
      "cells": Self.json(gate.cells),
    ])
  }

  private func json(_ cells: [[Cell]]) -> JSONValue {
    .object([
      "cells": Self.json(cells), "mutationScore": .number(mutationScore(cells)),
      "visible": .integer(visible), "missedVisible": .integer(missedVisible(cells)),
      "flaggedHarmless": .array(flaggedHarmless(cells).map(JSONValue.string)),
      "misses": .array(misses(cells).map(JSONValue.string)),
    ])
  }

  private static func json(_ cells: [[Cell]]) -> JSONValue {
    .array(cells.map { .array($0.map { .array([.integer($0.caught), .integer($0.of)]) }) })
  }

  /// The key `tolerances` of a configuration with the proposed limits.
  public var tolerances: JSONValue {
    .array(
      proposals.map { proposal in
        var members: [String: JSONValue] = [
          "cases": .string(proposal.cases), "metric": .string(proposal.limit.metric),
          "maxPixels": .integer(proposal.limit.maxPixels), "reason": .string(proposal.reason),
        ]
        if let part = proposal.part { members["part"] = .string(part) }
        if proposal.limit.metric != "exact" { members["threshold"] = .number(proposal.limit.threshold) }
        return .object(members)
      })
  }
}

extension CalibrationReport.Change {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name), "words": .string(place.isEmpty ? noun : "\(noun) \(place)"),
      "kind": .string(isDefect ? "defect" : "harmless"),
      "strengths": .array(strengths.map(JSONValue.string)),
      "leastVisible": isDefect ? .integer(leastVisible) : .null,
    ])
  }
}

extension CalibrationProposal {
  fileprivate var json: JSONValue {
    .object([
      "cases": .string(cases), "part": .optional(part), "limit": limit.json, "tightest": tightest.json,
      "visible": .integer(visible), "caught": .integer(caught), "separates": .boolean(separates),
      "sentence": .string(sentence),
      "overlaps": .array(
        overlaps.map {
          .object([
            "harmless": .string($0.harmless), "harmlessPixels": .integer($0.harmlessPixels),
            "defect": .string($0.defect), "defectPixels": .integer($0.defectPixels),
            "metric": .string($0.metric),
          ])
        }),
    ])
  }
}

extension CalibrationProposal.Limit {
  fileprivate var json: JSONValue {
    .object([
      "metric": .string(metric), "threshold": .number(threshold), "maxPixels": .integer(maxPixels),
    ])
  }
}
