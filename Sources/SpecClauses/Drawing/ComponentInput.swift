import Conformance
import JSONText
import PropertyTesting

/// A picture of a component, of small size (CG-12 to CG-14).
struct ComponentInput: ClauseInput {
  /// What `render --params` takes.
  var members: [String: JSONValue]
  var classes: [String]
  var measure: [Double]

  var parameters: JSONValue { .object(members) }
  var deviations: [String] { [] }

  /// Popovers and stacks of either profile, with the shadows that they can have.
  static func any(_ profile: String) -> Generator<ComponentInput> {
    .one(of: [popover(profile), stack(profile), tutorial])
  }

  private static func popover(_ profile: String) -> Generator<ComponentInput> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let direction = try source.draw(.element(of: ["up", "down", "right", "left"]))
      let (length, depth) = (try source.draw(.integer(in: 52...110)), try source.draw(.integer(in: 50...80)))
      let offset = Double(try source.draw(.integer(in: -80...80))) / 2
      let hasShadow = try source.draw(.once(in: 3))
      let scale = hasShadow ? 1 : try source.draw(.integer(in: 1...2))
      let isVertical = direction == "up" || direction == "down"
      return ComponentInput(
        members: [
          "component": .string("popover"), "profile": .string(profile), "direction": .string(direction),
          "bounds": .numbers(
            isVertical ? [Double(length), Double(depth)] : [Double(depth), Double(length)]),
          "offset": .number(offset), "scale": .integer(scale),
          "shadow": .string(hasShadow ? "layer" : "none"),
        ], classes: ["popover"] + (hasShadow ? ["layer shadow"] : []),
        measure: [1, Double(length + depth), offset.magnitude, Double(scale)])
    }
  }

  private static func stack(_ profile: String) -> Generator<ComponentInput> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let (width, height) = (try source.draw(.integer(in: 40...120)), try source.draw(.integer(in: 40...120)))
      let scale = try source.draw(.integer(in: 1...2))
      let image = try source.draw(
        .element(of: ["solid:30x20:3366cc", "solid:20x20:cc3366", "solid:20x30:66cc33"]))
      let mode = try source.draw(.element(of: ["single", "stack"]))
      return ComponentInput(
        members: [
          "component": .string("stack"), "profile": .string(profile), "mode": .string(mode),
          "frame": .numbers([Double(width), Double(height)]), "image": .string(image),
          "scale": .integer(scale),
        ], classes: ["stack"], measure: [1, Double(width + height), 0, Double(scale)])
    }
  }

  private static let tutorial = Generator<ComponentInput> {
    (source: inout ChoiceSource) throws(GenerationFailure) in
    let (width, height) = (try source.draw(.integer(in: 60...120)), try source.draw(.integer(in: 60...120)))
    let scale = try source.draw(.integer(in: 1...2))
    let step = try source.draw(.element(of: ["inset", "finished"]))
    return ComponentInput(
      members: [
        "component": .string("tutorial-popover"), "step": .string(step), "scale": .integer(scale),
        "bounds": .numbers([Double(width), Double(height)]),
      ], classes: ["tutorial"], measure: [1, Double(width + height), 0, Double(scale)])
  }
}
