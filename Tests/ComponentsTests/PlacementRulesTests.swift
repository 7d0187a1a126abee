import Geometry
import TestSupport
import Testing

@testable import Components

/// Sizes, bar buttons, the keyboard, errors, and what holds for every placement.
struct PlacementRulesTests {
  private static func placement(
    _ scale: Int = 1, _ change: (inout PresentationParameters) -> Void
  ) throws(ParameterFailure) -> Placement {
    var presentation = PresentationParameters(
      anchor: Rect(x: 480, y: 100, width: 40, height: 20), container: Size(1000, 1400),
      contentSize: Size(200, 200), permitted: ArrowDirection.allCases)
    change(&presentation)
    return try PlacementSolver().placement(of: presentation, scale: scale)
  }

  @Test("PRE-03: default content 320×1100, widths of 320 to 600 unless free")
  func contentSizes() throws {
    func size(_ content: Size?, _ freeWidth: Bool?) throws -> Size {
      try Self.placement {
        $0.contentSize = content
        $0.freeWidth = freeWidth
      }.frame.size
    }
    #expect(try size(nil, nil) == Size(336, 1135))
    #expect(try size(nil, true) == Size(336, 1135))
    #expect(try size(Size(200, 200), nil) == Size(216, 235))
    #expect(try size(Size(200, 200), false) == Size(336, 235))
    #expect(try size(Size(450, 200), false) == Size(466, 235))
    #expect(try size(Size(700, 200), false) == Size(616, 235))
    #expect(try size(Size(700, 200), true) == Size(716, 235))
  }

  @Test("PRE-03, TUT-06: a bar button permits up and down only")
  func barButtons() throws {
    // Beside the anchor 1,316 points fit, above and below it they do not.
    let tall = Rect(x: 480, y: 700, width: 40, height: 15)
    func direction(_ barButton: Bool, _ permitted: [ArrowDirection]) throws -> ArrowDirection {
      try Self.placement {
        $0.anchor = tall
        $0.contentSize = Size(200, 1300)
        $0.barButton = barButton
        $0.permitted = permitted
      }.direction
    }
    #expect(try direction(false, ArrowDirection.allCases) == .left)
    // Below 1390 − 715 = 675 are left, above 700 − 10 = 690.
    #expect(try direction(true, ArrowDirection.allCases) == .down)
    #expect(try direction(true, [.up]) == .up)
    #expect(
      Self.key {
        $0.barButton = true; $0.permitted = [.left, .right]
      } == "permitted")
  }

  @Test("PRE-04: showing the keyboard solves again, and hiding it gives the first placement back")
  func keyboards() throws {
    func placed(_ keyboard: Double) throws -> Placement {
      try Self.placement {
        $0.anchor = Rect(x: 20, y: 1000, width: 40, height: 20)
        $0.container = Size(1000, 1400)
        $0.contentSize = Size(200, 300)
        $0.keyboard = keyboard
      }
    }
    let hidden = try placed(0)
    #expect(hidden.direction == .up && hidden.frame == Rect(x: 10, y: 1020, width: 216, height: 335))
    #expect(hidden.arrowOffset == 40 - 118)
    // Safe down to 1400 − 264 − 10 = 1126.
    let shown = try placed(PresentationMetrics.sources.keyboard(in: Size(1000, 1400)))
    #expect(shown.direction == .down && shown.frame == Rect(x: 10, y: 665, width: 216, height: 335))
    #expect(try placed(0) == hidden)
    #expect(PresentationMetrics.sources.keyboard(in: Size(768, 1004)) == 264)
    #expect(PresentationMetrics.sources.keyboard(in: Size(1024, 748)) == 352)
  }

  /// The key that an impossible presentation names; nil when it is possible.
  private static func key(_ change: (inout PresentationParameters) -> Void) -> String? {
    do {
      _ = try placement(1, change)
      return nil
    } catch { return error.key }
  }

  @Test("POP-34: no direction, an empty container or a non-finite number is an error that names the key")
  func errors() {
    #expect(Self.key { _ in } == nil)
    #expect(Self.key { $0.permitted = [] } == "permitted")
    #expect(Self.key { $0.container.width = 0 } == "container[0]")
    #expect(Self.key { $0.container.height = -3 } == "container[1]")
    #expect(Self.key { $0.container.height = 16385 } == "container[1]")
    #expect(Self.key { $0.anchor.x = .nan } == "anchor[0]")
    #expect(Self.key { $0.anchor.y = .infinity } == "anchor[1]")
    #expect(Self.key { $0.anchor.width = -1 } == "anchor[2]")
    #expect(Self.key { $0.anchor.height = .infinity } == "anchor[3]")
    #expect(Self.key { $0.contentSize = Size(.nan, 10) } == "contentSize[0]")
    #expect(Self.key { $0.contentSize = Size(10, 0) } == "contentSize[1]")
    #expect(Self.key { $0.margins.left = .infinity } == "margins[1]")
    #expect(Self.key { $0.margins.right = -1 } == "margins[3]")
    #expect(Self.key { $0.margins = EdgeInsets(all: 500) } == "margins")
    #expect(Self.key { $0.keyboard = .nan } == "keyboard")
    #expect(Self.key { $0.keyboard = -1 } == "keyboard")
    #expect(Self.key { $0.keyboard = 1380 } == "keyboard")
  }

  @Test("POP-34, COR-05: smaller than 52 along the arrow's edge or 36 across is an error")
  func minimum() {
    // 16 of insets, and 19 of the arrow across.
    #expect(Self.key { $0.contentSize = Size(36, 1) } == nil)
    #expect(Self.key { $0.contentSize = Size(35.5, 100) } == "contentSize")
    #expect(Self.key { $0.contentSize = Size(100, 0.5) } == "contentSize")
    func beside(_ size: Size) -> String? {
      Self.key {
        $0.permitted = [.left]
        $0.contentSize = size
      }
    }
    #expect(beside(Size(1, 36)) == nil)
    #expect(beside(Size(1, 35.5)) == "contentSize")
    #expect(beside(Size(0.5, 100)) == "contentSize")
    // 36 and 35 points are left above the anchor.
    func above(_ y: Double) -> String? {
      Self.key {
        $0.permitted = [.down]
        $0.anchor.y = y
      }
    }
    #expect(above(46) == nil)
    #expect(above(45) == "container")
  }

  /// 4,000 presentations, fractional and out of reach ones among them.
  @Test("POP-31, POP-32: every frame lies in the safe rectangle, at its anchor, with the arrow on its middle")
  func everyPlacement() throws {
    var random = SplitMix64(seed: 0x90_9531)
    var (placed, onTheMiddle) = (0, 0)
    for _ in 0..<4000 {
      let presentation = Self.presentation(&random)
      let scale = 1 + random.below(3)
      guard let placement = try? PlacementSolver().placement(of: presentation, scale: scale) else { continue }
      placed += 1
      let pixel = 1 / Double(scale)
      let (frame, safe, anchor) = (placement.frame, placement.safe, placement.anchor)
      // Floating noise of the test's own.
      let free = safe.inset(by: -1e-6)
      #expect(frame.minX >= free.minX && frame.maxX <= free.maxX, "\(presentation) at \(scale)")
      #expect(frame.minY >= free.minY && frame.maxY <= free.maxY, "\(presentation) at \(scale)")
      for number in [frame.x, frame.y, frame.width, frame.height] {
        #expect(number * Double(scale) == (number * Double(scale)).rounded())
      }
      #expect(presentation.permitted.contains(placement.direction))
      let gap =
        switch placement.direction {
        case .up: frame.minY - anchor.maxY
        case .down: anchor.minY - frame.maxY
        case .left: frame.minX - anchor.maxX
        case .right: anchor.minX - frame.maxX
        }
      #expect(gap.magnitude <= pixel + 1e-6, "\(presentation) at \(scale)")
      let isVertical = placement.direction == .up || placement.direction == .down
      let inset = presentation.profile == .seed ? 24.0 : 23
      let middle = isVertical ? anchor.midX : anchor.midY
      let (low, high) = isVertical ? (safe.minX, safe.maxX) : (safe.minY, safe.maxY)
      // A pixel of room for the rounding of the origin.
      guard middle >= low + inset + pixel, middle <= high - inset - pixel else { continue }
      onTheMiddle += 1
      let centre = (isVertical ? frame.midX : frame.midY) + placement.arrowOffset
      #expect((centre - middle).magnitude < 1e-6, "\(presentation) at \(scale)")
    }
    #expect(placed > 2000)
    #expect(onTheMiddle > 1000)
  }

  private static func presentation(_ random: inout SplitMix64) -> PresentationParameters {
    func number(_ range: Range<Double>) -> Double {
      let value = random.double(in: range)
      return random.below(2) == 0 ? value.rounded() : value
    }
    let container = Size(number(100..<700).rounded(), number(100..<700).rounded())
    var permitted = ArrowDirection.allCases.filter { _ in random.below(2) == 0 }
    if permitted.isEmpty { permitted = [.up] }
    return PresentationParameters(
      anchor: Rect(
        x: number(-50..<700), y: number(-50..<700), width: number(0..<120), height: number(0..<120)),
      container: container, contentSize: Size(number(36..<400), number(36..<400)), permitted: permitted,
      margins: EdgeInsets(
        top: number(0..<30), left: number(0..<30), bottom: number(0..<30), right: number(0..<30)),
      keyboard: random.below(3) == 0 ? number(0..<200) : 0,
      profile: random.below(2) == 0 ? .seed : .corrected)
  }
}
