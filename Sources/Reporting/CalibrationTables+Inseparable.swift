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
      rows: proposals.compactMap { proposal in
        guard let faintest = proposal.overlaps.first else { return nil }
        let more = proposal.overlaps.count - 1
        let (defect, place) = Self.split(faintest.defect)
        let missed = proposal.visible - proposal.caught
        return [
          proposal.place, faintest.metric,
          Self.split(faintest.harmless).change, "\(Wording.count(faintest.harmlessPixels)) px",
          defect + (more > 0 ? " and \(more) more" : ""), "\(Wording.count(faintest.defectPixels)) px",
          "exact, or \(proposal.limit.words) and miss \(Wording.count(missed)) of \(Wording.count(proposal.visible))",
          place,
        ]
      })
  }

  /// A change with its strength, and the case that it was planted into.
  private static func split(_ words: String) -> (change: String, place: String) {
    let pieces = words.split(separator: " in ")
    guard pieces.count > 1, let place = pieces.last else { return (words, "") }
    return (pieces.dropLast().joined(separator: " in "), String(place))
  }
}

extension CalibrationProposal {
  /// Which share of the visible plants of its part the limit misses, 0…1.
  fileprivate var missedShare: Double { visible == 0 ? 0 : Double(visible - caught) / Double(visible) }
}
