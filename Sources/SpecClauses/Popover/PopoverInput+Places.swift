import Conformance
import Geometry

extension PopoverInput {
  /// The bounds in their own coordinates.
  var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  /// A rectangle of the bounds, from its ends along the arrow's edge and its depths from there.
  private func rect(along first: Double, _ last: Double, across near: Double, _ far: Double) -> Rect {
    switch direction {
    case "up": Rect(x: first, y: near, width: last - first, height: far - near)
    case "down": Rect(x: first, y: height - far, width: last - first, height: far - near)
    case "left": Rect(x: near, y: first, width: far - near, height: last - first)
    default: Rect(x: width - far, y: first, width: far - near, height: last - first)
    }
  }

  /// The part of the arrow's strip between two places along its edge.
  func strip(from first: Double, to last: Double) -> MarkedPlaces {
    // Places past the bounds' ends, as wrong code gives them, count as the ends.
    func place(_ place: Double) -> Double { place.isFinite ? max(0, min(place, length)) : centre }
    let (first, last) = (place(first), place(last))
    return .areas(
      rect(along: min(first, last), max(first, last), across: 0, min(SpecFigures.arrowHeight, depth)))
  }

  /// The arrow's strip where POP-05 has the arrow.
  var arrow: MarkedPlaces {
    strip(from: centre - SpecFigures.arrowBase / 2, to: centre + SpecFigures.arrowBase / 2)
  }

  /// What lies along a side of the bounds between two distances from it.
  ///
  /// - Parameter side: 0 to 3 for left, top, right, bottom.
  func margin(_ side: Int, from first: Double = 0, to last: Double) -> MarkedPlaces {
    switch side {
    case 0: .areas(Rect(x: first, y: 0, width: last - first, height: height))
    case 1: .areas(Rect(x: 0, y: first, width: width, height: last - first))
    case 2: .areas(Rect(x: width - last, y: 0, width: last - first, height: height))
    default: .areas(Rect(x: 0, y: height - last, width: width, height: last - first))
    }
  }
}
