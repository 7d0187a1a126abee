import Geometry

/// A sheet's outline: four corners, clockwise on screen from the one that is top left when upright.
struct StackSheet: Equatable, Sendable {
  /// The corners.
  let corners: [Point]

  init(_ corners: [Point]) { self.corners = corners }

  /// An upright sheet.
  init(_ rect: Rect) { corners = rect.corners }

  /// From each corner to the next: top, right, bottom, left.
  var sides: [Vector] { corners.indices.map { corners[($0 + 1) % corners.count] - corners[$0] } }

  /// The smallest upright rectangle around it.
  var box: Rect { Rect(around: corners) ?? Rect(x: 0, y: 0, width: 0, height: 0) }

  /// The outer corners of the line along it: a miter's tip lies half a width outside of both its sides
  /// (CG-03).
  var lineCorners: [Point] {
    let out = outwards
    return corners.indices.map { index -> Point in
      let (before, after) = (out[(index + corners.count - 1) % corners.count], out[index])
      return corners[index] + (before + after)
        * (StackConstants.lineWidth / 2 / (1 + before.dot(after)))
    }
  }

  /// The box of the line along it.
  var lineBox: Rect { Rect(around: lineCorners) ?? box }

  /// Each side's normal, one long, out of the sheet; y runs down.
  fileprivate var outwards: [Vector] { sides.map { Vector($0.y, -$0.x) * (1 / $0.length) } }
}

/// A sheet's sides, for questions about many places.
struct SheetSides {
  private let corners: [Point]
  private let outwards: [Vector]

  init(_ sheet: StackSheet) {
    corners = sheet.corners
    outwards = sheet.outwards
  }

  /// How far inside of each side a place lies; negative outside.
  func depths(of point: Point) -> [Double] {
    corners.indices.map { -(point - corners[$0]).dot(outwards[$0]) }
  }

  /// How far inside of the nearest side a place lies; negative outside.
  func depth(of point: Point) -> Double {
    var least = Double.infinity
    for index in corners.indices { least = min(least, -(point - corners[index]).dot(outwards[index])) }
    return least
  }
}

extension Rect {
  /// By how much this reaches out of another where it does most; at most 0 for one inside.
  func overhang(of other: Rect) -> Double {
    max(other.minX - minX, maxX - other.maxX, other.minY - minY, maxY - other.maxY)
  }
}
