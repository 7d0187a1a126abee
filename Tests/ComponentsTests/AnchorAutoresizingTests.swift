import Geometry
import Testing

@testable import Catalog
@testable import Components

/// How anchors move when the container turns from 768×1004 to 1024×748: 256 more and 256 less.
struct AnchorAutoresizingTests {
  @Test("POP-33: the sixteen anchors in landscape, by hand")
  func theSixteenAnchors() {
    // 362 of 362 + 362 → +128; 319 of 319 + 405 → +112.795; 405 of 724 → +143.204; 724 of 724 + 0 → +256.
    // 438 of 960 → −116.8; 523 of 960 → −139.467; 102 of 960 → −27.2; 480 of 960 → −128; alone −256.
    let places: [Point] = [
      Point(0, 0), Point(490, 0), Point(980, 0), Point(0, 352), Point(490, 321), Point(432, 352),
      Point(548, 352), Point(490, 384), Point(980, 352), Point(0, 705), Point(490, 705), Point(980, 705),
      Point(0, 75), Point(980, 75), Point(0, 602), Point(980, 602),
    ]
    #expect(ExampleAnchors.all.count == 16)
    for (anchor, place) in zip(ExampleAnchors.all, places) {
      let turned = anchor.presentation(.landscape, style: .standard, profile: .seed)
      #expect(turned.anchor == Rect(x: place.x, y: place.y, width: 44, height: 44), "\(anchor.id)")
      #expect(turned.container == Size(1024, 748))
    }
  }

  @Test("POP-33: margins that are all zero share equally, and without a flexible one the anchor stays")
  func edges() {
    let both: AnchorAutoresizing = [.flexibleMinX, .flexibleMaxX, .flexibleMinY, .flexibleMaxY]
    let full = Rect(x: 0, y: 0, width: 100, height: 60)
    #expect(
      both.rect(full, from: Size(100, 60), to: Size(130, 55))
        == Rect(x: 15, y: -3, width: 100, height: 60))
    let anchor = Rect(x: 10.4, y: 20.5, width: 30, height: 30)
    // The origin is rounded to whole points all the same, half away from zero.
    #expect(
      AnchorAutoresizing().rect(anchor, from: Size(100, 100), to: Size(300, 300))
        == Rect(x: 10, y: 21, width: 30, height: 30))
    #expect(
      AnchorAutoresizing([.flexibleMaxX, .flexibleMinY]).rect(anchor, from: Size(100, 100), to: Size(300, 50))
        == Rect(x: 10, y: -30, width: 30, height: 30))
  }

  @Test("PRE-05: a rotation presents again in the turned container, with its keyboard")
  func rotation() throws {
    var upright = ExampleAnchors.all[10].presentation(.portrait, style: .renderedImages, profile: .seed)
    upright.keyboard = 264
    upright.alreadyVisible = true
    let turned = upright.rotated(
      to: Size(1024, 748), autoresizing: [.flexibleMaxX, .flexibleMinX, .flexibleMinY])
    #expect(turned.keyboard == 352)
    #expect(!turned.alreadyVisible)
    #expect(turned.style == .renderedImages && turned.permitted == upright.permitted)
    // Safe down to 748 − 352 − 10 = 386, where the anchor's edges come to lie; 235 fit above it.
    let placement = try PlacementSolver().placement(of: turned, scale: 1)
    #expect(placement.direction == .down)
    #expect(placement.frame == Rect(x: 512 - 108, y: 386 - 235, width: 216, height: 235))
    upright.keyboard = 0
    #expect(upright.rotated(to: Size(1024, 748), autoresizing: []).keyboard == 0)
  }
}
