import Drawing
import Geometry
import Pixels
import PropertyTesting

/// A shape filled with black on nothing: its alpha is coverage.
struct FilledShape: DrawingInput {
  /// The curve of the check and that of the renderer may each lie beside the true one: by 0.0005 and by a
  /// fifth of a step between two bytes, 0.001 of a pixel. Over the few lengths of a pixel that an outline
  /// has in one, that is less than one step, and the rounding may add one.
  static let curveTolerance = 2

  var frame: DeviceFrame
  var outline: Outline

  var request: RenderRequest {
    frame.request([
      DrawOperation(
        .fill(outline.path(in: frame), .color(StepColor.black.color), shadow: nil), label: .body)
    ])
  }

  var expected: ExpectedPicture {
    let coverage = outline.coverage(within: frame.bounds)
    return ExpectedPicture(width: frame.width, height: frame.height) { x, y in
      ExactSource(.black, coverage: coverage.byte(x: x, y: y)).over(.clear)
    }
  }

  var classes: [String] {
    let isOutside = outline.polygons.joined().contains { place in
      place.x < 0 || place.y < 0 || place.x > Double(frame.width) || place.y > Double(frame.height)
    }
    return [
      outline.subpaths.count == 1 ? "one contour" : "two contours",
      outline.subpaths.allSatisfy(\.isClosed) ? "closed" : "open",
    ] + (isOutside ? ["past the bitmap"] : [])
  }

  static let straight = of(Outline.straight)
  static let curved = of(Outline.curved)

  private static func of(
    _ outline: @escaping @Sendable (DeviceFrame) -> Generator<Outline>
  ) -> Generator<FilledShape> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let frame = try source.draw(DeviceFrame.upTo(20, from: 2))
      return FilledShape(frame: frame, outline: try source.draw(outline(frame)))
    }
  }
}
