import Geometry
import Pixels
import TestSupport
import Testing

@testable import Catalog
@testable import Components

/// Where the tip and the frame lie, read off the drawn pixels alone.
struct PresentationTipTests {
  /// D-03 to D-05, from their sentences: an arrow whose place a squeezed stretch moves.
  private static func isSqueezed(_ placement: Placement) -> Bool {
    let isVertical = placement.direction == .up || placement.direction == .down
    let (length, depth) =
      isVertical
      ? (placement.frame.width, placement.frame.height) : (placement.frame.height, placement.frame.width)
    let centre = length / 2 + placement.arrowOffset
    let first = isVertical ? 25.5..<27.5 : 25.5..<42.5
    return first.contains(centre) || (length - 26.5...length - 25.5).contains(centre)
      || length < (isVertical ? 55 : 85) || depth < (isVertical ? 50 : 36)
  }

  /// What was checked of one presentation.
  private enum Outcome { case onTheMiddle, atTheCorner, squeezed }

  /// Checks POP-31 and POP-32 on one drawn presentation.
  private static func check(_ presentation: PresentationParameters, scale: Int, _ name: String) throws
    -> Outcome
  {
    var presentation = presentation
    presentation.style = magenta
    let placement = try PlacementSolver().placement(of: presentation, scale: scale)
    let ink = try #require(PopoverInk(try draw(.presentation(presentation), scale: scale), scale: scale))
    let (safe, anchor) = (placement.safe, placement.anchor)
    let isSeed = presentation.profile == .seed
    #expect(
      ink.bounds.minX >= safe.minX - 1e-6 && ink.bounds.maxX <= safe.maxX + 1e-6
        && ink.bounds.minY >= safe.minY - 1e-6 && ink.bounds.maxY <= safe.maxY + 1e-6, "\(name)")
    if isSeed, isSqueezed(placement) { return .squeezed }
    let tip = ink.tip(placement.direction)
    let isVertical = placement.direction == .up || placement.direction == .down
    let distance =
      switch placement.direction {
      case .up: tip.y - anchor.maxY
      case .down: anchor.minY - tip.y
      case .left: tip.x - anchor.maxX
      case .right: anchor.minX - tip.x
      }
    let nominal: Double = isSeed && !isVertical ? 2 : 1
    #expect((distance - nominal).magnitude <= 1 / Double(scale) + 1e-6, "\(name): \(distance)")

    let place = isVertical ? tip.x : tip.y
    let middle = isVertical ? anchor.midX : anchor.midY
    let (low, high) = isVertical ? (safe.minX, safe.maxX) : (safe.minY, safe.maxY)
    let inset: Double = isSeed ? 24 : 23
    if middle >= low + inset + 1, middle <= high - inset - 1 {
      #expect((place - middle).magnitude <= (isSeed ? 1.5 : 0.5) + 1e-6, "\(name): \(place), not \(middle)")
      return .onTheMiddle
    }
    // As near as the corner lets it come, at the end of the frame that faces the anchor.
    let nearest = middle < low + inset + 1 ? low + inset : high - inset
    #expect((place - nearest).magnitude <= 2, "\(name): \(place), not \(nearest)")
    return .atTheCorner
  }

  @Test(
    "POP-31, POP-32, POP-33: the sixteen anchors, from drawn pixels",
    arguments: Profile.allCases, ExampleOrientation.allCases)
  func theSixteenAnchors(profile: Profile, orientation: ExampleOrientation) throws {
    var onTheMiddle: [String] = []
    for anchor in ExampleAnchors.all {
      for scale in [1, 2] {
        let outcome = try Self.check(
          anchor.presentation(orientation, style: .standard, profile: profile), scale: scale,
          "\(anchor.id) \(orientation) \(profile) at \(scale)")
        #expect(outcome != .squeezed, "\(anchor.id)")
        if scale == 1, outcome == .onTheMiddle { onTheMiddle.append(anchor.id) }
      }
    }
    // The others lie in a corner, nearer to a margin than an arrow comes to the end of its edge; the
    // second in landscape alone, where left keeps 355·728 of its large content, and up 336·694.
    let numbers = (orientation == .portrait ? [2] : []) + [5, 6, 7, 8, 11, 13, 14, 15, 16]
    #expect(onTheMiddle == numbers.map { "popover\($0)" })
  }

  @Test(
    "POP-31, POP-32: random presentations, from drawn pixels", arguments: Profile.allCases)
  func randomPresentations(profile: Profile) throws {
    var random = SplitMix64(seed: 0x31_32)
    var counts: [Outcome: Int] = [:]
    for index in 0..<150 {
      func number(_ range: Range<Double>) -> Double { (random.double(in: range) * 4).rounded() / 4 }
      let presentation = PresentationParameters(
        anchor: Rect(x: number(0..<260), y: number(0..<260), width: number(1..<40), height: number(1..<40)),
        container: Size(300, 280), contentSize: Size(number(40..<140), number(40..<140)),
        permitted: [ArrowDirection.allCases[random.below(4)], ArrowDirection.allCases[random.below(4)]],
        keyboard: random.below(3) == 0 ? number(0..<60) : 0, profile: profile)
      let scale = 1 + random.below(2)
      if (try? PlacementSolver().placement(of: presentation, scale: scale)) == nil { continue }
      counts[
        try Self.check(presentation, scale: scale, "\(index) at \(scale): \(presentation)"), default: 0] += 1
    }
    #expect(counts[.onTheMiddle, default: 0] > 50, "\(counts)")
    #expect(counts[.atTheCorner, default: 0] > 5, "\(counts)")
  }
}
