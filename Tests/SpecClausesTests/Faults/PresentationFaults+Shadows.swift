import Drawing
import Geometry
import JSONText
import SpecClauses

extension PresentationFaults {
  static let shadows = [
    PlantedFault("the shadow's path jumps", caughtBy: ["POP-27", "PRE-06"]) {
      $0.changingParameters { members in
        members["explicit"] == nil ? members : members.merging(["explicit": .boolean(false)]) { $1 }
      }
    },
    PlantedFault("easeIn for easeOut", "seed", caughtBy: ["PRE-06"]) {
      $0.changingParameters { members in
        guard members["timing"] == .string("easeOut") else { return members }
        return members.merging(["timing": .string("easeIn")]) { $1 }
      }
    },
    PlantedFault("the shadow falls upward", caughtBy: ["POP-26"]) {
      $0.changingOperations { operation in
        guard case .layerShadow(let path, let offset, let radius, let color) = operation.content else {
          return operation
        }
        return DrawOperation(
          .layerShadow(path, offset: Vector(offset.x, -offset.y), radius: radius, color), label: .shadow)
      }
    },
    PlantedFault(
      "the shadow's path takes the arrow's strip in", "seed", caughtBy: ["POP-26"], wholeShadow),
    PlantedFault("the shadow stays where the first layout put it", "seed", caughtBy: ["POP-26"]) {
      $0.changingLayouts { layout, parameters in
        guard case .number(let layouts)? = parameters["layouts"], parameters["direction"] == .string("left")
        else { return }
        layout.request.displayList.operations = layout.request.displayList.operations.map { operation in
          guard case .layerShadow(let path, let offset, let radius, let color) = operation.content else {
            return operation
          }
          let first = path.mapped { Point($0.x - 38 * (layouts - 1), $0.y) }
          return operation.with(.layerShadow(first, offset: offset, radius: radius, color))
        }
      }
    },
    PlantedFault("the shadow's radius is taken for a blur", caughtBy: ["POP-26"]) {
      $0.changingOperations { operation in
        guard case .layerShadow(let path, let offset, let radius, let color) = operation.content else {
          return operation
        }
        return DrawOperation(.layerShadow(path, offset: offset, radius: radius / 2, color), label: .shadow)
      }
    },
  ]

  @Sendable private static func wholeShadow(_ subject: Subject) -> Subject {
    subject.changingLayouts { layout, _ in
      let whole = Path(Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height))
      layout.request.displayList.operations = layout.request.displayList.operations.map { operation in
        guard case .layerShadow(_, let offset, let radius, let color) = operation.content else {
          return operation
        }
        return DrawOperation(.layerShadow(whole, offset: offset, radius: radius, color), label: .shadow)
      }
    }
  }
}
