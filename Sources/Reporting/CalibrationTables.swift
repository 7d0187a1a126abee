/// The tables of a calibration as rows of words, whatever they are written in.
struct CalibrationTables {
  let report: CalibrationReport

  /// A table: its heading, and rows of as many words.
  struct Table: Equatable {
    let heading: [String]
    let rows: [[String]]
  }

  /// Gates that stand as columns, each at no differing pixel.
  private static let columns: [(metric: String, threshold: Double, ignoresAntialiasing: Bool)] = [
    ("exact", 0, false), ("channel", 2, false), ("channel", 8, false), ("yiq", 0.012, false),
    ("yiq", 0.05, false), ("yiq", 0.1, false), ("yiq", 0.1, true), ("ciede2000", 2.3, false),
    ("ssim", 0.99, false), ("flip", 0.01, false),
  ]

  /// Limits on pixels that stand as rows of the gates' table on a page.
  static let shownLimits: Set<Int?> = [0, 16, 256, nil]

  private var columnGates: [CalibrationReport.Gate] {
    Self.columns.compactMap { column in
      report.gates.first {
        $0.metric == column.metric && $0.threshold == column.threshold
          && $0.ignoresAntialiasing == column.ignoresAntialiasing && ($0.maxPixels ?? 0) == 0
      }
    }
  }

  /// What is proposed for each part, and whether it tells defects from harmless changes.
  var proposals: Table {
    Table(
      heading: ["cases", "part", "proposed limit", "visible caught", "separates"],
      rows: report.proposals.map {
        [
          $0.cases, $0.part ?? "elsewhere", $0.limit.words, $0.share,
          $0.visible == 0 ? "–" : $0.separates ? "yes" : "none does",
        ]
      })
  }

  /// Each gate: how often it notices, what it misses that is to be seen, what it flags that is not.
  func gates(limits: Set<Int?>) -> Table {
    Table(
      heading: ["gate", "noticed", "visible missed", "harmless flagged"],
      rows: report.gates.filter { limits.contains($0.maxPixels) }.map {
        [$0.words] + outcome($0.cells)
      } + [["configured"] + outcome(report.configured), ["proposed"] + outcome(report.proposed)])
  }

  private func outcome(_ cells: [[CalibrationReport.Cell]]) -> [String] {
    let flagged = report.flaggedHarmless(cells)
    return [
      Wording.decimal(100 * report.mutationScore(cells), places: 1) + " %",
      "\(report.missedVisible(cells)) of \(report.visible(cells))",
      flagged.isEmpty ? "none" : flagged.joined(separator: ", "),
    ]
  }

  /// Each defect: from which strength on a gate notices it in every case.
  var defects: Table { changes { $0.isDefect } }

  /// Each harmless change: from which strength on a gate flags it in every case.
  var harmless: Table {
    let gates = columnGates
    return Table(
      heading: ["harmless", "strengths", "cases"] + gates.map(\.words) + ["configured", "proposed"],
      rows: report.changes.indices.filter { !report.changes[$0].isDefect }.map { index in
        let change = report.changes[index]
        let cells = gates.map { $0.cells[index] } + [report.configured[index], report.proposed[index]]
        return [change.name, change.strengths.joined(separator: ", "), planted(index)]
          + cells.map { row in
            row.contains { $0.caught > 0 } ? row.map { String($0.caught) }.joined(separator: ", ") : "–"
          }
      })
  }

  private func changes(_ isShown: (CalibrationReport.Change) -> Bool) -> Table {
    let gates = columnGates
    return Table(
      heading: ["defect", "strengths", "visible from", "cases"] + gates.map(\.words)
        + ["configured", "proposed"],
      rows: report.changes.indices.filter { isShown(report.changes[$0]) }.map { index in
        let change = report.changes[index]
        let cells = gates.map(\.cells) + [report.configured, report.proposed]
        return [
          change.name, change.strengths.joined(separator: ", "), change.strengths[change.leastVisible],
          planted(index),
        ] + cells.map { report.caughtFromWords(index, $0) }
      })
  }

  /// In how many cases a change changes anything at its greatest strength.
  private func planted(_ index: Int) -> String {
    String(report.configured[index].map(\.of).max() ?? 0)
  }

  /// What was planted, in a sentence.
  var summary: String {
    func count(_ isDefect: Bool) -> (changes: Int, strengths: Int) {
      let changes = report.changes.filter { $0.isDefect == isDefect }
      return (changes.count, changes.reduce(0) { $0 + $1.strengths.count })
    }
    let (defects, harmless) = (count(true), count(false))
    let pictures = report.configured.reduce(0) { $0 + $1.reduce(0) { $0 + $1.of } }
    return "\(defects.changes) defects at \(defects.strengths) strengths and \(harmless.changes) harmless"
      + " changes at \(harmless.strengths), planted into \(Wording.count(report.cases.count, "case")):"
      + " \(Wording.count(pictures)) changed pictures."
  }
}

extension CalibrationReport {
  /// How many cells of defects have to be full, among those that a gate was held against.
  func visible(_ cells: [[Cell]]) -> Int {
    changes.indices.reduce(0) { sum, index in
      guard changes[index].isDefect else { return sum }
      return sum + cells[index].dropFirst(changes[index].leastVisible).count { $0.of > 0 }
    }
  }
}
