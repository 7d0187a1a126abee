public import Components

/// The clauses that say how a part of a picture looks, for the parts of a card (SPEC sections 1 to 4 and 7).
///
/// What is true of a part in every picture comes first, then what depends on the component's profile, then
/// what it is drawn by.
public enum ClausesByPart {
  /// The clauses that cover some parts of a picture, in the order of the parts, each once.
  public static func clauses(of parameters: PictureParameters, parts: [String]) -> [String] {
    var seen: Set<String> = []
    return parts.flatMap { clauses(of: parameters.component, part: $0) }.filter { seen.insert($0).inserted }
  }

  private static func clauses(of component: PictureParameters.Component, part: String) -> [String] {
    switch component {
    case .popover(let popover): return popover.clauses(of: part)
    case .filmstrip(let filmstrip):
      let clauses = filmstrip.to.clauses(of: part)
      return part == "shadow" ? ["POP-27"] + clauses : clauses + ["PRE-06"]
    case .presentation(let presentation):
      let popover = PopoverClausesByPart(
        profile: presentation.profile, direction: nil, isArtwork: presentation.style.isArtwork)
      return popover.clauses(of: part) + ["POP-30", "POP-31", "PRE-01"]
        + (presentation.keyboard > 0 ? ["PRE-04"] : [])
    case .sourceImage(let image): return image.clauses
    case .stack(let stack): return stack.clauses(of: part)
    case .tutorialPopover(let tutorial): return tutorial.clauses(of: part)
    }
  }
}

extension PopoverParameters {
  fileprivate func clauses(of part: String) -> [String] {
    PopoverClausesByPart(profile: profile, direction: direction, isArtwork: style.isArtwork)
      .clauses(of: part) + (layouts > 1 && direction == .left ? ["POP-28", "POP-29"] : [])
  }
}

extension SourceImageParameters {
  fileprivate var clauses: [String] {
    if style.isArtwork { return ["POP-25", "POP-39"] }
    let outline =
      switch name {
      case .up: ["POP-17"]
      case .upRight: ["POP-18"]
      case .side: ["POP-19"]
      case .sideBottom: ["POP-20"]
      case .down: ["POP-17", "POP-21"]
      case .downRight: ["POP-18", "POP-21"]
      case .sideTop: ["POP-20", "POP-21"]
      }
    return ["POP-04"] + outline + ["POP-22", "POP-23", "POP-24"] + (reflection == .mirrored ? ["CG-09"] : [])
  }
}

extension StackParameters {
  fileprivate func clauses(of part: String) -> [String] {
    switch (part, mode) {
    case ("shadow", .single): return ["STK-04", "STK-18", "CG-05"]
    case ("shadow", .stack): return ["STK-10", "STK-19", "CG-05"]
    case ("matte", .single): return ["STK-02", "STK-03", "STK-13", "CG-03"]
    case ("matte", .stack):
      let places = profile == .seed ? ["STK-05", "STK-06", "STK-07", "STK-08", "STK-09"] : ["COR-07"]
      return places + ["STK-10", "STK-13", "STK-15", "CG-03"]
    case ("photo", _):
      return ["STK-11", "STK-14"] + (profile == .corrected && mode == .stack ? ["COR-07"] : []) + ["CG-10"]
    default: return []
    }
  }
}

extension TutorialPopoverParameters {
  fileprivate func clauses(of part: String) -> [String] {
    switch (step, part) {
    case (.inset, _): ["TUT-01", "TUT-02", "TUT-05"]
    case (.finished, "arrow"): ["TUT-01", "TUT-03", "TUT-04"]
    case (.finished, _): ["TUT-03", "TUT-05"]
    case (.anyDirection, "arrow"): ["TUT-01", "TUT-03", "TUT-07"]
    case (.anyDirection, _): ["TUT-05", "TUT-07"]
    }
  }
}

extension StyleChoice {
  fileprivate var isArtwork: Bool { if case .artwork = self { true } else { false } }
}
