import Drawing
import Geometry
import JSONText
import SpecClauses

extension PlantedFault {
  /// Faults of a layout's figures and display lists.
  static let layouts: [PlantedFault] = [
    layout("corners have handles half as long", ["CG-02"]) { picture in
      picture.request.displayList = picture.request.displayList.changed(DrawingPlace(picture.request)) {
        operation, _ in
        guard case .fill(let path, let paint, let shadow) = operation.content else { return [operation] }
        return [operation.with(.fill(path.withHandlesShortened, paint, shadow: shadow))]
      }
      // The border too, which has the same path.
      picture.request.displayList = picture.request.displayList.changed(DrawingPlace(picture.request)) {
        operation, _ in
        guard case .stroke(let path, let width, let color) = operation.content else { return [operation] }
        return [operation.with(.stroke(path.withHandlesShortened, width: width, color))]
      }
    },
    layout("ink bounds are two points short", ["CG-13"]) { picture in
      picture.inkBounds = picture.inkBounds?.inset(by: 2)
    },
    PlantedFault("a bad size becomes a good one", caughtBy: ["CG-12"]) { subject in
      subject.changingRefusals { _ in
        try subject.layOut(
          .object([
            "component": .string("tutorial-popover"), "step": .string("inset"), "bounds": .numbers([60, 60]),
          ]))
      }
    },
    PlantedFault("an error names no value", caughtBy: ["CG-12"]) {
      $0.changingRefusals { throw Refusal(key: "", $0.description) }
    },
  ]

  private static func layout(
    _ name: String, _ caughtBy: [String], _ change: @escaping @Sendable (inout LaidOutPicture) -> Void
  ) -> PlantedFault {
    PlantedFault(name, caughtBy: caughtBy) { $0.changingLayouts { picture, _ in change(&picture) } }
  }
}

extension Path {
  /// The path with each cubic's control points half as far from its ends.
  fileprivate var withHandlesShortened: Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.line(to: point)
      case .quadratic(let control, let end): path.quadratic(control: control, to: end)
      case .cubic(let first, let second, let end):
        let from = path.currentPoint ?? first
        path.cubic(from + (first - from) * 0.5, end + (second - end) * 0.5, to: end)
      case .close: path.close()
      }
    }
    return path
  }
}
