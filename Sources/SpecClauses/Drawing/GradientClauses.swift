import Conformance
import Drawing
import Geometry
import Pixels
import PropertyTesting

/// Linear gradients (CG-04).
enum GradientClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "CG-04": [
      ClauseCheck(
        "formula at pixel centres", .pixels, needs: ["paths"], of: { _ in GradientFill.any },
        classes: GradientFill.allClasses
      ) { gradient, subject in
        let found = try subject.render(gradient.request)
        for y in 0..<gradient.frame.height {
          for x in 0..<gradient.frame.width {
            let pixel = gradient.channels(x: x, y: y)
            let bytes = found[x, y].bytes
            // A channel may be either neighbour only where the sum is a half but for floating noise.
            let isRight = zip(pixel, bytes).allSatisfy { sum, byte in
              Int(sum + 0.5) == byte || Int(sum + 0.5 + 2e-6) == byte
            }
            try demand(
              isRight, "at (\(x), \(y)) the gradient is \(found[x, y].text), not \(pixel)",
              marks: [PixelRect(x: x, y: y, width: 1, height: 1)], picture: found)
          }
        }
      }
    ]
  ]
}

/// A gradient over a rectangle, over a colour.
struct GradientFill: DrawingInput {
  var frame: DeviceFrame
  var rect: GridRect
  var from: StepColor
  var to: StepColor
  /// In halves of a point from the frame's corner.
  var start: (x: Int, y: Int)
  var end: (x: Int, y: Int)
  var isExtended: Bool
  var below: StepColor

  private func point(_ halves: (x: Int, y: Int)) -> Point {
    Point(Double(halves.x) / 2 + frame.origin.x, Double(halves.y) / 2 + frame.origin.y)
  }

  var request: RenderRequest {
    let gradient = LinearGradient(
      from: from.color, to: to.color, start: point(start), end: point(end), isExtended: isExtended)
    return frame.request([
      DrawOperation(
        .fill(GridRect(frame.bounds).path(in: frame), .color(below.color), shadow: nil), label: .body),
      DrawOperation(.fill(rect.path(in: frame), .gradient(gradient), shadow: nil), label: .body),
    ])
  }

  /// t at a pixel's centre, as a fraction of whole numbers.
  func place(x: Int, y: Int) -> (part: Int, whole: Int) {
    // In halves of a device pixel.
    let (stepX, stepY) = ((end.x - start.x) * frame.scale, (end.y - start.y) * frame.scale)
    let (fromX, fromY) = (2 * x + 1 - start.x * frame.scale, 2 * y + 1 - start.y * frame.scale)
    return (fromX * stepX + fromY * stepY, stepX * stepX + stepY * stepY)
  }

  /// What the clauses ask of a pixel, in steps of a byte before the rounding.
  func channels(x: Int, y: Int) -> [Double] {
    let under = ExactSource(below, coverage: 255).over(.clear).bytes.map(Double.init)
    var (part, whole) = place(x: x, y: y)
    if isExtended { part = min(max(part, 0), whole) }
    if part < 0 || part > whole { return under }
    let t = Double(part) / Double(whole)
    func between(_ first: Int, _ second: Int) -> Double { Double(first) + Double(second - first) * t }
    let coverage = Double(rect.coverage(x: x, y: y)) / 255
    let alpha = between(from.alpha, to.alpha) / 255 * coverage
    let components = [
      between(from.red, to.red), between(from.green, to.green), between(from.blue, to.blue), 510,
    ]
    return zip(components, under).map { $0 / 510 * alpha * 255 + $1 * (1 - alpha) }
  }

  static let allClasses = [
    "level", "upright", "slanted", "extended", "past an end", "just at an end", "translucent",
    "part of a pixel",
  ]

  var classes: [String] {
    let pixels = (0..<frame.width * frame.height).map { ($0 % frame.width, $0 / frame.width) }
    let places = pixels.map { place(x: $0.0, y: $0.1) }
    var classes = [start.y == end.y ? "level" : start.x == end.x ? "upright" : "slanted"]
    if isExtended { classes.append("extended") }
    if !isExtended && places.contains(where: { $0.part < 0 || $0.part > $0.whole }) {
      classes.append("past an end")
    }
    if places.contains(where: { $0.part == 0 || $0.part == $0.whole }) { classes.append("just at an end") }
    if from.alpha != 255 || to.alpha != 255 { classes.append("translucent") }
    if pixels.contains(where: { (1...255).contains(rect.area(x: $0.0, y: $0.1)) }) {
      classes.append("part of a pixel")
    }
    return classes
  }

  static let any = Generator<GradientFill> { (source: inout ChoiceSource) throws(GenerationFailure) in
    let frame = try source.draw(DeviceFrame.upTo(9))
    let place = Generator<Int>.integer(in: -4...20)
    var start = (x: try source.draw(place), y: try source.draw(place))
    let end = (x: try source.draw(place), y: try source.draw(place))
    switch try source.draw(.element(of: [0, 1, 2])) {
    case 0: start.x = end.x
    case 1: start.y = end.y
    default: break
    }
    if start == end { start = (end.x, end.y - 3) }
    let rect = try source.draw(.boolean) ? try source.draw(GridRect.within(frame)) : GridRect(frame.bounds)
    return GradientFill(
      frame: frame, rect: rect, from: try source.draw(StepColor.any), to: try source.draw(StepColor.any),
      start: start, end: end, isExtended: try source.draw(.boolean), below: try source.draw(StepColor.any))
  }
}
