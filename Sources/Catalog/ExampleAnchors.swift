import Components
import Geometry

/// The example app's sixteen anchors, from `anchors.json`.
enum ExampleAnchors {
  static let all: [ExampleAnchor] = [
    anchor(1, 0, 0, [.left], [.flexibleMaxX, .flexibleMaxY]),
    anchor(
      2, 362, 0, everyDirection, [.flexibleMaxX, .flexibleMaxY, .flexibleMinX], Size(320, 800), .navigation),
    anchor(3, 724, 0, [.right], [.flexibleMaxX, .flexibleMaxY, .flexibleMinX]),
    anchor(4, 0, 480, [.down], [.flexibleMaxX, .flexibleMaxY, .flexibleMinY]),
    anchor(5, 362, 438, [.down], everyMargin),
    anchor(6, 319, 480, [.right], everyMargin),
    anchor(7, 405, 480, [.left], everyMargin),
    anchor(8, 362, 523, [.up], everyMargin),
    anchor(9, 724, 480, [.down], [.flexibleMaxY, .flexibleMinX, .flexibleMinY]),
    anchor(10, 0, 961, [.left], [.flexibleMaxX, .flexibleMinY]),
    anchor(11, 362, 961, everyDirection, [.flexibleMaxX, .flexibleMinX, .flexibleMinY]),
    anchor(12, 724, 961, [.right], [.flexibleMinX, .flexibleMinY]),
    anchor(13, 0, 102, [.left], [.flexibleMaxX, .flexibleMaxY, .flexibleMinY]),
    anchor(14, 724, 102, [.right], [.flexibleMaxY, .flexibleMinX, .flexibleMinY]),
    anchor(15, 0, 858, [.left], [.flexibleMaxX, .flexibleMinY]),
    anchor(16, 724, 858, [.right], [.flexibleMinX, .flexibleMinY]),
  ]

  private static let everyDirection: [ArrowDirection] = [.up, .down, .left, .right]
  private static let everyMargin: AnchorAutoresizing = [
    .flexibleMinX, .flexibleMaxX, .flexibleMinY, .flexibleMaxY,
  ]

  /// An anchor of 44×44, with a content that most of them share.
  private static func anchor(
    _ number: Int, _ x: Double, _ y: Double, _ permitted: [ArrowDirection],
    _ autoresizing: AnchorAutoresizing, _ contentSize: Size = Size(200, 200),
    _ content: PresentationParameters.Content = .plain
  ) -> ExampleAnchor {
    ExampleAnchor(
      id: "popover\(number)", anchor: Rect(x: x, y: y, width: 44, height: 44), permitted: permitted,
      contentSize: contentSize, content: content, autoresizing: autoresizing)
  }
}
