import JSONText

extension CalibrationReport {
  /// What `calibrate` prints for people: the verdict, what to do, what the words mean, then all
  /// the rest, and the verdict again, since it is much to scroll.
  public var lines: [String] {
    let tables = CalibrationTables(report: self)
    let apart =
      tables.inseparable.map { table in
        ["", "where none separates the two", CalibrationTables.inseparableMeaning]
          + Self.columns(table.without(column: table.heading.count - 1))
      } ?? []
    let worth = [verdict] + (advice.map { [$0] } ?? [])
    return worth + [""] + Self.columns(tables.proposals)
      + ["", "to paste, as the value of \"tolerances\" in proofsheet.json"] + pasteLines.map { "  \($0)" }
      + ["", "words"] + Self.terms.map { "  \($0.term): \($0.meaning)" }
      + ["", tables.summary, ""] + findings
      + apart + ["", "gates"]
      + Self.columns(tables.gates(limits: [0, nil])) + ["", "noticed in every case from this strength on"]
      + Self.columns(tables.defects.without(column: 1)) + [""]
      + Self.columns(tables.harmless.without(column: 1)) + [""] + worth
  }

  /// The proposal as a configuration has it, a line for each rule.
  var pasteLines: [String] {
    if proposals.isEmpty { return ["[]"] }
    return proposals.enumerated().map { index, proposal in
      (index == 0 ? "[" : " ") + proposal.rule.serialized + (index == proposals.count - 1 ? "]" : ",")
    }
  }

  /// What the configured gate misses, and what the proposed limits would, in words.
  private var findings: [String] {
    let misses = misses(configured)
    let flagged = flaggedHarmless(configured)
    return [misses.isEmpty ? "the configured gate misses nothing" : "the configured gate would miss"]
      + misses.map { "  \($0)" }
      + (flagged.isEmpty ? [] : ["it flags, without need: \(flagged.joined(separator: ", "))"])
      + ["with the proposed tolerances, all planted pictures \(proposedWords)"]
  }

  /// What came of judging all planted pictures by the proposed limits.
  var proposedWords: String {
    let flagged = flaggedHarmless(proposed)
    let harmless =
      flagged.isEmpty
      ? "no harmless change is flagged" : "flagged without need: \(flagged.joined(separator: ", "))"
    return
      "judged as a run judges: \(missedVisible(proposed)) of \(visible(proposed)) visible strengths missed,"
      + " \(harmless)"
  }

  /// A table in columns as wide as their widest word.
  private static func columns(_ table: CalibrationTables.Table) -> [String] {
    let rows = [table.heading] + table.rows
    let widths = table.heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (word, width) in zip(row, widths) {
        line += word + String(repeating: " ", count: width - word.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

extension CalibrationTables.Table {
  /// The table with a column left out.
  fileprivate func without(column: Int) -> CalibrationTables.Table {
    func cut(_ row: [String]) -> [String] {
      row.enumerated().filter { $0.offset != column }.map(\.element)
    }
    return CalibrationTables.Table(heading: cut(heading), rows: rows.map(cut))
  }
}
