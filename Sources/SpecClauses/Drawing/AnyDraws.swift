import Drawing
import Geometry
import Pixels
import PropertyTesting

/// One to four operations of any kind (CG-12, CG-13).
struct AnyDraws: DrawingInput {
  var frame: DeviceFrame
  var operations: [DrawOperation]

  var request: RenderRequest { frame.request(operations) }

  static let kinds = ["fill", "gradient", "stroke", "shadow", "layer shadow", "resizable", "image"]

  var classes: [String] {
    operations.map { operation in
      switch operation.content {
      case .fill(_, _, .some): "shadow"
      case .fill(_, .gradient, nil): "gradient"
      case .fill(_, .color, nil): "fill"
      case .stroke: "stroke"
      case .layerShadow: "layer shadow"
      case .resizable: "resizable"
      case .image: "image"
      }
    }
  }

  static let any = Generator<AnyDraws> { (source: inout ChoiceSource) throws(GenerationFailure) in
    let frame = try source.draw(DeviceFrame.upTo(12, from: 2))
    return AnyDraws(frame: frame, operations: try source.draw(.array(of: operation(in: frame), count: 1...4)))
  }

  private static func operation(in frame: DeviceFrame) -> Generator<DrawOperation> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let shape = Generator<Outline>.one(of: [Outline.straight(in: frame), Outline.curved(in: frame)])
      let kind = try source.draw(.element(of: kinds))
      let color = try source.draw(StepColor.any).color
      let content: DrawOperation.Content
      switch kind {
      case "image", "resizable": content = try source.draw(image(in: frame, isResizable: kind != "image"))
      case "gradient":
        let (start, end) = (
          frame.point(try source.draw(Outline.place(frame))),
          frame.point(try source.draw(Outline.place(frame)))
        )
        let gradient = LinearGradient(
          from: color, to: try source.draw(StepColor.any).color, start: start, end: end,
          isExtended: try source.draw(.boolean))
        content = .fill(try source.draw(shape).path(in: frame), .gradient(gradient), shadow: nil)
      case "stroke":
        content = .stroke(
          try source.draw(shape).path(in: frame), width: try source.draw(.element(of: [1, 0.5, 2])), color)
      case "shadow", "layer shadow":
        let offset = Generator<Int>.integer(in: -20...20)
        let fall = Vector(Double(try source.draw(offset)) / 4, Double(try source.draw(offset)) / 4)
        let blur = Double(try source.draw(.integer(in: 0...12))) / 4
        let path = try source.draw(shape).path(in: frame)
        content =
          kind == "shadow"
          ? .fill(
            path, .color(color),
            shadow: Shadow(offset: fall, blur: blur, color: try source.draw(StepColor.any).color))
          : .layerShadow(path, offset: fall, radius: blur / 2, color)
      default: content = .fill(try source.draw(shape).path(in: frame), .color(color), shadow: nil)
      }
      let isClipped = try source.draw(.once(in: 3))
      let clip = isClipped ? try source.draw(shape).path(in: frame) : nil
      return DrawOperation(content, clip: clip, label: .body)
    }
  }

  private static func image(in frame: DeviceFrame, isResizable: Bool) -> Generator<DrawOperation.Content> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let side = Generator<Int>.integer(in: 1...8)
      let place = Generator<Int>.integer(in: -4...4)
      let rect = frame.rect(
        PixelRect(
          x: try source.draw(place), y: try source.draw(place), width: try source.draw(side),
          height: try source.draw(side)))
      let scale = isResizable ? frame.scale : 1
      let image = try source.draw(
        PatternBitmap.of(
          width: 2 * scale + (try source.draw(side)), height: 2 * scale + (try source.draw(side)),
          scale: scale))
      let source = try source.draw(.boolean) ? ImageSource.mirrored(image.source) : image.source
      return isResizable ? .resizable(source, capInsets: EdgeInsets(all: 1), rect) : .image(source, rect)
    }
  }
}
