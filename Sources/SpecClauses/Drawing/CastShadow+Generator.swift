import Geometry
import PropertyTesting

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
    note("two contours", shape.subpaths.count > 1)
    return classes
  }

  static let context = of(isLayer: false)
  static let layer = of(isLayer: true)

  private static func of(isLayer: Bool) -> Generator<CastShadow> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let frame = try source.draw(DeviceFrame.upTo(18))
      let shape = try source.draw(shape(in: frame))
      let clip = Generator<Outline?> { (source: inout ChoiceSource) throws(GenerationFailure) in
        if isLayer { return nil }
        return try source.draw(.once(in: 3))
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
      let corners = [Point(second.x, first.y), second, Point(first.x, second.y)]
      return Outline(subpaths: [.init(from: first, corners.map { [$0] }, isClosed: true)])
    }
    return .one(of: [rectangle, Outline.straight(in: frame)])
  }
}
