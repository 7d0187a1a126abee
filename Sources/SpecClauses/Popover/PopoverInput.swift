import Conformance
import JSONText
import PropertyTesting

/// A popover background that clauses are checked with.
struct PopoverInput: ClauseInput {
  var width: Double
  var height: Double
  var direction: String
  var offset: Double
  var scale: Int
  var profile: String
  var style: JSONValue = .string("default")
  var shadow: String = "none"
  var layouts: Int = 1

  var parameters: JSONValue {
    var members: [String: JSONValue] = [
      "component": .string("popover"), "bounds": .numbers([width, height]), "direction": .string(direction),
      "offset": .number(offset), "scale": .integer(scale), "style": style, "profile": .string(profile),
    ]
    if shadow != "none" { members["shadow"] = .string(shadow) }
    if layouts != 1 { members["layouts"] = .integer(layouts) }
    return .object(members)
  }

  var isVertical: Bool { direction == "up" || direction == "down" }
  /// Along the arrow's edge.
  var length: Double { isVertical ? width : height }
  /// Across the arrow's edge.
  var depth: Double { isVertical ? height : width }
  /// POP-05.
  var centre: Double { length / 2 + offset }
  /// COR-02: the centre clamped and rounded to a device pixel, half away from zero.
  var fittedTip: Double {
    let (least, pixels) = (SpecFigures.leastTipDistance, Double(scale))
    return (max(least, min(centre, length - least)) * pixels).rounded(.toNearestOrAwayFromZero) / pixels
  }

  /// The direction; where POP-06 sees the arrow; and what is special about the centre.
  var classes: [String] {
    let figures = SeedFigures(self)
    var classes = [direction, figures.isNear ? "near edge" : figures.isFar ? "far edge" : "between"]
    if figures.isNear && figures.reachesFar { classes.append("both edges") }
    let least = SpecFigures.arrowBase / 2 + SpecFigures.cornerRadius
    let distance = min((centre - least).magnitude, (length - least - centre).magnitude)
    if distance == 0 {
      classes.append("equality")
    } else if distance < 1e-3 {
      classes.append("next to equality")
    }
    return classes
  }
  var measure: [Double] { [Double(layouts), width + height, offset.magnitude, Double(scale)] }
  var deviations: [String] { [] }

  /// The popover drawn in a style.
  func styled(_ style: JSONValue) -> PopoverInput {
    var popover = self
    popover.style = style
    return popover
  }

  /// The popover with its arrow elsewhere.
  func with(centre: Double) -> PopoverInput {
    var popover = self
    popover.offset = centre - length / 2
    return popover
  }
}
