import Drawing
import Geometry
import JSONText
import Pixels
import SpecClauses

extension PresentationFaults {
  static let artworks = [
    CaughtFault("mirroring takes the screen's scale under corrected, too", ["POP-39"]) {
      takingSeed($0, for: "one-x-only")
    },
    CaughtFault("the artwork's base is ignored under corrected, too", ["POP-38", "COR-06"]) {
      takingSeed($0, for: "wide-arrow")
    },
    CaughtFault("the artwork's height is ignored", ["POP-38"]) {
      $0.changingGeometry { parameters, geometry in
        guard parameters["direction"] == .string("up"), let bounds = parameters["bounds"]?.list else {
          return geometry
        }
        return geometry.merging(["body": .numbers([0, 19, bounds[0], bounds[1] - 19])]) { $1 }
      }
    },
    CaughtFault("a set's insets are the drawn images'", ["POP-25", "COR-06"]) {
      $0.changingGeometry { _, geometry in
        guard geometry["image"] == .string("side-top"), case .object(var stretch)? = geometry["stretch"]
        else {
          return geometry
        }
        stretch["capInsets"] = .numbers([43, 9, 23, 27])
        return geometry.merging(["stretch": .object(stretch)]) { $1 }
      }
    },
    CaughtFault("caps are stretched with the rest", ["POP-25", "COR-06"], profile: "corrected") {
      $0.changingOperations { operation in
        guard case .resizable(let source, _, let rect) = operation.content else { return operation }
        return DrawOperation(
          .resizable(source, capInsets: EdgeInsets(all: 1), rect), clip: operation.clip,
          label: operation.label)
      }
    },
    CaughtFault("images are mirrored upright", ["POP-39"], profile: "seed") {
      $0.changingOperations { operation in
        guard case .image(.mirrored(let source), let rect) = operation.content else { return operation }
        return DrawOperation(.image(source, rect), clip: operation.clip, label: operation.label)
      }
    },
    CaughtFault("presentations ignore the artwork's sizes", ["POP-38"], profile: "seed") { subject in
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
