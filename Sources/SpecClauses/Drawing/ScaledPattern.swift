import Drawing
import Pixels
import PropertyTesting

/// An image drawn to a rectangle of whole pixels (CG-09, CG-10).
struct ScaledPattern: DrawingInput {
  var frame: DeviceFrame
  var image: PatternBitmap
  /// Where it is drawn, in device pixels.
  var target: PixelRect
  /// How often it is mirrored.
  var mirrorings = 0

  var request: RenderRequest {
    let source = (0..<mirrorings).reduce(image.source) { source, _ in .mirrored(source) }
    return frame.request([DrawOperation(.image(source, frame.rect(target)), label: .photo)])
  }

  var expected: ExpectedPicture {
    let source = ExpectedPicture(width: image.width, height: image.height) { x, y in
      image.pixel(mirrorings % 2 == 1 ? image.width - 1 - x : x, y)
    }
    let scaled = LanczosOracle.resampled(source, width: target.width, height: target.height)
    return ExpectedPicture(width: frame.width, height: frame.height) { x, y in
      target.contains(x: x, y: y) ? scaled[x - target.x, y - target.y] : .clear
    }
  }

  static let allClasses = [
    "copy", "reduced", "enlarged", "to one pixel", "one axis", "opaque", "translucent",
  ]

  var classes: [String] {
    let (wide, high) = (target.width - image.width, target.height - image.height)
    var classes = [image.isTranslucent ? "translucent" : "opaque"]
    if wide == 0 && high == 0 { classes.append("copy") }
    if wide < 0 && high < 0 { classes.append("reduced") }
    if wide > 0 && high > 0 { classes.append("enlarged") }
    if (wide == 0) != (high == 0) { classes.append("one axis") }
    if target.width == 1 || target.height == 1 { classes.append("to one pixel") }
    return classes
  }

  /// Images of up to a few pixels, at any size.
  static func any(mirrorings: ClosedRange<Int>) -> Generator<ScaledPattern> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let frame = try source.draw(DeviceFrame.upTo(14))
      let side = Generator<Int>.one(of: [.integer(in: 1...6), .integer(in: 1...30)])
      let target = PixelRect(
        x: try source.draw(.integer(in: 0...2)), y: try source.draw(.integer(in: 0...2)), width: frame.width,
        height: frame.height)
      let kind = try source.draw(.element(of: [0, 1, 2, 3, 3, 3]))
      let (wide, high) = (try source.draw(side), try source.draw(side))
      let image = try source.draw(
        PatternBitmap.of(
          width: kind == 0 || kind == 1 ? target.width : wide,
          height: kind == 0 || kind == 2 ? target.height : high))
      return ScaledPattern(
        frame: frame, image: image, target: target, mirrorings: try source.draw(.integer(in: mirrorings)))
    }
  }
}
