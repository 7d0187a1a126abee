import Drawing
import Geometry
import JSONText
import Pixels
import SpecClauses

extension PresentationFaults {
  static let artworks = [
    PlantedFault("mirroring takes the screen's scale under corrected, too", caughtBy: ["POP-39"]) {
      takingSeed($0, for: "one-x-only")
    },
    PlantedFault("the artwork's base is ignored under corrected, too", caughtBy: ["POP-38", "COR-06"]) {
      takingSeed($0, for: "wide-arrow")
    },
    PlantedFault("the artwork's height is ignored", caughtBy: ["POP-38"]) {
      $0.changingGeometry { parameters, geometry in
        guard parameters["direction"] == .string("up"), let bounds = parameters["bounds"]?.list else {
          return geometry
        }
        return geometry.merging(["body": .numbers([0, 19, bounds[0], bounds[1] - 19])]) { $1 }
      }
    },
    PlantedFault("a set's insets are the drawn images'", caughtBy: ["POP-25", "COR-06"]) {
      $0.changingGeometry { _, geometry in
        guard geometry["image"] == .string("side-top"), case .object(var stretch)? = geometry["stretch"]
        else {
          return geometry
        }
        stretch["capInsets"] = .numbers([43, 9, 23, 27])
        return geometry.merging(["stretch": .object(stretch)]) { $1 }
      }
    },
    PlantedFault("caps are stretched with the rest", "corrected", caughtBy: ["POP-25", "COR-06"]) {
      $0.changingOperations { operation in
        guard case .resizable(let source, _, let rect) = operation.content else { return operation }
        return DrawOperation(
          .resizable(source, capInsets: EdgeInsets(all: 1), rect), clip: operation.clip,
          label: operation.label)
      }
    },
    PlantedFault("images are mirrored upright", "seed", caughtBy: ["POP-39"]) {
      $0.changingOperations { operation in
        guard case .image(.mirrored(let source), let rect) = operation.content else { return operation }
        return DrawOperation(.image(source, rect), clip: operation.clip, label: operation.label)
      }
    },
    PlantedFault("presentations ignore the artwork's sizes", "seed", caughtBy: ["POP-38"]) { subject in
      subject.changingGeometry { parameters, geometry in
        guard geometry["frame"] != nil else { return geometry }
        let plain = try subject.layOut(parameters.adding("style", .string("default"))).geometry
        guard let frame = plain["frame"] else { return geometry }
        return geometry.merging(["frame": frame]) { $1 }
      }
    },
  ]

  /// Lays a set out as seed does.
  private static func takingSeed(_ subject: Subject, for name: String) -> Subject {
    subject.changingParameters { members in
      guard members["style"]?["artwork"] == .string(name) else { return members }
      return members.merging(["profile": .string("seed")]) { $1 }
    }
  }
}
