import Drawing
import Geometry
import Pixels
import Testing

@testable import Components

/// Popover backgrounds of profile `corrected`: figures of SPEC section 7, worked out by hand.
struct CorrectedPopoverLayoutTests {
  /// The handle of a quarter circle of radius 7.
  private static let kappa = 3.8659932

  private static func layout(
    _ bounds: Size, _ direction: ArrowDirection, _ offset: Double, scale: Int = 1
  ) -> CorrectedPopoverLayout {
    CorrectedPopoverLayout(
      bounds: bounds, direction: direction, offset: offset, scale: scale, metrics: .sources)
  }

  /// Holds every point of a path to the numbers, to within 10⁻⁶.
  private static func expect(
    _ path: Path, _ points: [(Double, Double)], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = path.controlPoints
    #expect(found.count == points.count, sourceLocation: sourceLocation)
    for (index, (point, expected)) in zip(found, points).enumerated() {
      #expect(
        abs(point.x - expected.0) < 1e-6 && abs(point.y - expected.1) < 1e-6,
        "point \(index): \(point) for \(expected)", sourceLocation: sourceLocation)
    }
  }

  /// Body from (1, 19) to (199, 99); base from 82 to 118.
  @Test("COR-01, POP-17: one path fitted to the bounds, up") func upOutline() {
    let k = Self.kappa
    Self.expect(
      Self.layout(Size(200, 100), .up, 0).outline,
      [
        (100, 1), (118, 19), (192, 19), (192 + k, 19), (199, 26 - k), (199, 26), (199, 92),
        (199, 92 + k), (192 + k, 99), (192, 99), (8, 99), (8 - k, 99), (1, 92 + k), (1, 92), (1, 26),
        (1, 26 - k), (8 - k, 19), (8, 19), (82, 19),
      ])
  }

  /// POP-19's side in bounds of 90×140, its tip at 89, its body to 71.
  @Test("COR-01, POP-19: one path fitted to the bounds, right") func rightOutline() {
    let k = Self.kappa
    Self.expect(
      Self.layout(Size(90, 140), .right, 10).outline,
      [
        (89, 80), (71, 98), (71, 132), (71, 132 + k), (64 + k, 139), (64, 139), (8, 139), (8 - k, 139),
        (1, 132 + k), (1, 132), (1, 8), (1, 8 - k), (8 - k, 1), (8, 1), (64, 1), (64 + k, 1), (71, 8 - k),
        (71, 8), (71, 62),
      ])
  }

  @Test(
    "COR-01: nothing is stretched; one image of the bounds' size is copied",
    arguments: ArrowDirection.allCases)
  func nothingIsStretched(direction: ArrowDirection) throws {
    let bounds = Size(120, 130)
    let picture = Self.layout(bounds, direction, 3).picture(style: .standard, metrics: .sources)
    #expect(picture.displayList.operations.count == 1)
    guard case .image(let source, let rect)? = picture.displayList.operations.first?.content else {
      Issue.record("no image")
      return
    }
    #expect(rect == Rect(x: 0, y: 0, width: 120, height: 130))
    switch source {
    case .picture(let inner): #expect(inner.size == bounds && direction != .left)
    case .mirrored(.picture(let inner)): #expect(inner.size == bounds && direction == .left)
    default: Issue.record("neither a picture nor a mirrored one")
    }
  }

  /// Length 200: the middle is 100, the clamp 23…177. 100.5 rounds away from zero; at scale 2 100.3 is
  /// 200.6 pixels, at 3 100.2 is 300.6.
  @Test(
    "COR-02, POP-05, POP-14: the tip lies at the clamped centre, rounded to a device pixel",
    arguments: [
      (0, 1, 100), (0.3, 1, 100), (0.5, 1, 101), (0.3, 2, 100.5), (0.2, 3, 301.0 / 3), (-0.5, 1, 100),
      (76.9, 1, 177), (77, 1, 177), (77.4, 1, 177), (5000, 1, 177), (-77, 1, 23), (-76.7, 2, 23.5),
      (-1e9, 3, 23),
    ] as [(Double, Int, Double)])
  func tip(offset: Double, scale: Int, axis: Double) {
    let (along, across) = (200.0, 80.0)
    let up = Self.layout(Size(along, across), .up, offset, scale: scale)
    #expect(up.axis == axis && up.tip == Point(axis, 1) && up.arrowCentre == 100 + offset)
    #expect(Self.layout(Size(along, across), .down, offset, scale: scale).tip == Point(axis, 79))
    #expect(Self.layout(Size(across, along), .left, offset, scale: scale).tip == Point(1, axis))
    #expect(Self.layout(Size(across, along), .right, offset, scale: scale).tip == Point(79, axis))
  }

  /// The far corner of an up background of length 120 whose axis lies at `axis`, measured from the base end.
  private static func farCorner(axis: Double, scale: Int) -> [Point] {
    let layout = layout(Size(120, 80), .up, axis - 60, scale: scale)
    return layout.outline.controlPoints[2...4].map { Point($0.x - axis - 18, $0.y - 19) }
  }

  /// At 23 from the end the base lies 4 from the body's edge, u = 0: POP-18's (49, 21) (50, 23) (50, 26)
  /// from (46, 19). Half way, 5.5: u = ½. At 26, 7: the arc.
  @Test("COR-03, POP-18: the corner beside a near base end is one cubic") func nearBaseEnds() {
    #expect(Self.farCorner(axis: 97, scale: 1) == [Point(3, 2), Point(4, 4), Point(4, 7)])
    let half = Self.farCorner(axis: 95.5, scale: 2)
    let expected = [Point(3 + 0.4329966, 1), Point(5.5, 4 - 0.4329966), Point(5.5, 7)]
    for (point, expected) in zip(half, expected) {
      #expect(abs(point.x - expected.x) < 1e-9 && abs(point.y - expected.y) < 1e-9)
    }
    // At 26 there is no line between base end and arc, past it there is.
    let arc = [Point(0, 0), Point(Self.kappa, 0), Point(7, 7 - Self.kappa), Point(7, 7)]
    let whole = Self.layout(Size(120, 80), .up, 34).outline.controlPoints[1...4]
    for (point, expected) in zip(whole, arc) {
      #expect(abs(point.x - 112 - expected.x) < 1e-6 && abs(point.y - 19 - expected.y) < 1e-6)
    }
    #expect(Self.layout(Size(120, 80), .up, 34).outline.elements.count == 11)
    #expect(Self.layout(Size(120, 80), .up, 33).outline.elements.count == 12)
  }

  /// Both corners of the shortest edge are cubics: base from 5 to 41, then from 11 to 47.
  @Test("COR-03: near and far corners are mirror images") func nearAndFarCorners() {
    let near = Self.layout(Size(52, 60), .up, -3).outline
    let far = Self.layout(Size(52, 60), .up, 3).outline
    let mirrored = far.mapped { Point(52 - $0.x, $0.y) }.controlPoints
    for point in near.controlPoints {
      #expect(mirrored.contains { abs($0.x - point.x) < 1e-9 && abs($0.y - point.y) < 1e-9 })
    }
    Self.expect(
      near,
      [
        (23, 1), (41, 19), (44, 19), (44 + Self.kappa, 19), (51, 26 - Self.kappa), (51, 26), (51, 52),
        (51, 52 + Self.kappa), (44 + Self.kappa, 59), (44, 59), (8, 59), (8 - Self.kappa, 59),
        (1, 52 + Self.kappa), (1, 52), (1, 26), (1, 23), (2, 21), (5, 19),
      ])
  }

  /// Thirds of a point: wherever the arrow stands the outline never doubles back along its edge.
  @Test("COR-03: thirds of a point leave no speck of a line", arguments: 0..<91)
  func thirds(step: Int) {
    let length = (157 + Double(step)) / 3
    for pixels in 69...79 {
      let axis = length - Double(pixels) / 3
      let outline = Self.layout(Size(length, 60), .up, axis - length / 2, scale: 3).outline
      var last: Point?
      for point in outline.controlPoints {
        if let last { #expect((point - last).length > 0.01, "\(length), \(pixels) pixels from its end") }
        last = point
      }
    }
  }

  @Test("COR-04: down is the mirror of up turned round, left is drawn from right's") func mirroredOutlines() {
    for offset in [-200.0, -37, 0, 12.5, 31, 200] {
      let up = Self.layout(Size(110, 70), .up, offset, scale: 2).outline
      #expect(
        Self.layout(Size(110, 70), .down, offset, scale: 2).outline == up.mapped { Point($0.x, 70 - $0.y) })
      let left = Self.layout(Size(70, 110), .left, offset, scale: 2).outline
      #expect(left == Self.layout(Size(70, 110), .right, offset, scale: 2).outline)
    }
  }

  /// From 0.8 (204) at the top to 0.2 (51) at the bottom of 100 rows, t at each row's middle:
  /// row 60 is 0.8 − 0.6·0.605 = 0.437, 111.4; row 25 is 0.8 − 0.6·0.255 = 0.647, 165.0.
  @Test("COR-04, POP-22: the gradient runs over the whole bounds", arguments: ArrowDirection.allCases)
  func gradient(direction: ArrowDirection) throws {
    let style = PopoverStyle(border: .black, from: Color(white: 0.8), to: Color(white: 0.2))
    let popover = PopoverParameters(
      bounds: Size(100, 100), direction: direction, offset: 0, style: .colors(style), profile: .corrected)
    let bitmap = try draw(.popover(popover), scale: 1)
    #expect(bitmap[50, 60].red == 111)
    #expect(bitmap[50, 25].red == 165)
  }

  /// Clip and stroke cover 1 in the inner half point: at scale 2 one pixel of border, black, then white.
  @Test("POP-23: the inner half of the stroke shows") func border() throws {
    let style = PopoverStyle(border: .black, from: .white, to: .white)
    let popover = PopoverParameters(
      bounds: Size(100, 60), direction: .up, offset: 0, style: .colors(style), profile: .corrected)
    let bitmap = try draw(.popover(popover), scale: 2)
    #expect((0...4).map { bitmap[$0, 80].alpha } == [0, 0, 255, 255, 255])
    #expect((2...4).map { bitmap[$0, 80].red } == [0, 255, 255])
  }

  @Test(
    "COR-05: smaller bounds are refused and named",
    arguments: [
      (52.0, 36.0, ArrowDirection.up, true), (51, 36, .up, false), (52, 35, .down, false),
      (52, 36, .down, true), (36, 52, .left, true), (35, 52, .left, false), (36, 51, .right, false),
      (36, 52, .right, true), (52, 36, .right, false),
    ])
  func minimum(width: Double, height: Double, direction: ArrowDirection, isEnough: Bool) {
    func failure(_ profile: Profile) -> ParameterFailure? {
      let popover = PopoverParameters(
        bounds: Size(width, height), direction: direction, offset: 0, style: .standard, profile: profile)
      do {
        _ = try PictureParameters(component: .popover(popover), scale: 1)
        return nil
      } catch { return error }
    }
    #expect(failure(.corrected)?.key == (isEnough ? nil : "bounds"))
    #expect(failure(.seed) == nil)
  }

  @Test("POP-30: content is the body less its insets") func content() {
    #expect(Self.layout(Size(320, 240), .down, 0).content == Rect(x: 8, y: 8, width: 304, height: 205))
    #expect(Self.layout(Size(320, 240), .right, 0).content == Rect(x: 8, y: 8, width: 285, height: 224))
  }

  @Test func offsetsThatAreNoNumberAreRefused() {
    for offset in [Double.nan, .infinity] {
      let popover = PopoverParameters(
        bounds: Size(100, 100), direction: .up, offset: offset, style: .standard, profile: .corrected)
      #expect(throws: ParameterFailure.self) { try PictureParameters(component: .popover(popover), scale: 1) }
    }
  }
}
