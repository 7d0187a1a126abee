import Drawing
import Geometry
import Pixels
import PropertyTesting

/// A rectangle stroked with a line of one point: the outer rectangle less the inner, in whole numbers.
struct StrokedRectangle: DrawingInput {
  var frame: DeviceFrame
  /// The line's middle.
  var rect: GridRect

  var request: RenderRequest {
    frame.request([
      DrawOperation(.stroke(rect.path(in: frame), width: 1, StepColor.black.color), label: .border)
    ])
  }

  var expected: ExpectedPicture {
    // Half a point, in sixteenths of a pixel.
    let half = 8 * frame.scale
    let outer = GridRect(
      left: rect.left - half, top: rect.top - half, right: rect.right + half, bottom: rect.bottom + half)
    let inner = GridRect(
      left: rect.left + half, top: rect.top + half, right: rect.right - half, bottom: rect.bottom - half)
    return ExpectedPicture(width: frame.width, height: frame.height) { x, y in
      let area = outer.area(x: x, y: y) - inner.area(x: x, y: y)
      return ExactSource(.black, coverage: (510 * area + 256) / 512).over(.clear)
    }
  }

  var classes: [String] {
    let remainders = Set([rect.left, rect.top, rect.right, rect.bottom].map { $0 & 15 })
    return [remainders == [0] ? "pixel edges" : remainders == [8] ? "pixel centres" : "between"]
  }

  static let any = Generator<StrokedRectangle> { (source: inout ChoiceSource) throws(GenerationFailure) in
    let frame = try source.draw(DeviceFrame.upTo(12, from: 4))
    // One rectangle for each way to lie: the same shift for all edges, or sixteenths.
    let shift = try source.draw(.element(of: [0, 8, nil]))
    let step = shift == nil ? 1 : 16
    let left = step * (try source.draw(.integer(in: -32 / step...16 * frame.width / step))) + (shift ?? 0)
    let top = step * (try source.draw(.integer(in: -32 / step...16 * frame.height / step))) + (shift ?? 0)
    let width = step * (try source.draw(.integer(in: 1...16 * frame.width / step)))
    let height = step * (try source.draw(.integer(in: 1...16 * frame.height / step)))
    return StrokedRectangle(
      frame: frame, rect: GridRect(left: left, top: top, right: left + width, bottom: top + height))
  }
}
