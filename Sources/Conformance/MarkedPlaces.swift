public import Geometry

/// The places of a picture that a violation marks, by figures of a layout: in points, from the top left of
/// what is laid out.
///
/// The figures are those of what is checked, which may be wrong in any way: they need be neither finite nor
/// within the picture. ``pixels(on:scale:origin:)`` makes pixels of them.
public struct MarkedPlaces: Equatable, Sendable {
  /// Rectangles; one without extent is a line or a point.
  let rects: [Rect]

  /// Nothing is marked: there is no picture that shows it.
  public static let none = MarkedPlaces(rects: [])
  /// The whole picture, for what no smaller place can be named.
  public static let everything = MarkedPlaces(
    rects: [Rect(x: -beyond, y: -beyond, width: 2 * beyond, height: 2 * beyond)])
  /// Farther than any picture reaches.
  private static let beyond = 1e9

  /// Rectangles.
  public static func areas(_ rects: Rect...) -> MarkedPlaces { MarkedPlaces(rects: rects) }

  /// Single points.
  public static func points(_ points: Point...) -> MarkedPlaces {
    MarkedPlaces(rects: points.map { Rect(x: $0.x, y: $0.y, width: 0, height: 0) })
  }

  /// The smallest rectangle around some points; the whole picture for points without a place.
  public static func box(around points: some Sequence<Point>) -> MarkedPlaces {
    guard let rect = Rect(around: points), rect.isFinite else { return everything }
    return areas(rect)
  }

  /// What lies in one of two rectangles alone; both where they are alike.
  ///
  /// A rectangle that is not finite has no place: then the expected one is marked.
  public static func difference(_ found: Rect, _ expected: Rect) -> MarkedPlaces {
    guard found.isFinite else { return areas(expected) }
    let parts = found.parts(outside: expected) + expected.parts(outside: found)
    return MarkedPlaces(rects: parts.isEmpty ? [found, expected] : parts)
  }

  /// What of a convex outline lies outside of a rectangle, on each side by itself.
  ///
  /// - Parameters:
  ///   - limit: within which the outline should lie.
  ///   - reach: how far out of the outline, to each side, lies what is out of place.
  public static func outline(
    _ corners: [Point], beyond limit: Rect, reach: EdgeInsets = .zero
  ) -> MarkedPlaces {
    let sides: [(depth: (Point) -> Double, step: Vector)] = [
      ({ limit.minX - $0.x }, Vector(-reach.left, 0)), ({ limit.minY - $0.y }, Vector(0, -reach.top)),
      ({ $0.x - limit.maxX }, Vector(reach.right, 0)), ({ $0.y - limit.maxY }, Vector(0, reach.bottom)),
    ]
    let parts = sides.compactMap { side in
      Rect(around: corners.cut(where: side.depth))?.moved(by: side.step)
    }.filter(\.isFinite)
    return parts.isEmpty ? box(around: corners) : MarkedPlaces(rects: parts)
  }

  /// All places of both.
  public static func + (first: MarkedPlaces, second: MarkedPlaces) -> MarkedPlaces {
    MarkedPlaces(rects: first.rects + second.rects)
  }

  /// The same places where what they belong to lies elsewhere.
  public func moved(by step: Vector) -> MarkedPlaces {
    MarkedPlaces(rects: rects.map { $0.moved(by: step) })
  }
}

extension Rect {
  /// Whether all edges are numbers.
  fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

  /// What is left of it outside of another: bands above and below, and parts on either side between them.
  fileprivate func parts(outside other: Rect) -> [Rect] {
    let common = intersection(other)
    guard other.isFinite, !common.isEmpty else { return [self] }
    return [
      Rect(x: x, y: y, width: width, height: common.minY - y),
      Rect(x: x, y: common.maxY, width: width, height: maxY - common.maxY),
      Rect(x: x, y: common.minY, width: common.minX - x, height: common.height),
      Rect(x: common.maxX, y: common.minY, width: maxX - common.maxX, height: common.height),
    ].filter { !$0.isEmpty }
  }
}

extension [Point] {
  /// The part of a convex polygon where a depth is positive, as corners.
  fileprivate func cut(where depth: (Point) -> Double) -> [Point] {
    var kept: [Point] = []
    for (index, point) in enumerated() {
      let next = self[(index + 1) % count]
      let (here, there) = (depth(point), depth(next))
      if here > 0 { kept.append(point) }
      if (here > 0) != (there > 0) { kept.append(point + (next - point) * (here / (here - there))) }
    }
    return kept
  }
}
