import JSONText
import SpecClauses

extension PresentationFaults {
  static let sizes = [
    PlantedFault("the content is not reduced", caughtBy: ["POP-32"]) {
      $0.changingGeometry { parameters, geometry in
        guard let wish = parameters["contentSize"]?.list, let content = geometry["content"]?.list else {
          return geometry
        }
        return geometry.merging(["content": .numbers([content[0], content[1], wish[0], wish[1]])]) { $1 }
      }
    },
    PlantedFault("the default content is 320×1000", caughtBy: ["PRE-03"]) {
      $0.changingParameters { members in
        guard members["container"] != nil, members["contentSize"] == nil else { return members }
        return members.merging(["contentSize": .numbers([320, 1000])]) { $1 }
      }
    },
    PlantedFault("widths are not limited", "seed", caughtBy: ["PRE-03"]) {
      $0.changingParameters { members in
        members["freeWidth"] == nil ? members : members.merging(["freeWidth": .boolean(true)]) { $1 }
      }
    },
    PlantedFault("a bar button permits left and right", caughtBy: ["PRE-03", "POP-34"]) { subject in
      subject.changingParameters { $0.filter { $0.key != "barButton" } }
    },
    PlantedFault("the tutorial's button permits down before up", caughtBy: ["TUT-06"]) {
      $0.changingParameters { members in
        guard members["barButton"] != nil else { return members }
        return members.merging(["permitted": .array([.string("down")])]) { $1 }
      }
    },
    PlantedFault("presenting while visible shows it again", "seed", caughtBy: ["PRE-05", "TUT-06"]) {
      subject in
      subject.changingParameters { $0.filter { $0.key != "alreadyVisible" } }
    },
  ]

  static let rotations = [
    PlantedFault("the keyboard keeps its height through a rotation", caughtBy: ["PRE-04", "PRE-05"]) {
      $0.changingRotation { before, after in
        guard let keyboard = before["keyboard"] else { return after }
        return after.merging(["keyboard": keyboard]) { $1 }
      }
    },
    PlantedFault("a rotation leaves the popover dismissed", "seed", caughtBy: ["PRE-05"]) {
      $0.changingRotation { _, after in after.merging(["alreadyVisible": .boolean(true)]) { $1 } }
    },
    PlantedFault("every margin is flexible", caughtBy: ["POP-33", "PRE-05"]) { subject in
      var wrong = subject
      wrong.rotate = { parameters, container, _ in
        try subject.rotate(
          parameters, container, ["flexibleMinX", "flexibleMaxX", "flexibleMinY", "flexibleMaxY"])
      }
      return wrong
    },
    PlantedFault("anchors stay where they are", "seed", caughtBy: ["POP-33", "PRE-05"]) {
      $0.changingRotation { before, after in
        guard let anchor = before["anchor"] else { return after }
        return after.merging(["anchor": anchor]) { $1 }
      }
    },
  ]
}
