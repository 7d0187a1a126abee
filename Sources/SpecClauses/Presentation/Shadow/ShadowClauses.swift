import Conformance
import Drawing
import Geometry
import JSONText
import Pixels
import PropertyTesting

/// The shadow that a background's view has of its own (POP-26).
enum ShadowClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-26": [
      ClauseCheck(
        "layer", .layout, of: ShadowedPopover.any,
        classes: Directions.all + ["layer", "none", "laid out again"], body: layer),
      ClauseCheck(
        "drawn", .pixels, needs: ["shadows"], of: ShadowedPopover.small,
        classes: Directions.all + ["layer", "none"], body: drawn),
    ]
  ]

  /// Black, opacity 0.9, radius 20, offset (0, 10), the bounds less 19 points on the arrow's side, behind
  /// all else.
  private static func layer(_ input: ShadowedPopover, _ subject: Subject) throws {
    let layout = try subject.layOut(input.parameters)
    let shadows = LayerShadow.all(in: layout.request.displayList)
    // A shadow's place is what casts it, as far as it falls.
    try locating(at: .areas(input.path.moved(by: Vector(0, 10)))) {
      guard input.popover.shadow == "layer" else {
        return try demand(shadows.isEmpty, "there is a shadow that nobody asked for")
      }
      try demand(shadows.count == 1, "there are \(shadows.count) layer shadows")
      guard case .layerShadow? = layout.request.displayList.operations.first?.content else {
        throw Violation("the shadow does not lie behind the whole layer")
      }
      let shadow = shadows[0]
      try demand(
        shadow.color == Color(white: 0, alpha: 0.9), "the shadow is \(shadow.color), not black at 0.9")
      try demand(shadow.radius == 20, "the shadow's radius is \(shadow.radius), not 20")
      try demand(shadow.offset == Vector(0, 10), "the shadow falls by \(shadow.offset), not by (0, 10)")
      try demand(
        shadow.path == Path(input.path), "the shadow is cast by \(shadow.path), not by \(input.path.text)")
    }
  }

  /// Under a clear background the shadow alone shows: the blurred path, on every pixel within a step.
  private static func drawn(_ input: ShadowedPopover, _ subject: Subject) throws {
    let request = try subject.layOut(input.parameters).request
    let bitmap = try subject.render(request)
    let scale = input.popover.scale
    guard input.popover.shadow == "layer" else {
      // Nothing of the view's own outside of the bounds, nor inside: the style is clear.
      let marks = bitmap.runs { _, _, pixel in !pixel.isClear }
      return try demand(marks.isEmpty, "there is a shadow that nobody asked for", marks: marks)
    }
    func pixels(_ points: Double, _ origin: Double) -> Int { Int((points - origin).rounded()) * scale }
    // Ten points down; σ is the radius of 20, half of a blur of 40 (CG-06).
    let path = input.path.moved(by: Vector(0, 10))
    let blurred = BlurredRectangle(
      columns: pixels(path.minX, request.origin.x)..<pixels(path.maxX, request.origin.x),
      rows: pixels(path.minY, request.origin.y)..<pixels(path.maxY, request.origin.y),
      width: bitmap.width, height: bitmap.height, blur: 40 * Double(scale))
    var worst = 0
    // 0.9 as a byte: ⌊229.5 + ½⌋.
    func expected(_ x: Int, _ y: Int) -> Int {
      Int((255 * blurred.columns[x] * blurred.rows[y] + 0.5).rounded(.down)) * 230 / 255
    }
    let marks = bitmap.runs { x, y, pixel in
      let difference = abs(Int(pixel.alpha) - expected(x, y))
      worst = max(worst, difference)
      return difference > 1 || pixel.red > 0 || pixel.green > 0 || pixel.blue > 0
    }
    try demand(
      marks.isEmpty, "the shadow's alpha differs from the blurred path's by up to \(worst)", marks: marks)
  }
}

/// A popover background of whole points, with or without a shadow of its own.
struct ShadowedPopover: ClauseInput {
  var popover: PopoverInput

  var parameters: JSONValue {
    // With the shadow's own canvas, or as much round a background without one.
    popover.shadow == "none"
      ? popover.parameters.adding("padding", .numbers([20, 20, 20, 20])) : popover.parameters
  }
  var classes: [String] {
    [popover.direction, popover.shadow] + (popover.layouts > 1 ? ["laid out again"] : [])
  }
  var measure: [Double] {
    [
      Double(popover.layouts), popover.width + popover.height, popover.offset.magnitude,
      Double(popover.scale),
    ]
  }
  var deviations: [String] { [] }

  /// What casts the shadow, which goes along with the picture (POP-28, D-09).
  var path: Rect {
    let isMoved = popover.profile == "seed" && popover.direction == "left"
    let x = isMoved ? 38 * Double(popover.layouts - 1) : 0
    return Directions.body(
      of: Rect(x: x, y: 0, width: popover.width, height: popover.height), popover.direction, strip: 19)
  }

  static func any(_ profile: String) -> Generator<ShadowedPopover> {
    popovers(profile, sides: 52...500).flatMap { input in
      Generator<Int>.element(of: [1, 1, 2, 3]).map { layouts in
        var input = input
        input.popover.layouts = layouts
        return input
      }
    }
  }

  /// Small and clear.
  static func small(_ profile: String) -> Generator<ShadowedPopover> {
    popovers(profile, sides: 52...100).map { input in
      var input = input
      let clear = JSONValue.numbers([0, 0, 0, 0])
      input.popover.style = .object(["border": clear, "from": clear, "to": clear])
      input.popover.scale = 1
      return input
    }
  }

  private static func popovers(_ profile: String, sides: ClosedRange<Int>) -> Generator<ShadowedPopover> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let direction = try source.draw(.element(of: Directions.all))
      let (width, height) = (
        try source.draw(.wholePoints(in: sides)), try source.draw(.wholePoints(in: sides))
      )
      var popover = PopoverInput(
        width: width, height: height, direction: direction,
        offset: Double(try source.draw(.integer(in: -300...300))) / 2,
        scale: try source.draw(.integer(in: 1...2)), profile: profile)
      popover.shadow = try source.draw(.element(of: ["layer", "none"]))
      return ShadowedPopover(popover: popover)
    }
  }
}
