public import JSONText

extension CalibrationReport {
  /// The object that `calibrate --json` prints.
  ///
  /// Cells are pairs of how often a plant was noticed and in how many cases it changes something, in lists
  /// by change and strength.
  public var json: JSONValue {
    .object([
      "formatVersion": .integer(1),
      "verdict": .string(verdict),
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
  public var tolerances: JSONValue { .array(proposals.map(\.rule)) }
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
