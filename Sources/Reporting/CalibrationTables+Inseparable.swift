extension CalibrationTables {
  /// What the table of inseparable parts means, and what to do.
  static let inseparableMeaning =
    "Here a harmless change moves more pixels past the metric than a visible defect does, so that no limit"
    + " tells them apart. Keep the part exact while one renderer draws it; where another one has to pass, take"
    + " the limit and know what it misses."

  /// The parts in which no limit separates harmless changes from visible defects, those that miss the largest
  /// share first; nil where there is none.
  var inseparable: Table? {
    let proposals = report.proposals.enumerated().filter { !$0.element.overlaps.isEmpty }
      .sorted { (-$0.element.missedShare, $0.offset) < (-$1.element.missedShare, $1.offset) }
      .map(\.element)
    if proposals.isEmpty { return nil }
    return Table(
      heading: ["part", "metric", "harmless", "moves", "defect", "moves", "to do", "the defect is seen in"],
      rows: proposals.map { proposal in
        let faintest = proposal.overlaps[0]
        let more = proposal.overlaps.count - 1
        let missed = proposal.visible - proposal.caught
        return [
          proposal.place, faintest.metric,
          faintest.harmless.change, "\(Wording.count(faintest.harmlessPixels)) px",
          faintest.defect.change + (more > 0 ? " and \(more) more" : ""),
          "\(Wording.count(faintest.defectPixels)) px",
          "exact, or \(proposal.limit.words) and miss \(Wording.count(missed)) of \(Wording.count(proposal.visible))",
          faintest.defect.caseID,
        ]
      })
  }
}

extension CalibrationProposal {
  /// Which share of the visible plants of its part the limit misses, 0…1.
  fileprivate var missedShare: Double { visible == 0 ? 0 : Double(visible - caught) / Double(visible) }
}
