public import Geometry

extension SourceImage {
  /// The image's size in points (POP-04).
  public var size: Size {
    switch self {
    case .up, .down: Size(57, 51)
    case .upRight, .downRight: Size(52, 51)
    case .side: Size(37, 72)
    case .sideTop, .sideBottom: Size(37, 67)
    }
  }

  /// The tip of the arrow, in image space.
  public var tip: Point {
    switch self {
    case .up, .upRight: Point(28, 1)
    case .down, .downRight: Point(28, 50)
    case .side, .sideBottom: Point(35, 43)
    case .sideTop: Point(35, 24)
    }
  }

  /// What the outline leaves free of the image on each side (D-06).
  public var margins: EdgeInsets {
    switch self {
    case .up, .upRight, .side, .sideBottom: EdgeInsets(top: 1, left: 1, bottom: 2, right: 2)
    case .down, .downRight, .sideTop: EdgeInsets(top: 2, left: 1, bottom: 1, right: 2)
    }
  }

  /// The outline in image space (POP-17 to POP-21), with corners of a radius.
  public func outline(cornerRadius: Double) -> Path {
    switch self {
    case .up: Self.upOutline(cornerRadius)
    case .upRight: Self.upRightOutline(cornerRadius)
    case .side: Self.sideOutline(cornerRadius)
    case .sideBottom: Self.sideBottomOutline(cornerRadius)
    // POP-21: the path is flipped, not the picture.
    case .down: Self.upOutline(cornerRadius).mapped { Point($0.x, 51 - $0.y) }
    case .downRight: Self.upRightOutline(cornerRadius).mapped { Point($0.x, 51 - $0.y) }
    case .sideTop: Self.sideBottomOutline(cornerRadius).mapped { Point($0.x, 67 - $0.y) }
    }
  }

  /// POP-17.
  private static func upOutline(_ radius: Double) -> Path {
    var path = Path()
    path.move(to: Point(28, 1))
    path.line(to: Point(46, 19))
    path.line(to: Point(48, 19))
    path.arc(towards: Point(55, 19), to: Point(55, 26), radius: radius)
    path.line(to: Point(55, 42))
    path.arc(towards: Point(55, 49), to: Point(48, 49), radius: radius)
    finishUpOutline(&path, radius)
    return path
  }

  /// POP-18.
  private static func upRightOutline(_ radius: Double) -> Path {
    var path = Path()
    path.move(to: Point(28, 1))
    path.line(to: Point(46, 19))
    path.cubic(Point(49, 21), Point(50, 23), to: Point(50, 26))
    path.line(to: Point(50, 42))
    path.arc(towards: Point(50, 49), to: Point(43, 49), radius: radius)
    finishUpOutline(&path, radius)
    return path
  }

  /// The bottom, the left side and the way back to the arrow, the same in both.
  private static func finishUpOutline(_ path: inout Path, _ radius: Double) {
    path.line(to: Point(8, 49))
    path.arc(towards: Point(1, 49), to: Point(1, 42), radius: radius)
    path.line(to: Point(1, 26))
    path.arc(towards: Point(1, 19), to: Point(8, 19), radius: radius)
    path.line(to: Point(10, 19))
    path.close()
  }

  /// POP-19.
  private static func sideOutline(_ radius: Double) -> Path {
    var path = Path()
    path.move(to: Point(35, 43))
    path.line(to: Point(17, 61))
    path.line(to: Point(17, 63))
    path.arc(towards: Point(17, 70), to: Point(10, 70), radius: radius)
    path.line(to: Point(8, 70))
    path.arc(towards: Point(1, 70), to: Point(1, 63), radius: radius)
    finishSideOutline(&path, radius)
    return path
  }

  /// POP-20.
  private static func sideBottomOutline(_ radius: Double) -> Path {
    var path = Path()
    path.move(to: Point(35, 43))
    path.line(to: Point(17, 61))
    path.cubic(Point(15, 64), Point(13, 65), to: Point(10, 65))
    path.line(to: Point(8, 65))
    path.arc(towards: Point(1, 65), to: Point(1, 58), radius: radius)
    finishSideOutline(&path, radius)
    return path
  }

  /// The left side, the top and the way back to the arrow, the same in both.
  private static func finishSideOutline(_ path: inout Path, _ radius: Double) {
    path.line(to: Point(1, 8))
    path.arc(towards: Point(1, 1), to: Point(8, 1), radius: radius)
    path.line(to: Point(10, 1))
    path.arc(towards: Point(17, 1), to: Point(17, 8), radius: radius)
    path.line(to: Point(17, 25))
    path.close()
  }
}
