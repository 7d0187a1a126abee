import Geometry

/// One of the example app's sixteen anchors (`data/anchors.json`), restated.
struct ExampleScenario {
  /// From `popover1` to `popover16`.
  let number: Int
  /// In the portrait container of 768×1004.
  let anchor: Rect
  let permitted: [String]
  let content: Size
  let isNavigation: Bool
  /// By the names of UIKit's constants.
  let flexibleMargins: [String]

  /// The containers of both orientations.
  static let portrait = Size(768, 1004)
  static let landscape = Size(1024, 748)

  static let all: [ExampleScenario] = [
    scenario(1, 0, 0, ["left"], "xy"),
    ExampleScenario(
      number: 2, anchor: Rect(x: 362, y: 0, width: 44, height: 44), permitted: Directions.all,
      content: Size(320, 800), isNavigation: true, flexibleMargins: margins("xyX")),
    scenario(3, 724, 0, ["right"], "xyX"),
    scenario(4, 0, 480, ["down"], "xyY"),
    scenario(5, 362, 438, ["down"], "xyXY"),
    scenario(6, 319, 480, ["right"], "xyXY"),
    scenario(7, 405, 480, ["left"], "xyXY"),
    scenario(8, 362, 523, ["up"], "xyXY"),
    scenario(9, 724, 480, ["down"], "yXY"),
    scenario(10, 0, 961, ["left"], "xY"),
    scenario(11, 362, 961, Directions.all, "xXY"),
    scenario(12, 724, 961, ["right"], "XY"),
    scenario(13, 0, 102, ["left"], "xyY"),
    scenario(14, 724, 102, ["right"], "yXY"),
    scenario(15, 0, 858, ["left"], "xY"),
    scenario(16, 724, 858, ["right"], "XY"),
  ]

  private static func scenario(
    _ number: Int, _ x: Double, _ y: Double, _ permitted: [String], _ flexible: String
  ) -> ExampleScenario {
    ExampleScenario(
      number: number, anchor: Rect(x: x, y: y, width: 44, height: 44), permitted: permitted,
      content: Size(200, 200), isNavigation: false, flexibleMargins: margins(flexible))
  }

  /// `x` and `y` for the margins after the anchor, `X` and `Y` for those before it.
  private static func margins(_ letters: String) -> [String] {
    letters.map { letter in
      switch letter {
      case "x": "flexibleMaxX"
      case "y": "flexibleMaxY"
      case "X": "flexibleMinX"
      default: "flexibleMinY"
      }
    }
  }
}
