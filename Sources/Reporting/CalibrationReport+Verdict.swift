extension CalibrationReport {
  /// How many of the planted defects that have to be noticed were, over all cases.
  func visiblePlants(_ cells: [[Cell]]) -> Cell {
    changes.indices.filter { changes[$0].isDefect }.reduce(Cell(caught: 0, of: 0)) { sum, change in
      cells[change].dropFirst(changes[change].leastVisible).reduce(sum) {
        Cell(caught: $0.caught + $1.caught, of: $0.of + $1.of)
      }
    }
  }

  /// How many harmless changes were planted anywhere.
  private func harmless(_ cells: [[Cell]]) -> Int {
    changes.indices.count { !changes[$0].isDefect && cells[$0].contains { $0.of > 0 } }
  }

  /// What the configured gate is worth, and what the proposed limits would be, in a sentence.
  public var verdict: String {
    let (now, then) = (visiblePlants(configured), visiblePlants(proposed))
    guard now.of > 0 else { return "Nothing was planted that a gate has to notice." }
    let (flagged, would) = (flaggedHarmless(configured).count, flaggedHarmless(proposed).count)
    return "The configured gate notices \(Wording.percent(now.caught, of: now.of)) of"
      + " \(Wording.count(now.of, "planted visible defect")) and flags \(flagged == 0 ? "none" : String(flagged)) of"
      + " \(Wording.count(harmless(configured), "harmless change"));"
      + " the proposed tolerances would notice \(Wording.percent(then.caught, of: then.of)) and flag"
      + " \(would == 0 ? "none" : String(would))."
  }

  /// What to do about it, in a sentence; nil where nothing was planted.
  public var advice: String? {
    guard visiblePlants(configured).of > 0 else { return nil }
    switch (missedVisible(configured) == 0, flaggedHarmless(configured).isEmpty) {
    case (true, true): return "Leave the gate as it is."
    case (true, false):
      return "Leave it as it is while one renderer draws all pictures; where others are to pass,"
        + " paste the proposed tolerances, at the price of what they miss."
    case (false, true):
      return "What it misses is the price of letting harmless changes pass: without tolerances"
        + " in proofsheet.json nothing is missed."
    case (false, false): return "Paste the proposed tolerances, or leave tolerances out to miss nothing."
    }
  }

  /// The words that a person has to know, a line for each.
  static let terms: [(term: String, meaning: String)] = [
    (
      "planted",
      "one change at one strength, drawn into one case's right picture; where it leaves that as it is, it counts for nothing"
    ),
    ("strength", "how much is wrong, in the change's own unit, from its faintest step to its plainest"),
    ("visible", "a defect from the strength on that a person would want to be told of"),
    ("harmless", "what another right renderer may draw as well: a gate should let it pass"),
    (
      "gate",
      "a metric with its threshold and how many pixels may differ; the configured one is exactness, loosened by proofsheet.json's tolerances"
    ),
    (
      "separates",
      "the limit lets every harmless change pass and still catches every visible defect of its part"
    ),
  ]
}
