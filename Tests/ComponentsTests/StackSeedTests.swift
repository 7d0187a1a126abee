import Drawing
import Geometry
import Pixels
import Testing

@testable import Components

/// Snapshot stacks of profile `seed`, rule by rule, mostly a 600×400 image in 280×280.
struct StackSeedTests {
  private static func layout(
    _ width: Int, _ height: Int, _ mode: StackMode, _ profile: Profile = .seed,
    release: StackRelease = .current
  ) throws -> StackLayout {
    StackParameters(
      frame: Size(280, 280), mode: mode, image: try .gray(width, height), release: release, profile: profile
    ).layout
  }

  @Test("STK-02: single mode takes the smaller ratio of 266×256, the width on a tie") func stk02Scale() throws
  {
    #expect(try Self.layout(600, 400, .single).imageScale == 266.0 / 600)
    #expect(try Self.layout(400, 600, .single).imageScale == 256.0 / 600)
    #expect(try Self.layout(266, 256, .single).imageScale == 1)
  }

  @Test("STK-03: single mode's matte") func stk03Matte() throws {
    // 266×177.33: ⌊140 − 140⌋, ⌊140 − 100.67⌋, 280 − 1, ⌊191.33⌋ − 1.
    #expect(try Self.layout(600, 400, .single).matte == Rect(x: 0.5, y: 39.5, width: 279, height: 190))
  }

  @Test("STK-04: the curved shadow's path", arguments: Profile.allCases)
  func stk04CurvedShadow(profile: Profile) throws {
    // x 0.5, y 39.5, w 279, h 190; p = 279.5/2 under seed, 0.5 + 139.5 under corrected.
    let control = Point(profile == .seed ? 139.75 : 140, 219.5)
    let layout = try Self.layout(600, 400, .single, profile)
    #expect(
      layout.curvedShadowPath(.sources).elements == [
        .move(Point(5.5, 219.5)), .line(Point(274.5, 219.5)), .line(Point(274.5, 229.5)),
        .quadratic(control: control, end: Point(5.5, 229.5)), .close,
      ])
    let operations = try #require(Self.view(of: layout)).displayList.operations
    #expect(
      operations.first?.content
        == .fill(
          layout.curvedShadowPath(.sources), .color(.white),
          shadow: Shadow(offset: Vector(0, 5), blur: 5, color: Color(white: 0, alpha: 0.6))))
  }

  @Test("STK-05: bounding sizes of a 600×400 image at 2.5° and −3°") func stk05Bounding() {
    // sin 2.5° = 0.0436193874, cos = 0.9990482216; sin 3° = 0.0523359562, cos = 0.9986295348.
    for (degrees, width, height) in [(2.5, 616.876688, 425.790921), (-3, 620.112103, 430.853388)] {
      let size = StackView<Int>.boundingSize(of: Size(600, 400), at: Angle(degrees: degrees))
      #expect(abs(size.width - width) < 1e-5 && abs(size.height - height) < 1e-5)
    }
  }

  @Test("STK-06: the smallest ratio below 1 decides, the first snapshot and height where there is none")
  func stk06Deciding() throws {
    func deciding(_ width: Double, _ height: Double) -> StackView<Size>.Deciding {
      var view = StackView<Size>(frame: Size(280, 280), mode: .stack, metrics: .sources) { $0 }
      view.set(image: Size(width, height))
      return view.deciding
    }
    #expect(deciding(600, 400) == .init(snapshot: 1, dimension: .width))
    #expect(deciding(400, 600) == .init(snapshot: 1, dimension: .height))
    // A square's two ratios are equal, and width comes first.
    #expect(deciding(400, 400) == .init(snapshot: 1, dimension: .width))
    #expect(deciding(200, 100) == .init(snapshot: 0, dimension: .height))
    // A frame alone decides nothing anew (D-13); the mode does.
    var view = StackView<Size>(frame: Size(280, 280), mode: .single, metrics: .sources) { $0 }
    view.set(image: Size(600, 400))
    #expect(view.deciding == .init(snapshot: 0, dimension: .height))
    view.set(mode: .stack)
    view.set(frame: Size(280, 100))
    #expect(view.deciding == .init(snapshot: 1, dimension: .width))
  }

  @Test("STK-07, STK-08: the scale, and the upright sheet on half points") func stk07ScaleStk08Matte() throws
  {
    // (280 − 1 − 10) / 620.112103; 260.28×173.52 about (140, 140).
    let layout = try Self.layout(600, 400, .stack)
    #expect(abs(layout.imageScale - 269 / 620.1121033465) < 1e-9)
    #expect(layout.matte == Rect(x: 9.5, y: 53.5, width: 260, height: 173))
    // By height alone: the same scale, as width and height change places.
    #expect(try Self.layout(400, 600, .stack).matte == Rect(x: 53.5, y: 9.5, width: 173, height: 260))
  }

  @Test("STK-09: the turned sheets' corners on their bounding rectangles") func stk09Corners() throws {
    // 267.5965×184.7049 and 269×186.9010 about (140, 140), with the sines of 2.5° and 3°.
    let expected = [
      [(14.2585, 47.6475), (273.7983, 59.3199), (265.7415, 232.3525), (6.2017, 220.6801)],
      [(5.5, 60.6279), (264.7184, 46.5495), (274.5, 219.3721), (15.2816, 233.4505)],
    ]
    let sheets = try Self.layout(600, 400, .stack).sheets
    #expect(sheets.count == 3)
    for (sheet, corners) in zip(sheets, expected) {
      for (point, corner) in zip(sheet, corners) {
        #expect((point - Point(corner.0, corner.1)).length < 1e-3)
      }
    }
  }

  /// What the view draws into its own bitmap.
  private static func view(of layout: StackLayout) -> Picture? {
    let photo = ImageSource.picture(Picture(size: Size(1, 1), displayList: DisplayList()))
    let operations = layout.picture(photo: photo, metrics: .sources).displayList.operations
    if case .image(.picture(let view), _) = operations.first?.content { return view }
    return nil
  }

  @Test("STK-10: each sheet is a fill with its shadow, a fill and a stroke; bottom to top, then the photo")
  func stk10Order() throws {
    let layout = try Self.layout(600, 400, .stack)
    let shadow = Shadow(offset: Vector(0, 2), blur: 6, color: Color(white: 0, alpha: 0.4))
    var expected = layout.sheets.flatMap { corners -> [DrawOperation.Content] in
      let path = Path(polygon: corners)
      return [
        .fill(path, .color(.white), shadow: shadow), .fill(path, .color(.white), shadow: nil),
        .stroke(path, width: 1, Color(white: 0.5)),
      ]
    }
    let photo = ImageSource.picture(Picture(size: Size(1, 1), displayList: DisplayList()))
    expected.append(.image(photo, layout.photo))
    #expect(try #require(Self.view(of: layout)).displayList.operations.map(\.content) == expected)
  }

  @Test("STK-11: the photo 6.5 inside the matte, 7.5 and 14 in release 1.0") func stk11Photo() throws {
    #expect(try Self.layout(600, 400, .stack).photo == Rect(x: 16, y: 60, width: 247, height: 160))
    #expect(
      try Self.layout(600, 400, .stack, release: .first).photo
        == Rect(x: 17, y: 61, width: 246, height: 159))
    #expect(try Self.layout(600, 400, .single).photo == Rect(x: 7, y: 46, width: 266, height: 177))
  }
}
