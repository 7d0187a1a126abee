import Drawing
import Geometry
import Pixels
import SoftwareRendering
import Testing

@testable import Components

/// D-01 to D-07 of SPEC section 6: each number under `seed`.
struct DeviationsOfPopoverTests {
  private static func layout(_ id: String) throws -> PopoverLayout {
    let popover = try DeviationFixture.popover(id)
    return layout(popover.bounds, popover.direction, offset: popover.offset)
  }

  private static func layout(
    _ bounds: Size, _ direction: ArrowDirection, offset: Double
  ) -> PopoverLayout {
    PopoverLayout(bounds: bounds, direction: direction, offset: offset, metrics: .sources)
  }

  private static func layout(
    _ bounds: Size, _ direction: ArrowDirection, centre: Double
  ) -> PopoverLayout {
    let isVertical = direction == .up || direction == .down
    return layout(bounds, direction, offset: centre - (isVertical ? bounds.width : bounds.height) / 2)
  }

  /// A stretch's lengths along the arrow's edge: what it gives and what its caps need.
  private struct Lengths: Equatable {
    var first: Double
    var firstCaps: Double
    var secondCaps: Double
  }

  /// Nil for a stretch in one part.
  private static func lengths(_ layout: PopoverLayout) -> Lengths? {
    guard case .twoPart(let firstInsets, let firstSize, let secondInsets) = layout.stretch else { return nil }
    if layout.direction == .up || layout.direction == .down {
      return Lengths(
        first: firstSize.width, firstCaps: firstInsets.left + firstInsets.right,
        secondCaps: secondInsets.left + secondInsets.right)
    }
    return Lengths(
      first: firstSize.height, firstCaps: firstInsets.top + firstInsets.bottom,
      secondCaps: secondInsets.top + secondInsets.bottom)
  }

  /// The caps of a stretch in one part, across and down.
  private static func caps(_ layout: PopoverLayout) -> (across: Double, down: Double)? {
    guard case .onePart(let caps) = layout.stretch else { return nil }
    return (caps.left + caps.right, caps.top + caps.bottom)
  }

  @Test("every row of SPEC section 6 has an input")
  func rows() throws {
    #expect(try DeviationFixture.ids() == (1...19).map { "D-" + ($0 < 10 ? "0" : "") + "\($0)" })
  }

  @Test("D-01 seed: the tip lies a point before a whole centre, half a point before a half one")
  func theTipLiesBeforeTheCentre() throws {
    let layout = try Self.layout("D-01")
    #expect(layout.arrowCentre == 60 && layout.tip == Point(59, 1))
    #expect(Self.layout(Size(120, 80), .up, centre: 60.5).tip.x == 60)
    #expect(Self.layout(Size(80, 120), .right, centre: 60).tip.y == 59)
  }

  @Test("D-02 seed: at an edge the tip jumps from 292.2 to 296 and stands still")
  func theTipStandsStill() throws {
    let row = try Self.layout("D-02")
    #expect(row.arrowCentre == 319 && row.tip.x == 296)
    let bounds = Size(320, 80)
    #expect((Self.layout(bounds, .up, centre: 294.5).tip.x * 10).rounded() == 2922)
    #expect(Self.layout(bounds, .up, centre: 294.6).tip.x == 296)
  }

  @Test("D-03 seed: the first stretch is shorter than its caps, a side's tip up to 6.5 points off")
  func theFirstStretchIsShort() throws {
    #expect(Self.lengths(try Self.layout("D-03")).map { [$0.first, $0.firstCaps] } == [58, 71])
    let across = Size(320, 240)
    var lengths: Set<Double> = []
    for centre in stride(from: 25.5, to: 27.5, by: 0.125) {
      let found = Self.lengths(Self.layout(across, .up, centre: centre))
      #expect(found?.firstCaps == 56)
      if let found { lengths.insert(found.first) }
    }
    #expect(lengths == [54, 55])
    #expect(Self.lengths(Self.layout(across, .up, centre: 27.5))?.first == 56)
    let down = Size(240, 320)
    var shortest = 71.0
    var furthest = 0.0
    for centre in stride(from: 25.5, to: 42.5, by: 0.125) {
      let layout = Self.layout(down, .right, centre: centre)
      let found = try #require(Self.lengths(layout))
      #expect(found.first < 71 && found.firstCaps == 71)
      shortest = min(shortest, found.first)
      furthest = max(furthest, abs(layout.tip.y - centre))
    }
    #expect(shortest == 54)
    #expect((furthest * 2).rounded() / 2 == 6.5)
    #expect(Self.lengths(Self.layout(down, .right, centre: 42.5))?.first == 71)
  }

  @Test("D-04 seed: the second stretch's caps exceed the bounds from the length less 26.5 on")
  func theSecondStretchIsShort() throws {
    let row = try Self.layout("D-04")
    #expect(Self.lengths(row) == Lengths(first: 323, firstCaps: 56, secondCaps: 322))
    #expect(row.bounds.width == 320)
    for (centre, isShort) in [(293.0, false), (293.4, false), (293.5, true), (294.5, true)] {
      let found = try #require(Self.lengths(Self.layout(row.bounds, .up, centre: centre)))
      #expect((found.secondCaps > 320) == isShort, "\(centre)")
    }
  }

  @Test("D-05 seed: narrow popovers are at both edges, or shorter than their caps")
  func narrowPopovers() throws {
    let row = try Self.layout("D-05")
    // The near edge wins (POP-08), though the far one holds too.
    #expect(row.image == .upRight && row.reflection == .mirrored && row.arrowCentre + 18.5 > 50 - 7)
    #expect(Self.caps(row)?.across == 51)
    for width in [51.0, 52, 53, 54] {
      let found = try #require(Self.lengths(Self.layout(Size(width, 80), .up, offset: 0)))
      #expect(found.first < found.firstCaps, "\(width)")
    }
    #expect(try #require(Self.lengths(Self.layout(Size(55, 80), .up, offset: 0))).first == 56)
    for height in stride(from: 51.0, through: 84, by: 1) {
      let found = try #require(Self.lengths(Self.layout(Size(80, height), .right, offset: 0)))
      #expect(found.first < found.firstCaps, "\(height)")
    }
    #expect(try #require(Self.lengths(Self.layout(Size(80, 85), .right, offset: 0))).first == 71)
    #expect(Self.caps(Self.layout(Size(80, 65), .right, offset: -30))?.down == 66)
    #expect(Self.caps(Self.layout(Size(80, 120), .up, offset: -60))?.down == 50)
    #expect(Self.caps(Self.layout(Size(80, 120), .right, offset: -60))?.across == 36)
  }

  @Test("D-06 seed: the images' transparent margins differ, so the outline jumps by a point")
  func theMarginsDiffer() throws {
    for image in [SourceImage.up, .upRight, .side, .sideBottom] {
      #expect(image.margins == EdgeInsets(top: 1, left: 1, bottom: 2, right: 2))
    }
    for image in [SourceImage.down, .downRight, .sideTop] {
      #expect(image.margins == EdgeInsets(top: 2, left: 1, bottom: 1, right: 2))
    }
    let row = try Self.layout("D-06")
    #expect(row.reflection == .mirrored && row.inkBounds.minX == 2)
    #expect(Self.layout(row.bounds, row.direction, offset: 0).inkBounds.minX == 1)
  }

  @Test("D-07 seed: a side popover is light above its arrow and dark below, unlike one that points up")
  func theGradientIsSqueezed() throws {
    let row = try DeviationFixture.popover("D-07")
    func column(_ direction: ArrowDirection) throws -> Bitmap {
      var popover = row
      popover.direction = direction
      let parameters = try PictureParameters(component: .popover(popover), scale: 1)
      return try SoftwareRenderer().render(parameters.request(try parameters.picture()))
    }
    let (side, up) = (try column(.right), try column(.up))
    #expect(side[20, 10].alpha < 215 && side[20, 110].red < 100)
    // The same height of the body below the arrow has another colour.
    #expect(side[20, 60] != up[20, 60])
  }

  private static func artwork(_ id: String, _ profile: Profile) throws -> ArtworkLayout {
    let popover = try DeviationFixture.popover(id, profile)
    let set = try #require(try popover.style.artwork(among: [:]))
    return try ArtworkLayout(
      bounds: popover.bounds, direction: popover.direction, offset: popover.offset, set: set,
      profile: profile, scale: DeviationFixture.parameters(id).scale, metrics: .sources)
  }

  @Test("D-08 seed: an arrow base of 60 at centre 30 is still between; POP-38 corrected: at the edge")
  func theBaseClassesConstants() throws {
    let seed = try Self.artwork("D-08", .seed)
    #expect(seed.arrowCentre == 30 && seed.image == .up)
    let corrected = try Self.artwork("D-08", .corrected)
    #expect(corrected.image == .upRight && corrected.reflection == .mirrored)
  }

  @Test("D-10 seed: a 1x image mirrored on a 2x screen is half size; POP-39 corrected: at its own size")
  func theScreensScale() throws {
    let seed = try Self.artwork("D-10", .seed)
    #expect(seed.image == .side && seed.imageSize == Size(18.5, 36))
    let corrected = try Self.artwork("D-10", .corrected)
    #expect(corrected.imageSize == (corrected.image == .side ? Size(37, 72) : Size(37, 67)))
    func picture(_ profile: Profile) throws -> Bitmap {
      let parameters = try DeviationFixture.parameters("D-10", profile)
      return try SoftwareRenderer().render(parameters.request(try parameters.picture()))
    }
    // Beside the arrow the body begins 20 points inside, or 20 pixels.
    func bodyStart(_ bitmap: Bitmap, row: Int) -> Int? {
      (0..<bitmap.width).first { bitmap[$0, row].alpha >= 128 }
    }
    #expect(try bodyStart(picture(.seed), row: 30) == 20)
    #expect(try bodyStart(picture(.corrected), row: 130) == 40)
  }

  // Under `corrected` none of them shows: the clause that each breaks holds for the same input.

  private static func corrected(_ id: String, scale: Int = 1) throws -> CorrectedPopoverLayout {
    let popover = try DeviationFixture.popover(id)
    return CorrectedPopoverLayout(
      bounds: popover.bounds, direction: popover.direction, offset: popover.offset, scale: scale,
      metrics: .sources)
  }

  private static func corrected(_ bounds: Size, _ direction: ArrowDirection, centre: Double)
    -> CorrectedPopoverLayout
  {
    let length = direction == .up || direction == .down ? bounds.width : bounds.height
    return CorrectedPopoverLayout(
      bounds: bounds, direction: direction, offset: centre - length / 2, scale: 2, metrics: .sources)
  }

  @Test("D-01 corrected, POP-14: the tip lies at the centre, whole or half")
  func theTipLiesAtTheCentre() throws {
    #expect(try Self.corrected("D-01").tip.x == 60)
    for centre in [60, 60.5, 77, 77.5] {
      #expect(Self.corrected(Size(120, 80), .up, centre: centre).tip.x == centre)
    }
  }

  @Test("D-02 corrected, POP-14: the tip goes on to the clamp, and stands still there")
  func theTipGoesOnToTheClamp() throws {
    #expect(try Self.corrected("D-02").tip.x == 297)
    for (centre, tip) in [(294.5, 294.5), (294.6, 294.5), (297.0, 297.0), (319, 297), (1300, 297)] {
      #expect(Self.corrected(Size(320, 80), .up, centre: centre).tip.x == tip)
    }
  }

  /// What is stretched in a display list, in nested pictures too.
  private static func stretches(_ list: DisplayList) -> Int {
    func stretches(_ source: ImageSource) -> Int {
      switch source {
      case .bitmap: 0
      case .picture(let picture): Self.stretches(picture.displayList)
      case .mirrored(let inner): stretches(inner)
      }
    }
    return list.operations.reduce(0) { sum, operation in
      switch operation.content {
      case .resizable(let source, _, _): sum + 1 + stretches(source)
      case .image(let source, _): sum + stretches(source)
      case .fill, .stroke, .layerShadow: sum
      }
    }
  }

  @Test("D-03, D-04, D-05 corrected, POP-35: nothing is stretched, and what is too narrow is refused")
  func nothingIsStretched() throws {
    for id in ["D-03", "D-04"] {
      var popover = try DeviationFixture.popover(id)
      #expect(
        Self.stretches(try PictureParameters(component: .popover(popover), scale: 1).picture().displayList)
          > 0)
      popover.profile = .corrected
      #expect(
        Self.stretches(try PictureParameters(component: .popover(popover), scale: 1).picture().displayList)
          == 0)
    }
    var narrow = try DeviationFixture.popover("D-05")
    narrow.profile = .corrected
    #expect(throws: ParameterFailure.self) { try PictureParameters(component: .popover(narrow), scale: 1) }
    narrow.bounds.width = 52
    #expect(throws: Never.self) { try PictureParameters(component: .popover(narrow), scale: 1) }
  }

  @Test("D-06 corrected, POP-36: one point of distance, wherever the arrow is")
  func oneDistanceWhereverTheArrowIs() throws {
    let popover = try DeviationFixture.popover("D-06")
    for offset in [popover.offset, 0, 60] {
      let layout = CorrectedPopoverLayout(
        bounds: popover.bounds, direction: popover.direction, offset: offset, scale: 1, metrics: .sources)
      #expect(layout.inkBounds == Rect(x: 1, y: 1, width: 118, height: 78))
    }
  }

  @Test("D-07 corrected, POP-37: a height has one colour, whatever direction and offset")
  func aHeightHasOneColour() throws {
    let popover = try DeviationFixture.popover("D-07")
    var colors: Set<[PremultipliedPixel]> = []
    for direction in ArrowDirection.allCases {
      for offset in [-20.0, 0, 15] {
        let other = PopoverParameters(
          bounds: popover.bounds, direction: direction, offset: offset, style: popover.style,
          profile: .corrected)
        let parameters = try PictureParameters(component: .popover(other), scale: 1)
        let bitmap = try SoftwareRenderer().render(parameters.request(try parameters.picture()))
        colors.insert((25..<95).map { bitmap[40, $0] })
      }
    }
    #expect(colors.count == 1)
  }

  @Test("D-09: three layouts move the view to 19, 38, 57 and the picture to 0, 38, 76; corrected to none")
  func layoutsDoNotWander() throws {
    let popover = try DeviationFixture.popover("D-09")
    for (profile, views, pictures) in [
      (Profile.seed, [19.0, 38, 57], [0.0, 38, 76]), (.corrected, [0, 0, 0], [0, 0, 0]),
    ] {
      var view = PopoverView(
        bounds: popover.bounds, direction: popover.direction, offset: popover.offset, profile: profile,
        metrics: .sources)
      for pass in 0..<3 {
        view.layOut()
        #expect(view.origin.x == views[pass], "\(profile) \(pass)")
        #expect(view.pictureFrame.x == pictures[pass], "\(profile) \(pass)")
      }
    }
  }
}
