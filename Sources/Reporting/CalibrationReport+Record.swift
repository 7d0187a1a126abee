public import JSONText

extension CalibrationReport {
  /// The form in which it is kept in the record: all of it, in a document that is read quickly.
  ///
  /// The cells of a gate are one text, since tens of thousands of lists take as long to read as a run does
  /// to draw.
  public var record: JSONValue {
    .object([
      "formatVersion": .integer(1),
      "cases": .array(cases.map(JSONValue.string)),
      "changes": .array(changes.map(\.record)),
      "gates": .array(gates.map(\.record)),
      "configured": .string(Self.text(configured)),
      "proposals": .array(proposals.map(\.json)),
      "proposed": .string(Self.text(proposed)),
    ])
  }

  /// The report that such a document holds; nil where it holds none.
  public init?(record: JSONValue) {
    guard record.integer("formatVersion") == 1,
      let cases = record.list("cases", { $0.text }),
      let changes = record.list("changes", Change.init(record:)),
      let proposals = record.list("proposals", CalibrationProposal.init(json:))
    else { return nil }
    let counts = changes.map(\.strengths.count)
    func cells(_ member: JSONValue?) -> [[Cell]]? { member?.text.flatMap { Self.cells($0, counts) } }
    guard let gates = record.list("gates", { Gate(record: $0, cells: cells($0.member("cells"))) }),
      let configured = cells(record.member("configured")), let proposed = cells(record.member("proposed"))
    else { return nil }
    self.init(
      cases: cases, changes: changes, gates: gates, configured: configured, proposals: proposals,
      proposed: proposed)
  }

  /// Cells in order, such as `3/12 12/12`.
  fileprivate static func text(_ cells: [[Cell]]) -> String {
    cells.joined().map { "\($0.caught)/\($0.of)" }.joined(separator: " ")
  }

  /// Cells by change and strength; nil where the text has not exactly as many.
  private static func cells(_ text: String, _ counts: [Int]) -> [[Cell]]? {
    let flat = text.utf8.split(separator: UInt8(ascii: " ")).compactMap(Cell.init)
    guard flat.count == counts.reduce(0, +) else { return nil }
    var rest = flat[...]
    return counts.map { count in
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
  }
}

extension CalibrationReport.Cell {
  /// More cases than any calibration has: sums of what is read stay numbers.
  private static let most = 1_000_000

  fileprivate init?(_ text: Substring.UTF8View) {
    let numbers = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard numbers.count == 2, let caught = Int(Substring(numbers[0])), let of = Int(Substring(numbers[1])),
      (0...Self.most).contains(of), (0...of).contains(caught)
    else { return nil }
    self.init(caught: caught, of: of)
  }
}

extension CalibrationReport.Change {
  fileprivate var record: JSONValue {
    .object([
      "name": .string(name), "noun": .string(noun), "place": .string(place), "isDefect": .boolean(isDefect),
      "strengths": .array(strengths.map(JSONValue.string)), "leastVisible": .integer(leastVisible),
    ])
  }

  fileprivate init?(record: JSONValue) {
    guard let name = record.text("name"), let noun = record.text("noun"), let place = record.text("place"),
      case .boolean(let isDefect)? = record.member("isDefect"),
      let strengths = record.list("strengths", { $0.text }), let least = record.integer("leastVisible"),
      strengths.indices.contains(least)
    else { return nil }
    self.init(
      name: name, noun: noun, place: place, isDefect: isDefect, strengths: strengths, leastVisible: least)
  }
}

extension CalibrationReport.Gate {
  fileprivate var record: JSONValue {
    .object([
      "metric": .string(metric), "version": .string(version), "threshold": .number(threshold),
      "ignoresAntialiasing": .boolean(ignoresAntialiasing), "maxPixels": .optional(maxPixels),
      "cells": .string(CalibrationReport.text(cells)),
    ])
  }

  fileprivate init?(record: JSONValue, cells: [[CalibrationReport.Cell]]?) {
    guard let cells, let metric = record.text("metric"), let version = record.text("version"),
      case .number(let threshold)? = record.member("threshold"),
      case .boolean(let ignores)? = record.member("ignoresAntialiasing"),
      let limit = record.member("maxPixels")
    else { return nil }
    let maxPixels = record.integer("maxPixels")
    guard maxPixels != nil || limit == .null else { return nil }
    self.init(
      metric: metric, version: version, threshold: threshold, ignoresAntialiasing: ignores,
      maxPixels: maxPixels, cells: cells)
  }
}
