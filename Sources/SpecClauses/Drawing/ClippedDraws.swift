import Drawing
import Geometry
import Pixels
import PropertyTesting

/// One shape filled and stroked, each through a clip, one draw at a time (CG-03).
struct ClippedDraws: DrawingInput {
  /// What is done with the shape.
  struct Draw: Equatable, Sendable {
    var isStroke: Bool
    var color: StepColor
    var isClipped: Bool
  }

  var frame: DeviceFrame
  /// A closed polygon that is filled and stroked, or a rectangle about the whole frame.
  var points: [Point]
  var clip: Outline
  var draws: [Draw]

  private var line: StrokedLine { StrokedLine(frame: frame, points: points, isClosed: true, width: 1) }

  var request: RenderRequest {
    let path = Path(polygon: points.map { frame.point($0) })
    let clip = clip.path(in: frame)
    return frame.request(
      draws.map { draw in
        let color = draw.color.color
        return DrawOperation(
          draw.isStroke ? .stroke(path, width: 1, color) : .fill(path, .color(color), shadow: nil),
          clip: draw.isClipped ? clip : nil, label: .body)
      })
  }

  var expected: ExpectedPicture {
    let filled = ExactCoverage([points], within: frame.bounds)
    let stroked = line.coverage
    let clip = clip.coverage(within: frame.bounds)
    return ExpectedPicture(width: frame.width, height: frame.height) { x, y in
      draws.reduce(.clear) { pixel, draw in
        let shape = (draw.isStroke ? stroked : filled).byte(x: x, y: y)
        let coverage = draw.isClipped ? ExactSource.product(shape, clip.byte(x: x, y: y)) : shape
        return ExactSource(draw.color, coverage: coverage).over(pixel)
      }
    }
  }

  var classes: [String] {
    let (strokes, fills) = (draws.count { $0.isStroke }, draws.count { !$0.isStroke })
    let clipped = draws.count { $0.isClipped }
    return (clipped > 0 ? ["clipped"] : []) + (clipped > 1 ? ["twice through one clip"] : [])
      + (strokes > 0 && fills > 0 ? ["fill and stroke"] : []) + (fills == 0 ? ["stroke alone"] : [])
  }

  static let any = Generator<ClippedDraws> { (source: inout ChoiceSource) throws(GenerationFailure) in
    let frame = try source.draw(DeviceFrame.upTo(10, from: 3))
    let draw = Generator<Draw> { (source: inout ChoiceSource) throws(GenerationFailure) in
      Draw(
        isStroke: try source.draw(.boolean), color: try source.draw(StepColor.any),
        isClipped: !(try source.draw(.boolean)))
    }
    let draws = try source.draw(.array(of: draw, count: 1...3))
    let clip = try source.draw(Outline.straight(in: frame))
    let points = try source.draw(
      .one(of: [
        .array(of: Outline.place(frame), count: 3...4), .array(of: Outline.place(frame), count: 3...4),
        rectangle(about: frame),
      ]))
    let drawn = ClippedDraws(frame: frame, points: points, clip: clip, draws: draws)
    if !drawn.line.isClear { throw .rejected }
    return drawn
  }

  /// A rectangle that a renderer may take for the whole frame: each side lies up to a sixteenth of a pixel
  /// within it, or past it.
  private static func rectangle(about frame: DeviceFrame) -> Generator<[Point]> {
    let step = Generator<Int>.integer(in: -4...4).map { Double($0) / 64 }
    return zip(step, step, step, step).map { left, top, right, bottom in
      let (right, bottom) = (Double(frame.width) + right, Double(frame.height) + bottom)
      return [Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)]
    }
  }
}
