import Conformance
import Drawing
import JSONText
import Pixels
import PropertyTesting

/// Pictures at one scale and another (CG-14).
enum ScaleClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "CG-14": [
      ClauseCheck("box-reduced", .pixels, of: ScaledPicture.any, classes: ScaledPicture.allClasses) {
        picture, subject in
        let once = try subject.render(picture.request(scale: 1, subject))
        let fine = try subject.render(picture.request(scale: picture.scale, subject))
        try demand(
          fine.width == once.width * picture.scale && fine.height == once.height * picture.scale,
          "at scale \(picture.scale) there are \(fine.width)×\(fine.height) pixels to \(once.width)×\(once.height)"
        )
        try demandAlike(once, fine, scale: picture.scale)
      }
    ]
  ]

  /// CG-14: at most 1.5 on average, and 64 at any pixel.
  private static func demandAlike(_ once: Bitmap, _ fine: Bitmap, scale: Int) throws(Violation) {
    let parts = Double(scale * scale)
    var sum = 0.0
    var worst = (distance: 0.0, x: 0, y: 0)
    for y in 0..<once.height {
      for x in 0..<once.width {
        var reduced = [0, 0, 0, 0]
        for row in 0..<scale {
          for column in 0..<scale {
            let pixel = fine[x * scale + column, y * scale + row]
            reduced[0] += Int(pixel.red)
            reduced[1] += Int(pixel.green)
            reduced[2] += Int(pixel.blue)
            reduced[3] += Int(pixel.alpha)
          }
        }
        for (whole, part) in zip(once[x, y].bytes, reduced) {
          let distance = (Double(whole) - Double(part) / parts).magnitude
          sum += distance
          if distance > worst.distance { worst = (distance, x, y) }
        }
      }
    }
    let mean = sum / Double(4 * once.width * once.height)
    try demand(mean <= 1.5, "the pictures differ by \(mean) on average, not at most 1.5", picture: fine)
    try demand(
      worst.distance <= 64,
      "the pictures differ by \(worst.distance) at (\(worst.x), \(worst.y)), not at most 64",
      marks: [PixelRect(x: worst.x * scale, y: worst.y * scale, width: scale, height: scale)], picture: fine)
  }
}

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

  static let allClasses = ["up", "down", "right", "left", "single", "stack", "scale 2", "scale 3"]

  static func any(_ profile: String) -> Generator<ScaledPicture> {
    .one(of: [popover(profile), stack(profile)])
  }

  private static func popover(_ profile: String) -> Generator<ScaledPicture> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let direction = try source.draw(.element(of: ["up", "down", "right", "left"]))
      let isVertical = direction == "up" || direction == "down"
      // Whole points between the edges, where section 1 squeezes nothing: from 42.5 for sides (D-03) to
      // 26.5 before the end (D-04); and any whole point under `corrected`.
      let shortest = profile == "seed" ? (isVertical ? 70 : 88) : 52
      let length = try source.draw(.integer(in: shortest...150))
      let depth = try source.draw(.integer(in: 52...100))
      let centre =
        profile == "seed"
        ? try source.draw(.integer(in: (isVertical ? 28 : 43)...length - 27))
        : try source.draw(.integer(in: 0...length))
      let scale = try source.draw(.integer(in: 2...3))
      let offset = Double(centre) - Double(length) / 2
      return ScaledPicture(
        members: [
          "component": .string("popover"), "profile": .string(profile), "direction": .string(direction),
          "bounds": .numbers(
            isVertical ? [Double(length), Double(depth)] : [Double(depth), Double(length)]),
          "offset": .number(offset),
        ], scale: scale, classes: [direction, "scale \(scale)"],
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
