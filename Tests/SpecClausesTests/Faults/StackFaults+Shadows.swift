import Drawing
import Geometry
import JSONText
import Pixels
import SpecClauses

extension StackFaults {
  /// In the shadows below sheets.
  static let ofShadows = [
    PlantedFault(
      "standard deviation taken for blur", "corrected",
      caughtBy: [
        "STK-04 operations", "STK-04 shadow", "STK-10 operations", "STK-10 whites", "STK-19 shadows",
      ],
      shadows { Shadow(offset: $0.offset, blur: 2 * $0.blur, color: $0.color) }),
    PlantedFault(
      "shadow upward", "corrected",
      caughtBy: ["STK-04 operations", "STK-04 shadow", "STK-10 operations", "STK-10 shadows"],
      shadows { Shadow(offset: -$0.offset, blur: $0.blur, color: $0.color) }),
    PlantedFault(
      "shadow without its sheet", "corrected",
      caughtBy: ["STK-04 operations", "STK-10 operations", "STK-18 path"],
      StackSeams.operations { operation in
        if case .fill(let path, _, let shadow?) = operation.content {
          operation.content = .layerShadow(
            path, offset: shadow.offset, radius: shadow.blur / 2, shadow.color)
        }
      }),
    PlantedFault(
      "control point at (x + w)/2", "corrected",
      caughtBy: ["STK-04 operations", "STK-18 path", "STK-18 picture"],
      StackSeams.layout { picture, _ in
        guard case .array(let matte)? = picture.figure("matte"), case .number(let x) = matte[0],
          case .number(let width) = matte[2]
        else { return }
        picture.changeOperations { operation in
          guard case .fill(let path, let paint, let shadow?) = operation.content else { return }
          let axis = x + width / 2
          operation.content = .fill(
            path.mapped { $0.x == axis ? Point((x + width) / 2, $0.y) : $0 }, paint, shadow: shadow)
        }
      }),
    PlantedFault(
      "curved shadow of another height", "seed", caughtBy: ["STK-04 operations", "STK-04 shadow"],
      shadows { Shadow(offset: $0.offset, blur: $0.blur, color: Color(white: 0, alpha: 0.5)) }),
  ]

  private static func shadows(
    _ change: @escaping @Sendable (Shadow) -> Shadow
  ) -> @Sendable (Subject) -> Subject {
    StackSeams.operations { operation in
      if case .fill(let path, let paint, let shadow?) = operation.content {
        operation.content = .fill(path, paint, shadow: change(shadow))
      }
    }
  }
}
