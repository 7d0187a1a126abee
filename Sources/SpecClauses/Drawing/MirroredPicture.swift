import Drawing
import Geometry
import Pixels
import PropertyTesting

/// Shapes as a picture of their own, drawn mirrored (CG-09).
struct MirroredPicture: DrawingInput {
  /// At the origin.
  var frame: DeviceFrame
  var shapes: [Outline]
  var color: StepColor

  /// The picture, mirrored or not.
  func request(mirrored: Bool) -> RenderRequest {
    let list = DisplayList(
      shapes.map { DrawOperation(.fill($0.path(in: frame), .color(color.color), shadow: nil), label: .body) })
    let bounds = frame.rect(frame.bounds)
    let picture = ImageSource.picture(Picture(size: bounds.size, displayList: list))
    return frame.request([
      DrawOperation(.image(mirrored ? .mirrored(picture) : picture, bounds), label: .body)
    ])
  }

  var request: RenderRequest { request(mirrored: true) }
  var classes: [String] { [] }

  static let any = Generator<MirroredPicture> { (source: inout ChoiceSource) throws(GenerationFailure) in
    var frame = try source.draw(DeviceFrame.upTo(12))
    frame.origin = Point(0, 0)
    return MirroredPicture(
      frame: frame, shapes: try source.draw(.array(of: Outline.straight(in: frame), count: 1...2)),
      color: try source.draw(StepColor.any))
  }
}
