import Drawing
import Geometry
import JSONText
import Pixels
import SpecClauses

extension PresentationFaults {
  static let tutorials = [
    PlantedFault("the triangle points inward", caughtBy: ["TUT-03", "TUT-07"]) {
      changingArrow($0) { corners in
        // Turned round the middle of its box.
        guard let box = Rect(around: corners) else { return corners }
        return corners.map { Point(2 * box.midX - $0.x, 2 * box.midY - $0.y) }
      }
    },
    PlantedFault("the arrow is 20 wide", caughtBy: ["TUT-01", "TUT-03", "TUT-04", "TUT-07"]) {
      changingArrow($0) { corners in
        guard let box = Rect(around: corners) else { return corners }
        return corners.map { Point(box.midX + ($0.x - box.midX) * 2 / 3, $0.y) }
      }
    },
    PlantedFault("yellow has blue in it", "seed", caughtBy: ["TUT-02", "TUT-03", "TUT-05", "TUT-07"]) {
      $0.changingOperations { operation in
        guard case .fill(let path, .color(let color), let shadow) = operation.content, color.red == 1 else {
          return operation
        }
        return DrawOperation(
          .fill(path, .color(Color(red: 1, green: 1, blue: 1)), shadow: shadow), clip: operation.clip,
          label: operation.label)
      }
    },
    PlantedFault("the first version has no inset", caughtBy: ["TUT-01", "TUT-02"]) {
      $0.changingGeometry { parameters, geometry in
        guard parameters["step"] == .string("inset"), let bounds = parameters["bounds"]?.list else {
          return geometry
        }
        return geometry.merging(["content": .numbers([0, 0] + bounds)]) { $1 }
      }
    },
    PlantedFault("the arrow lies at the left end", caughtBy: ["TUT-04", "TUT-03"]) {
      $0.changingGeometry { parameters, geometry in
        guard parameters["step"] == .string("finished") else { return geometry }
        return geometry.merging(["arrow": .numbers([0, 0, 30, 20])]) { $1 }
      }
    },
    PlantedFault("pointing down, offsets count from the right", caughtBy: ["TUT-07"]) {
      $0.changingParameters { members in
        guard members["step"] == .string("any-direction"), members["direction"] == .string("down"),
          case .number(let offset)? = members["offset"]
        else { return members }
        return members.merging(["offset": .number(-offset)]) { $1 }
      }
    },
    PlantedFault("the arrow is not clamped", "seed", caughtBy: ["TUT-07"]) {
      $0.changingGeometry { parameters, geometry in
        guard parameters["step"] == .string("any-direction"), parameters["direction"] == .string("up"),
          let bounds = parameters["bounds"]?.list, case .number(let offset)? = parameters["offset"]
        else { return geometry }
        return geometry.merging(["arrow": .numbers([bounds[0] / 2 + offset - 15, 0, 30, 20])]) { $1 }
      }
    },
    PlantedFault("default content appearance is wanted", caughtBy: ["TUT-05"]) {
      $0.changingGeometry { _, geometry in
        geometry.merging(["wantsDefaultContentAppearance": .boolean(true)]) { $1 }
      }
    },
    PlantedFault("the content has an inner shadow", caughtBy: ["TUT-05", "TUT-03"]) {
      $0.changingOperations { operation in
        guard case .fill(let path, .color(let color), _) = operation.content, color.red == 1,
          operation.label == .body
        else { return operation }
        return DrawOperation(
          .fill(path, .color(color), shadow: nil),
          clip: rounded(path), label: operation.label)
      }
    },
  ]

  /// Changes the corners of the tutorial's triangle.
  private static func changingArrow(
    _ subject: Subject, _ change: @escaping @Sendable ([Point]) -> [Point]
  ) -> Subject {
    subject.changingOperations { operation in
      guard case .fill(let path, let paint, let shadow) = operation.content, operation.label == .arrow else {
        return operation
      }
      return DrawOperation(
        .fill(Path(polygon: change(corners(of: path))), paint, shadow: shadow), clip: operation.clip,
        label: operation.label)
    }
  }

  /// The box of a path less a point on every side: what a frame of shadow leaves untouched.
  private static func rounded(_ path: Path) -> Path? {
    Rect(around: corners(of: path)).map { Path($0.inset(by: 1)) }
  }

  private static func corners(of path: Path) -> [Point] {
    path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
  }
}
