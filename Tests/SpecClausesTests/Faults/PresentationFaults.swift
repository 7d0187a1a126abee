import Drawing
import Geometry
import JSONText
import Pixels
import SpecClauses

/// What wrong code of presentations, filmstrips, the tutorial and artwork would produce.
enum PresentationFaults {
  static let all = placements + sizes + rotations + shadows + tutorials + artworks

  static let placements = [
    PlantedFault("left and right are exchanged", caughtBy: ["PRE-01", "POP-31"]) {
      $0.changingParameters { members in
        var members = members
        guard case .array(let permitted)? = members["permitted"] else { return members }
        members["permitted"] = .array(
          permitted.map {
            $0 == .string("left") ? .string("right") : $0 == .string("right") ? .string("left") : $0
          })
        return members
      }
    },
    PlantedFault("the rooms of left and right are exchanged", caughtBy: ["PRE-01", "POP-31"]) {
      $0.changingParameters { members in
        var members = members
        guard let anchor = members["anchor"]?.list, anchor.count == 4,
          let container = members["container"]?.list, members["permitted"] == .array([.string("left")])
        else { return members }
        members["anchor"] = .numbers([container[0] - anchor[0] - anchor[2], anchor[1], anchor[2], anchor[3]])
        return members
      }
    },
    PlantedFault("the keyboard is ignored", caughtBy: ["PRE-01", "PRE-04", "POP-32"]) { subject in
      subject.changingParameters { $0.filter { $0.key != "keyboard" } }
    },
    PlantedFault("the margin at the right is forgotten", "seed", caughtBy: ["PRE-01", "POP-32"]) {
      $0.changingParameters { members in
        guard members["container"] != nil else { return members }
        var members = members
        var margins = members["margins"]?.list ?? [10, 10, 10, 10]
        if margins.count == 4, margins.allSatisfy(\.isFinite) { margins[3] = 0 }
        members["margins"] = .numbers(margins)
        return members
      }
    },
    PlantedFault("the origin is floored", caughtBy: ["PRE-01"]) {
      $0.changingGeometry { parameters, geometry in
        guard var frame = geometry["frame"]?.list, let anchor = geometry["anchor"]?.list,
          case .number(let scale)? = parameters["scale"],
          ["up", "down"].contains(geometry["direction"]?.text)
        else { return geometry }
        let wish = (anchor[0] + anchor[2] / 2 - frame[2] / 2) * scale
        if wish.rounded(.toNearestOrAwayFromZero) == frame[0] * scale {
          frame[0] = wish.rounded(.down) / scale
        }
        return geometry.merging(["frame": .numbers(frame)]) { $1 }
      }
    },
    PlantedFault("the profiles' clamps are exchanged", caughtBy: ["PRE-01"]) { subject in
      subject.changingGeometry { parameters, geometry in
        guard geometry["arrowOffset"] != nil else { return geometry }
        let other = parameters["profile"] == .string("seed") ? "corrected" : "seed"
        let layout = try subject.layOut(parameters.adding("profile", .string(other)))
        guard let offset = layout.geometry["arrowOffset"] else { return geometry }
        return geometry.merging(["arrowOffset": offset]) { $1 }
      }
    },
    PlantedFault("a tie goes to the later direction", "seed", caughtBy: ["PRE-01"], laterOnATie),
    PlantedFault("up and down name the popover's side", caughtBy: ["PRE-01", "PRE-02"]) {
      $0.changingGeometry { _, geometry in
        let names = ["up": "down", "down": "up"]
        guard let direction = geometry["direction"]?.text else { return geometry }
        return geometry.merging(["direction": .string(names[direction] ?? direction)]) { $1 }
      }
    },
    PlantedFault("the tip is seed's", caughtBy: ["POP-31"]) { subject in
      subject.changingParameters { members in
        members["container"] == nil ? members : members.merging(["profile": .string("seed")]) { $1 }
      }
    },
    PlantedFault("what is impossible is presented all the same", caughtBy: ["POP-34", "PRE-01"]) { subject in
      subject.changingRefusals { _ in
        try subject.layOut(
          .object([
            "component": .string("presentation"), "anchor": .numbers([90, 20, 20, 20]),
            "container": .numbers([200, 200]), "contentSize": .numbers([100, 100]),
            "permitted": .array([.string("up")]),
          ]))
      }
    },
  ]

  /// Where directions tie, what is laid out is the later one.
  @Sendable private static func laterOnATie(_ subject: Subject) -> Subject {
    subject.changingLayouts { layout, parameters in
      guard let direction = layout.geometry["direction"],
        case .array(let permitted)? = parameters["permitted"],
        permitted.count > 1, let frame = layout.geometry["frame"]?.list
      else { return }
      let others = permitted.filter { $0 != direction }
      guard let other = try? subject.layOut(parameters.adding("permitted", .array(others))),
        let another = other.geometry["frame"]?.list, frame[2] * frame[3] == another[2] * another[3],
        let content = layout.geometry["content"]?.list,
        content[2] < parameters["contentSize"]?.list.first ?? 0
      else { return }
      layout = other
    }
  }
}
