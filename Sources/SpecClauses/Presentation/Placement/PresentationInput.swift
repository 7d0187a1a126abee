import Conformance
import Geometry
import JSONText

/// A presentation that clauses are checked with.
struct PresentationInput: ClauseInput {
  var anchor: Rect
  var container: Size
  /// Nil for the one of PRE-03.
  var contentSize: Size?
  var permitted: [String]
  var margins = EdgeInsets(all: 10)
  var keyboard = 0.0
  var isBarButton = false
  var isVisible = false
  /// Nil for none given.
  var hasFreeWidth: Bool?
  var style: JSONValue = .string("default")
  var scale = 1
  var profile: String

  var parameters: JSONValue {
    var members: [String: JSONValue] = [
      "component": .string("presentation"),
      "anchor": .numbers([anchor.x, anchor.y, anchor.width, anchor.height]),
      "container": .numbers([container.width, container.height]),
      "permitted": .array(permitted.map(JSONValue.string)), "style": style, "scale": .integer(scale),
      "profile": .string(profile),
    ]
    if let contentSize { members["contentSize"] = .numbers([contentSize.width, contentSize.height]) }
    if margins != EdgeInsets(all: 10) {
      members["margins"] = .numbers([margins.top, margins.left, margins.bottom, margins.right])
    }
    if keyboard != 0 { members["keyboard"] = .number(keyboard) }
    if isBarButton { members["barButton"] = .boolean(true) }
    if isVisible { members["alreadyVisible"] = .boolean(true) }
    if let hasFreeWidth { members["freeWidth"] = .boolean(hasFreeWidth) }
    return .object(members)
  }

  /// The picture's size stands for the sizes of SPEC section 6, as a background's bounds do; what else
  /// is smaller comes after the scale.
  var measure: [Double] {
    let offset: Double
    if case .placed(let placement) = expected { offset = placement.arrowOffset.magnitude } else { offset = 0 }
    return [
      1, container.width + container.height, offset, Double(scale),
      contentSize.map { $0.width + $0.height } ?? 1420, anchor.width + anchor.height, Double(permitted.count),
    ]
  }

  var classes: [String] {
    let shape = container.width > container.height ? "landscape" : "portrait"
    switch expected {
    case .refused: return ["refused", shape]
    case .placed(let placement):
      var classes = [placement.direction, shape, placement.fits ? "fits" : "reduced"]
      classes.append(placement.isOnTheMiddle ? "on the middle" : "at a corner")
      if placement.isExact { classes.append("need equals room") }
      if placement.isTie { classes.append("tie") }
      if placement.anchor != anchor { classes.append("anchor outside") }
      if keyboard > 0 { classes.append("keyboard") }
      if isBarButton { classes.append("bar button") }
      return classes
    }
  }

  /// D-03 to D-05 where the background's stretch squeezes its arrow.
  var deviations: [String] {
    guard profile == "seed", case .placed(let placement) = expected else { return [] }
    return SqueezedStretch.rows(
      placement.direction, placement.frame.size, offset: placement.arrowOffset)
  }

  /// The presentation with right and left exchanged.
  var mirrored: PresentationInput {
    var mirrored = self
    mirrored.anchor.x = container.width - anchor.maxX
    mirrored.margins = margins.mirrored
    mirrored.permitted = permitted.map(Directions.mirrored)
    return mirrored
  }
}
