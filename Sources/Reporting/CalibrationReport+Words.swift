extension CalibrationReport {
  /// A threshold as people write it.
  static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? value.description
  }

  /// How many of the cells that have to be full are not: the visible defects that a gate misses.
  public func missedVisible(_ cells: [[Cell]]) -> Int {
    changes.indices.reduce(0) { sum, change in
      guard changes[change].isDefect else { return sum }
      return sum
        + cells[change].dropFirst(changes[change].leastVisible).count { $0.of > 0 && !$0.isFull }
    }
  }

  /// How many cells of defects have to be full.
  public var visible: Int { visible(configured) }

  /// The harmless changes that are flagged in some case, by name.
  public func flaggedHarmless(_ cells: [[Cell]]) -> [String] {
    changes.indices.filter { !changes[$0].isDefect && cells[$0].contains { $0.caught > 0 } }
      .map { changes[$0].name }
  }

  /// The weakest strength from which on a change is caught in every case that it changes; nil for none.
  func caughtFrom(_ change: Int, _ cells: [[Cell]]) -> Int? {
    let row = cells[change]
    guard let last = row.lastIndex(where: { $0.of > 0 }) else { return nil }
    var from: Int?
    for strength in (0...last).reversed() where row[strength].of > 0 {
      guard row[strength].isFull else { break }
      from = strength
    }
    return from
  }

  /// The same in a word: the strength, `–` for none, `·` where nothing could be caught.
  func caughtFromWords(_ change: Int, _ cells: [[Cell]]) -> String {
    if let from = caughtFrom(change, cells) { return changes[change].strengths[from] }
    return cells[change].contains { $0.of > 0 } ? "–" : "·"
  }

  /// What a gate would miss, a sentence for each defect, such as `a colour step below 3 in the shadow`.
  public func misses(_ cells: [[Cell]]) -> [String] {
    changes.indices.compactMap { index in
      let change = changes[index]
      let planted = cells[index].indices.filter { cells[index][$0].of > 0 }
      guard change.isDefect, let weakest = planted.first, let last = planted.last else { return nil }
      let from = caughtFrom(index, cells)
      if from == weakest { return nil }
      let place = change.place.isEmpty ? "" : " \(change.place)"
      // In some cases it may be caught all the same: all have to be.
      let isPartial = cells[index].prefix(from ?? cells[index].count).contains { $0.caught > 0 }
      let often = isPartial ? ", not in every case" : ""
      guard change.strengths.allSatisfy({ $0.first?.isNumber ?? false }) else {
        let missed = planted.prefix { $0 < from ?? cells[index].count }.map { change.strengths[$0] }
        return "\(change.noun) (\(missed.joined(separator: ", ")))\(place)\(often)"
      }
      guard let from else { return "\(change.noun) up to \(change.strengths[last])\(place)\(often)" }
      return "\(change.noun) below \(change.strengths[from])\(place)\(often)"
    }
  }

  /// How often a gate was right about the planted defects, over all cases and strengths, 0…1.
  func mutationScore(_ cells: [[Cell]]) -> Double {
    var sum = Cell(caught: 0, of: 0)
    for index in changes.indices where changes[index].isDefect {
      for cell in cells[index] { sum = Cell(caught: sum.caught + cell.caught, of: sum.of + cell.of) }
    }
    return sum.of == 0 ? 0 : Double(sum.caught) / Double(sum.of)
  }
}

extension CalibrationReport.Gate {
  /// The gate in words: `yiq 0.05 without antialiasing, 4 px`.
  public var words: String {
    let unit = metric == "exact" ? "exact" : "\(metric) \(CalibrationReport.number(threshold))"
    let smooth = ignoresAntialiasing ? " without antialiasing" : ""
    guard let maxPixels, maxPixels > 0 else { return unit + smooth }
    return "\(unit)\(smooth), \(maxPixels) px"
  }
}
