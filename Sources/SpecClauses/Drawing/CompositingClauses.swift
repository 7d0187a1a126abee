import Conformance
import Drawing
import Geometry
import Pixels
import PropertyTesting

/// User space, coverage and how one draw lies over another (CG-01).
enum CompositingClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "CG-01": [
      ClauseCheck(
        "draws in whole numbers", .pixels, needs: ["paths", "resampledImages"],
        of: { _ in CompositedDraws.any },
        classes: CompositedDraws.allClasses
      ) { draws, subject in
        try draws.expected.demand(of: try subject.render(draws.request), "the picture")
      },
      ClauseCheck(
        "user space", .pixels, needs: ["paths"], of: { _ in PixelInUserSpace.any },
        classes: ["scale 1", "scale 2", "scale 3"]
      ) { place, subject in
        // One pixel, found by its own column and row: right and down from the top left.
        let frame = place.frame
        let expected = ExpectedPicture(width: frame.width, height: frame.height) { x, y in
          x == place.column && y == place.row ? ExactSource(.black, coverage: 255).over(.clear) : .clear
        }
        try expected.demand(of: try subject.render(place.request), "one pixel of black")
      },
    ]
  ]
}

/// One pixel that is filled, given in points.
struct PixelInUserSpace: DrawingInput {
  var frame: DeviceFrame
  var column: Int
  var row: Int

  var request: RenderRequest {
    let pixel = frame.rect(PixelRect(x: column, y: row, width: 1, height: 1))
    return frame.request([
      DrawOperation(.fill(Path(pixel), .color(StepColor.black.color), shadow: nil), label: .body)
    ])
  }

  var classes: [String] { ["scale \(frame.scale)"] }

  static let any = Generator<PixelInUserSpace> { (source: inout ChoiceSource) throws(GenerationFailure) in
    let frame = try source.draw(DeviceFrame.upTo(9))
    return PixelInUserSpace(
      frame: frame, column: try source.draw(.integer(in: 0...frame.width - 1)),
      row: try source.draw(.integer(in: 0...frame.height - 1)))
  }
}
