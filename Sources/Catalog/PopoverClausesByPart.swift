import Components

/// The clauses of a popover background's parts, which several components show.
struct PopoverClausesByPart {
  let profile: Profile
  /// Where the arrow points; nil where a placement decides.
  let direction: ArrowDirection?
  let isArtwork: Bool

  /// The clauses of one part.
  func clauses(of part: String) -> [String] {
    switch part {
    case "arrow": arrow
    case "body": body
    case "border": ["POP-23", "POP-24", "POP-36", "CG-03"]
    case "shadow": ["POP-26", "CG-06"]
    default: []
    }
  }

  private var arrow: [String] {
    if isArtwork { return ["POP-01", "POP-05", "POP-25", "POP-38", "POP-39"] + stretching }
    return ["POP-01", "POP-05", "POP-14"] + outlines
      + (profile == .seed ? ["POP-06", "POP-07"] + stretching : ["POP-16", "COR-02", "COR-03"])
  }

  private var body: [String] {
    let common = ["POP-01", "POP-15"]
    if isArtwork { return common + ["POP-25", "POP-39"] + stretching }
    return common
      + (profile == .seed ? ["POP-02", "POP-04"] + stretching : ["COR-01", "POP-36", "POP-37", "COR-04"])
      + ["POP-22", "POP-23", "POP-24"]
  }

  /// The paths that the arrow is a piece of.
  private var outlines: [String] {
    switch direction {
    case .up: ["POP-17"]
    case .down: profile == .seed ? ["POP-17", "POP-21"] : ["POP-17"]
    case .left, .right: ["POP-19"]
    case nil: ["POP-17", "POP-19"]
    }
  }

  private var stretching: [String] {
    profile == .seed || !isArtwork ? ["POP-11", "POP-12", "POP-13"] : ["COR-06"]
  }
}
