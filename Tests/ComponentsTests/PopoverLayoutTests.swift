import Drawing
import Geometry
import Pixels
import Testing

@testable import Components

/// Popover backgrounds, profile `seed`: figures of SPEC section 6, and outlines drawn directly.
struct PopoverLayoutTests {
  private static func layout(_ bounds: Size, _ direction: ArrowDirection, _ offset: Double) -> PopoverLayout {
    PopoverLayout(bounds: bounds, direction: direction, offset: offset, metrics: .sources)
  }

  @Test func theTipLiesBeforeTheCentreAndJumpsAtTheEdge() {
    #expect(Self.layout(Size(120, 80), .up, 0).tip.x == 59)
    #expect(Self.layout(Size(320, 80), .up, 159).tip.x == 296)
    #expect(Self.layout(Size(320, 80), .up, -160).tip.x == 24)
    let between = Self.layout(Size(320, 80), .up, 134.5)
    #expect(between.image == .up)
    // D-02: squeezed by D-04 from 294 of 322 to 320.
    #expect((between.tip.x * 10).rounded() == 2922)
    #expect(Self.layout(Size(320, 80), .up, 134.6).image == .upRight)
  }

  @Test("POP-12, POP-13: lengths and caps of both stretches") func firstStretchesHaveTheirLengths() {
    guard case .twoPart(_, let side, _) = Self.layout(Size(80, 120), .right, -30).stretch,
      case .twoPart(let insets, let up, let second) = Self.layout(Size(320, 80), .up, 134.5).stretch
    else {
      Issue.record("both are between")
      return
    }
    #expect(side == Size(37, 58))
    #expect(up == Size(323, 51))
    #expect(insets.left + insets.right == 56)
    #expect(second.left + second.right == 322)
  }

  @Test("POP-06, POP-08: the near edge wins, and equality is between")
  func theNearEdgeWinsAndEqualityIsBetween() {
    let narrow = Self.layout(Size(50, 60), .up, 0)
    #expect(narrow.image == .upRight)
    #expect(narrow.reflection == .mirrored)
    #expect(Self.layout(Size(320, 80), .up, 25.5 - 160).image == .up)
    #expect(Self.layout(Size(320, 80), .up, Double(Float(25.5).nextDown) - 160).image == .upRight)
  }

  @Test func contentIsTheBodyLessItsInsets() {
    #expect(Self.layout(Size(320, 240), .up, 0).content == Rect(x: 8, y: 27, width: 304, height: 205))
    #expect(Self.layout(Size(320, 240), .left, 0).content == Rect(x: 27, y: 8, width: 285, height: 224))
  }

  /// The outline of POP-17 or POP-19 at another size, from its points: everything past `tip` along the
  /// edge and in the body moves by how much longer the body is.
  private static func outline(_ direction: ArrowDirection, _ bounds: Size, tip: Double) -> Path {
    let image: SourceImage = direction == .up ? .up : direction == .down ? .down : .side
    let isVertical = direction == .up || direction == .down
    let size = image.size
    func moved(_ value: Double, _ first: ClosedRange<Double>, tipFrom: Double, old: Double, new: Double)
      -> Double
    {
      first.contains(value) ? value : value <= tipFrom + 18 ? value + tip - tipFrom : value + new - old
    }
    let path = image.outline(cornerRadius: 7).mapped { point in
      if isVertical {
        let x = moved(point.x, 0...9, tipFrom: 28, old: size.width, new: bounds.width)
        let isLow = direction == .up ? point.y > 41.5 : point.y > 23.5
        return Point(x, isLow ? point.y + bounds.height - size.height : point.y)
      }
      let y = moved(point.y, 0...24, tipFrom: 43, old: size.height, new: bounds.height)
      return Point(point.x > 9.5 ? point.x + bounds.width - size.width : point.x, y)
    }
    return direction == .left ? path.mapped { Point(bounds.width - $0.x, $0.y) } : path
  }

  @Test(arguments: ArrowDirection.allCases, [Size(200, 160), Size(131, 117)])
  func theStretchedPictureIsTheOutlineDrawnDirectly(direction: ArrowDirection, bounds: Size) throws {
    let style = PopoverStyle(border: .black, from: .white, to: .white)
    let isVertical = direction == .up || direction == .down
    let length = isVertical ? bounds.width : bounds.height
    // Past D-03 and before D-04; neither applies in between.
    let first = isVertical ? 27.5 : 42.5
    for (index, centre) in stride(from: first, to: length - 26.5, by: 0.5).enumerated() {
      let scale = index % 7 == 0 ? 2 : index % 7 == 3 ? 3 : 1
      let offset = centre - length / 2
      let popover = PopoverParameters(
        bounds: bounds, direction: direction, offset: offset, style: .colors(style), profile: .seed)
      let stretched = try draw(.popover(popover), scale: scale)
      // D-01: one point before a whole centre, half a point before a half one.
      let tip = (centre + 28).rounded(.toNearestOrAwayFromZero) - 29
      let path = Self.outline(direction, bounds, tip: tip)
      let direct = try draw(
        [
          DrawOperation(
            .fill(
              Path(Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)), .color(.white), shadow: nil),
            clip: path,
            label: .body),
          DrawOperation(.stroke(path, width: 1, .black), clip: path, label: .border),
        ], size: bounds, scale: scale)
      var alphas = 0
      var colors = 0
      for (first, second) in zip(stretched.pixels, direct.pixels) {
        alphas += first.alpha == second.alpha ? 0 : 1
        colors = max(colors, abs(Int(first.red) - Int(second.red)))
      }
      #expect(alphas == 0, "\(direction) \(offset) at \(scale)")
      #expect(colors <= 1)
    }
  }

  @Test("POP-09, CG-09: left is the mirror of right") func leftIsTheMirrorOfRight() throws {
    for offset in [-150.0, -119, -60, -0.25, 0, 33, 94.5, 110, 500] {
      for style in [StyleChoice.standard, .renderedImages] {
        func picture(_ direction: ArrowDirection) throws -> Bitmap {
          try draw(
            .popover(
              PopoverParameters(
                bounds: Size(160, 240), direction: direction, offset: offset, style: style, profile: .seed)),
            scale: 2)
        }
        #expect(try picture(.left) == picture(.right).mirrored)
      }
    }
  }

  @Test func nothingIsDrawnOutsideTheInkBounds() throws {
    for direction in ArrowDirection.allCases {
      for offset in [-1000.0, -96, 0, 60.5, 97, 1000] {
        let bounds = Size(230, 210)
        let popover = PopoverParameters(
          bounds: bounds, direction: direction, offset: offset, style: .standard, profile: .seed)
        let ink = Self.layout(bounds, direction, offset).inkBounds
        let bitmap = try draw(.popover(popover), scale: 1)
        var found: [Point] = []
        for y in 0..<bitmap.height {
          for x in 0..<bitmap.width where !bitmap[x, y].isClear {
            found += [Point(Double(x), Double(y)), Point(Double(x + 1), Double(y + 1))]
          }
        }
        let actual = try #require(Rect(around: found))
        #expect(actual.minX >= ink.minX.rounded(.down) && actual.maxX <= ink.maxX.rounded(.up))
        #expect(actual.minY >= ink.minY.rounded(.down) && actual.maxY <= ink.maxY.rounded(.up))
      }
    }
  }
}
