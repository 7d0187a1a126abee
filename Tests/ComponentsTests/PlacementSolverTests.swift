import Components
import Geometry
import Testing

/// PRE-01, worked by hand. Unless a situation says otherwise the container is 400×500, so that the safe
/// rectangle runs from (10, 10) to (390, 490), and a content of 100×100 needs 116×135 above or below its
/// anchor and 135×116 beside it.
struct PlacementSolverTests {
  struct Situation: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var presentation: PresentationParameters
    var scale = 1
    var direction: ArrowDirection
    var frame: Rect
    var offset: Double
    /// Under `corrected`, where it is another one.
    var correctedOffset: Double?

    init(
      _ name: String, anchor: (Double, Double, Double, Double), content: Size = Size(100, 100),
      permitted: [ArrowDirection] = ArrowDirection.allCases, container: Size = Size(400, 500),
      margins: EdgeInsets = EdgeInsets(all: 10), keyboard: Double = 0, scale: Int = 1,
      _ direction: ArrowDirection,
      _ frame: (Double, Double, Double, Double), offset: Double, correctedOffset: Double? = nil
    ) {
      testDescription = name
      presentation = PresentationParameters(
        anchor: Rect(x: anchor.0, y: anchor.1, width: anchor.2, height: anchor.3), container: container,
        contentSize: content, permitted: permitted, margins: margins, keyboard: keyboard)
      self.scale = scale
      self.direction = direction
      self.frame = Rect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
      self.offset = offset
      self.correctedOffset = correctedOffset
    }
  }

  static let situations = [
    // Room below 420 ≥ 135; x = 200 − 58.
    Situation("up comes first", anchor: (180, 50, 40, 20), .up, (142, 70, 116, 135), offset: 0),
    Situation(
      "the order of what is permitted does not count", anchor: (180, 50, 40, 20),
      permitted: [.right, .left, .down, .up], .up, (142, 70, 116, 135), offset: 0),
    // Room below 70, above 390.
    Situation("down comes second", anchor: (180, 400, 40, 20), .down, (142, 265, 116, 135), offset: 0),
    // Room below and above 220 < 335; to the right 340 ≥ 135; y = 250 − 158.
    Situation(
      "left comes third", anchor: (10, 230, 40, 40), content: Size(100, 300), .left, (50, 92, 135, 316),
      offset: 0),
    // To the right of the anchor 0.
    Situation(
      "right comes last", anchor: (350, 230, 40, 40), content: Size(100, 300), .right, (215, 92, 135, 316),
      offset: 0),
    // Need 420 = room 420.
    Situation(
      "a need as large as the room fits", anchor: (180, 50, 40, 20), content: Size(100, 385), .up,
      (142, 70, 116, 420), offset: 0),
    // Need 420.5 > 420; above 40; beside 401.5 ≤ 480, x = 220, y = 60 − 200.75 → 10 of 401.
    // The height is 401, its middle 210.5, the limit 200.5 − 24.
    Situation(
      "half a point more does not", anchor: (180, 50, 40, 20), content: Size(100, 385.5), .left,
      (220, 10, 135, 401), offset: 60 - 210.5),
    // The only direction: 40 of 135 are left above the anchor.
    Situation(
      "a content too high is reduced", anchor: (180, 50, 40, 20), permitted: [.down], .down,
      (142, 10, 116, 40), offset: 0),
    // Middle 22: x = 22 − 58 → 10; offset 22 − 68 = −46, held at 58 − 24 (corrected 58 − 23).
    Situation(
      "held at the left margin", anchor: (12, 50, 20, 20), .up, (10, 70, 116, 135), offset: -34,
      correctedOffset: -35),
    // Middle 350: x → 390 − 116; offset 350 − 332.
    Situation(
      "held at the right margin", anchor: (330, 50, 40, 20), .up, (274, 70, 116, 135), offset: 18),
    // Room below 240 ≥ 235; with the keyboard 140, above 220, to the right 170 ≥ 135.
    Situation(
      "without the keyboard", anchor: (180, 230, 40, 20), content: Size(100, 200), .up, (142, 250, 116, 235),
      offset: 0),
    Situation(
      "with the keyboard", anchor: (180, 230, 40, 20), content: Size(100, 200), keyboard: 100, .left,
      (220, 132, 135, 216), offset: 0),
    // The anchor's edges are both clamped to 390.
    Situation(
      "an anchor under the keyboard", anchor: (180, 450, 40, 20), keyboard: 100, .down, (142, 255, 116, 135),
      offset: 0),
    // Nothing fits. Areas: up 380·340 = 129,200, down 34,200, left 240·480 = 115,200, right 43,200.
    Situation(
      "the largest area", anchor: (100, 100, 50, 50), content: Size(1000, 1000), .up, (10, 150, 380, 340),
      offset: -75),
    // What counts is the part of the need: up 66·340 = 22,440, left 85·480 = 40,800.
    Situation(
      "the largest area of the need, not of the room", anchor: (100, 100, 50, 50), content: Size(50, 1000),
      .left, (150, 10, 85, 480), offset: -125),
    // 480·215 on each of four sides.
    Situation(
      "the earlier wins a tie", anchor: (225, 225, 50, 50), content: Size(1000, 1000),
      container: Size(500, 500), .up, (10, 275, 480, 215), offset: 0),
    Situation(
      "down before left and right", anchor: (225, 225, 50, 50), content: Size(1000, 1000),
      permitted: [.right, .left, .down], container: Size(500, 500), .down, (10, 10, 480, 215), offset: 0),
    Situation(
      "left before right", anchor: (225, 225, 50, 50), content: Size(1000, 1000), permitted: [.right, .left],
      container: Size(500, 500), .left, (275, 10, 215, 480), offset: 0),
    // Safe from (30, 20) to (350, 460); the anchor becomes the point (30, 20).
    Situation(
      "margins of its own on each side", anchor: (0, 0, 10, 10),
      margins: EdgeInsets(top: 20, left: 30, bottom: 40, right: 50), .up, (30, 20, 116, 135), offset: -34,
      correctedOffset: -35),
    // Need 116.5×135.25: 116×135; x = 200.25 − 58 = 142.25, y = 70.25.
    Situation(
      "whole pixels at scale 1", anchor: (180.25, 50, 40, 20.25), content: Size(100.5, 100.25), .up,
      (142, 70, 116, 135), offset: 0.25),
    // 116.5×135; x = 200.25 − 58.25 = 142; y = 70.25 is 140.5 pixels, rounded away from zero.
    Situation(
      "whole pixels at scale 2", anchor: (180.25, 50, 40, 20.25), content: Size(100.5, 100.25), scale: 2, .up,
      (142, 70.5, 116.5, 135), offset: 0),
    // Safe from 10.3 to 389.7 is 379.4 wide; whole pixels in it run from 11 to 389.
    Situation(
      "no part of a pixel past the margin", anchor: (180, 50, 40, 20), content: Size(1000, 100),
      permitted: [.up], margins: EdgeInsets(top: 10, left: 10.3, bottom: 10, right: 10.3), .up,
      (11, 70, 378, 135), offset: 0),
  ]

  @Test("PRE-01: worked by hand", arguments: situations)
  func placements(situation: Situation) throws {
    for profile in Profile.allCases {
      var presentation = situation.presentation
      presentation.profile = profile
      let placement = try PlacementSolver().placement(of: presentation, scale: situation.scale)
      #expect(placement.direction == situation.direction)
      #expect(placement.frame == situation.frame)
      let corrected = situation.correctedOffset ?? situation.offset
      #expect(placement.arrowOffset == (profile == .seed ? situation.offset : corrected))
    }
  }

  @Test("PRE-02: up lies below its anchor, down above, left to its right, right to its left")
  func directionsNameWhereTheArrowPoints() throws {
    let anchor = Rect(x: 180, y: 230, width: 40, height: 40)
    for direction in ArrowDirection.allCases {
      let frame = try PlacementSolver().placement(
        of: PresentationParameters(
          anchor: anchor, container: Size(400, 500), contentSize: Size(80, 90), permitted: [direction]),
        scale: 1
      ).frame
      switch direction {
      case .up: #expect(frame.minY == 270)
      case .down: #expect(frame.maxY == 230)
      case .left: #expect(frame.minX == 220)
      case .right: #expect(frame.maxX == 180)
      }
    }
  }
}
