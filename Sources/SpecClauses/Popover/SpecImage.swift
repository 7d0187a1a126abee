import Geometry

/// One of the seven images as SPEC section 1 describes it, in points.
enum SpecImage: String, CaseIterable, Sendable {
  case up
  case upRight = "up-right"
  case down
  case downRight = "down-right"
  case side
  case sideTop = "side-top"
  case sideBottom = "side-bottom"

  /// POP-02.
  var capInsets: EdgeInsets {
    switch self {
    case .up: EdgeInsets(top: 41, left: 9, bottom: 9, right: 47)
    case .upRight: EdgeInsets(top: 41, left: 9, bottom: 9, right: 42)
    case .down: EdgeInsets(top: 23, left: 9, bottom: 27, right: 47)
    case .downRight: EdgeInsets(top: 23, left: 9, bottom: 27, right: 42)
    case .side: EdgeInsets(top: 24, left: 9, bottom: 47, right: 27)
    case .sideTop: EdgeInsets(top: 43, left: 9, bottom: 23, right: 27)
    case .sideBottom: EdgeInsets(top: 23, left: 9, bottom: 43, right: 27)
    }
  }

  /// POP-04.
  var size: Size {
    switch self {
    case .up, .down: Size(57, 51)
    case .upRight, .downRight: Size(52, 51)
    case .side: Size(37, 72)
    case .sideTop, .sideBottom: Size(37, 67)
    }
  }

  /// What its outline leaves free of it (D-06; the extremes of POP-17 to POP-21).
  var margins: EdgeInsets {
    switch self {
    case .up, .upRight, .side, .sideBottom: EdgeInsets(top: 1, left: 1, bottom: 2, right: 2)
    case .down, .downRight, .sideTop: EdgeInsets(top: 2, left: 1, bottom: 1, right: 2)
    }
  }

  /// POP-17 to POP-21.
  var outline: Contour {
    switch self {
    case .up: Self.upOutline
    case .upRight: Self.upRightOutline
    case .side: Self.sideOutline
    case .sideBottom: Self.sideBottomOutline
    case .down: Self.upOutline.mapped { Point($0.x, 51 - $0.y) }
    case .downRight: Self.upRightOutline.mapped { Point($0.x, 51 - $0.y) }
    case .sideTop: Self.sideBottomOutline.mapped { Point($0.x, 67 - $0.y) }
    }
  }

  /// The clauses that describe the outline.
  var outlineClause: String {
    switch self {
    case .up: "POP-17"
    case .upRight: "POP-18"
    case .side: "POP-19"
    case .sideBottom: "POP-20"
    case .down, .downRight, .sideTop: "POP-21"
    }
  }

  private static let upOutline = Contour(
    28, 1,
    [
      .line(46, 19), .line(48, 19), .arc(55, 19, 55, 26), .line(55, 42), .arc(55, 49, 48, 49), .line(8, 49),
      .arc(1, 49, 1, 42), .line(1, 26), .arc(1, 19, 8, 19), .line(10, 19),
    ])

  private static let upRightOutline = Contour(
    28, 1,
    [
      .line(46, 19), .curve(49, 21, 50, 23, 50, 26), .line(50, 42), .arc(50, 49, 43, 49), .line(8, 49),
      .arc(1, 49, 1, 42), .line(1, 26), .arc(1, 19, 8, 19), .line(10, 19),
    ])

  private static let sideOutline = Contour(
    35, 43,
    [
      .line(17, 61), .line(17, 63), .arc(17, 70, 10, 70), .line(8, 70), .arc(1, 70, 1, 63), .line(1, 8),
      .arc(1, 1, 8, 1), .line(10, 1), .arc(17, 1, 17, 8), .line(17, 25),
    ])

  private static let sideBottomOutline = Contour(
    35, 43,
    [
      .line(17, 61), .curve(15, 64, 13, 65, 10, 65), .line(8, 65), .arc(1, 65, 1, 58), .line(1, 8),
      .arc(1, 1, 8, 1), .line(10, 1), .arc(17, 1, 17, 8), .line(17, 25),
    ])
}
