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

  var classes: [String] { [direction] }
  var measure: [Double] { [Double(layouts), width + height, offset.magnitude, Double(scale)] }
  var deviations: [String] { [] }
}
