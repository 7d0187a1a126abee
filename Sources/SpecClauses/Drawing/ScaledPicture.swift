import Conformance
import Drawing
import JSONText
import PropertyTesting

/// A picture to be drawn at scale 1 and at another: a popover whose arrow centre is a whole point and that
/// squeezes nothing, or a stack less its photo.
struct ScaledPicture: ClauseInput {
  var members: [String: JSONValue]
  var scale: Int
  var classes: [String]
  var measure: [Double]

  var parameters: JSONValue { JSONValue.object(members).adding("scale", .integer(scale)) }
  var deviations: [String] { [] }

  /// The picture at a scale, the photo left out.
  ///
  /// What is left out is the operation that draws it; all other draws stay in force.
  func request(scale: Int, _ subject: Subject) throws -> RenderRequest {
    var request = try subject.layOut(JSONValue.object(members).adding("scale", .integer(scale))).request
    request.displayList.operations.removeAll { $0.label == .photo }
    return request
  }

  static let allClasses = [
    "up", "down", "right", "left", "at an edge", "between", "single", "stack", "scale 2", "scale 3",
  ]

  static func any(_ profile: String) -> Generator<ScaledPicture> {
    .one(of: [popover(profile), stack(profile)])
  }

  private static func popover(_ profile: String) -> Generator<ScaledPicture> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let direction = try source.draw(.element(of: ["up", "down", "right", "left"]))
      let isVertical = direction == "up" || direction == "down"
      let isSeed = profile == "seed"
      // Under `seed` narrow popovers squeeze wherever the arrow is (D-05).
      let length = try source.draw(.integer(in: (isSeed ? (isVertical ? 70 : 88) : 52)...150))
      let depth = try source.draw(.integer(in: 52...100))
      let centre = try source.draw(.integer(in: 0...length))
      // D-03: between the edges, from 25.5 to 27.5, for sides to 42.5; D-04: 26.5 before the end.
      let isSqueezed = (26..<(isVertical ? 28 : 43)).contains(centre) || centre == length - 26
      if isSeed && isSqueezed { throw .rejected }
      let scale = try source.draw(.integer(in: 2...3))
      let offset = Double(centre) - Double(length) / 2
      return ScaledPicture(
        members: [
          "component": .string("popover"), "profile": .string(profile), "direction": .string(direction),
          "bounds": .numbers(
            isVertical ? [Double(length), Double(depth)] : [Double(depth), Double(length)]),
          "offset": .number(offset),
        ], scale: scale,
        classes: [
          direction, "scale \(scale)", centre < 26 || centre > length - 26 ? "at an edge" : "between",
        ],
        measure: [1, Double(length + depth), offset.magnitude, Double(scale)])
    }
  }

  private static func stack(_ profile: String) -> Generator<ScaledPicture> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let (width, height) = (try source.draw(.integer(in: 70...140)), try source.draw(.integer(in: 70...140)))
      let image = try source.draw(
        .element(of: ["solid:60x40:3366cc", "solid:40x40:cc3366", "solid:40x60:66cc33"]))
      let mode = try source.draw(.element(of: ["single", "stack"]))
      let scale = try source.draw(.integer(in: 2...3))
      return ScaledPicture(
        members: [
          "component": .string("stack"), "profile": .string(profile), "mode": .string(mode),
          "frame": .numbers([Double(width), Double(height)]), "image": .string(image),
        ], scale: scale, classes: [mode, "scale \(scale)"],
        measure: [1, Double(width + height), 0, Double(scale)])
    }
  }
}
