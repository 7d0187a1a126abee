import Drawing
import Geometry
import Pixels
import PropertyTesting

/// A shape and its shadow, as a context casts it or a layer.
struct CastShadow: DrawingInput {
  var frame: DeviceFrame
  var shape: Outline
  /// In eighths of a point.
  var offset: (x: Int, y: Int)
  /// The context's blur, or twice the layer's radius, in quarters of a point.
  var blur: Int
  var shadowColor: StepColor
  /// What the shape is filled with, over the shadow.
  var color: StepColor
  /// Below all.
  var below: StepColor
  var clip: Outline?
  var isLayer: Bool

  /// The clause does not say whether the clip's coverage meets the mask or the shadow's alpha, and each has
  /// its rounding: one step.
  var tolerance: Int { clip == nil ? 0 : 1 }

  private var blurInPoints: Double { Double(blur) / 4 }
  private var offsetInPoints: Vector { Vector(Double(offset.x) / 8, Double(offset.y) / 8) }

  private func request(fill: StepColor, isLayer: Bool) -> RenderRequest {
    let path = shape.path(in: frame)
    let clip = clip?.path(in: frame)
    let ground = DrawOperation(
      .fill(GridRect(frame.bounds).path(in: frame), .color(below.color), shadow: nil), label: .body)
    if !isLayer {
      let shadow = Shadow(offset: offsetInPoints, blur: blurInPoints, color: shadowColor.color)
      return frame.request([
        ground, DrawOperation(.fill(path, .color(fill.color), shadow: shadow), clip: clip, label: .body),
      ])
    }
    let cast = DrawOperation.Content.layerShadow(
      path, offset: offsetInPoints, radius: blurInPoints / 2, shadowColor.color)
    return frame.request([
      ground, DrawOperation(cast, clip: clip, label: .shadow),
      DrawOperation(.fill(path, .color(fill.color), shadow: nil), clip: clip, label: .body),
    ])
  }

  var request: RenderRequest { request(fill: color, isLayer: isLayer) }

  /// The same with nothing of the shape to be seen.
  var shadowAlone: RenderRequest {
    var clear = color
    clear.alpha = 0
    return request(fill: clear, isLayer: isLayer)
  }

  /// A layer's shadow cast by a context.
  var asContextShadow: RenderRequest { request(fill: color, isLayer: false) }

  /// The shape drawn over a picture.
  func over(_ picture: Bitmap) -> ExpectedPicture {
    let coverage = shape.coverage(within: frame.bounds)
    let clip = clip?.coverage(within: frame.bounds)
    return ExpectedPicture(width: frame.width, height: frame.height) { x, y in
      let covered = ExactSource.product(coverage.byte(x: x, y: y), clip?.byte(x: x, y: y) ?? 255)
      return ExactSource(color, coverage: covered).over(picture[x, y])
    }
  }

  /// How far the shadow falls and how far it is blurred, in device pixels.
  var fall: (step: Vector, blur: Double) {
    let scale = Double(frame.scale)
    return (offsetInPoints * scale, blurInPoints * scale)
  }

  var expected: ExpectedPicture {
    let (step, blur) = fall
    let around = frame.bounds.insetBy(-ShadowOracle.reach(blur: blur))
    let cast = shape.coverage(within: around, movedBy: step)
    let mask = ShadowOracle.mask(width: frame.width, height: frame.height, blur: blur) {
      cast.byte(x: $0, y: $1)
    }
    let coverage = shape.coverage(within: frame.bounds)
    let clip = clip?.coverage(within: frame.bounds)
    let ground = ExactSource(below, coverage: 255).over(.clear)
    return ExpectedPicture(width: frame.width, height: frame.height) { x, y in
      let clipped = clip?.byte(x: x, y: y) ?? 255
      let shadow = ExactSource.product(mask[y * frame.width + x] * shadowColor.alpha / 255, clipped)
      let covered = ExactSource.product(coverage.byte(x: x, y: y), clipped)
      return ExactSource(color, coverage: covered)
        .over(ExactSource(shadow: shadowColor, alpha: shadow).over(ground))
    }
  }
}

extension CastShadow {
  static let contextClasses = [
    "blurred", "sharp", "half a pixel of offset", "from outside", "translucent", "translucent shadow",
    "clipped", "scale 2 or 3", "over a colour",
  ]
  static let layerClasses = [
    "blurred", "sharp", "from outside", "translucent", "two contours", "scale 2 or 3",
  ]

  var classes: [String] {
    var classes: [String] = []
    func note(_ name: String, _ condition: Bool) { if condition { classes.append(name) } }
    let reach = ShadowOracle.reach(blur: fall.blur)
    note(reach > 0 ? "blurred" : "sharp", true)
    note("half a pixel of offset", fall.step.x != fall.step.x.rounded())
    note(
      "from outside",
      shape.polygons.joined().contains { place in
        place.x < 0 || place.y < 0 || place.x > Double(frame.width) || place.y > Double(frame.height)
      })
    note("translucent", (1...254).contains(color.alpha))
    note("translucent shadow", (1...254).contains(shadowColor.alpha))
    note("clipped", clip != nil)
    note("scale 2 or 3", frame.scale > 1)
    note("over a colour", below.alpha > 0)
    note("two contours", shape.contours.count > 1)
    return classes
  }

  static let context = of(isLayer: false)
  static let layer = of(isLayer: true)

  private static func of(isLayer: Bool) -> Generator<CastShadow> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let frame = try source.draw(DeviceFrame.upTo(14))
      let shape = try source.draw(shape(in: frame))
      let clip = Generator<Outline?> { (source: inout ChoiceSource) throws(GenerationFailure) in
        if isLayer { return nil }
        return try source.draw(.element(of: [false, false, true]))
          ? try source.draw(Outline.straight(in: frame)) : nil
      }
      let offset = Generator<Int>.one(of: [
        .element(of: [0, 8, -8, 40]), .integer(in: -24...24),
      ])
      return CastShadow(
        frame: frame, shape: shape, offset: (try source.draw(offset), try source.draw(offset)),
        blur: try source.draw(.one(of: [.element(of: [0, 4, 8, 20]), .integer(in: 0...24)])),
        shadowColor: try source.draw(StepColor.any), color: try source.draw(StepColor.any),
        below: try source.draw(StepColor.any), clip: try source.draw(clip), isLayer: isLayer)
    }
  }

  /// Rectangles, which a renderer may blur in a way of its own, and polygons.
  private static func shape(in frame: DeviceFrame) -> Generator<Outline> {
    let rectangle = Generator<Outline> { (source: inout ChoiceSource) throws(GenerationFailure) in
      let (first, second) = (
        try source.draw(Outline.place(frame)), try source.draw(Outline.place(frame))
      )
      let contour = Outline.Contour(
        start: first,
        steps: [.line(Point(second.x, first.y)), .line(second), .line(Point(first.x, second.y))],
        isClosed: true)
      return Outline(contours: [contour])
    }
    return .one(of: [rectangle, Outline.straight(in: frame)])
  }
}
