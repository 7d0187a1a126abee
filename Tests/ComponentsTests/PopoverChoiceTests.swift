import Drawing
import Geometry
import JSONText
import Testing

@testable import Components

/// Which image profile `seed` takes, and how it is stretched, in bounds of 320×240.
struct PopoverChoiceTests {
  private static func layout(_ direction: ArrowDirection, _ offset: Double, _ bounds: Size = Size(320, 240))
    -> PopoverLayout
  {
    PopoverLayout(bounds: bounds, direction: direction, offset: offset, metrics: .sources)
  }

  @Test("POP-05: the centre is the middle of the arrow's edge plus the offset") func pop05Centre() {
    #expect(Self.layout(.up, 13).arrowCentre == 173)
    #expect(Self.layout(.down, -13).arrowCentre == 147)
    #expect(Self.layout(.left, 13).arrowCentre == 133)
    #expect(Self.layout(.right, -1000).arrowCentre == -880)
  }

  @Test("POP-06: 18.5 and the radius from an end, equality still between", arguments: [25.5, 294.5])
  func pop06Extents(centre: Double) {
    // 25.5 − 18.5 = 7 and 294.5 + 18.5 = 313 = 320 − 7.
    #expect(Self.layout(.up, centre - 160).image == .up)
    let outward = centre < 160 ? -0.25 : 0.25
    #expect(Self.layout(.up, centre - 160 + outward).image == .upRight)
    #expect(Self.layout(.down, centre - 160 + outward).image == .downRight)
  }

  @Test(
    "POP-07: the image of each place",
    arguments: [
      (ArrowDirection.up, [SourceImage.upRight, .up, .upRight], [true, false, false]),
      (.down, [.downRight, .down, .downRight], [true, false, false]),
      (.right, [.sideTop, .side, .sideBottom], [false, false, false]),
      (.left, [.sideTop, .side, .sideBottom], [true, true, true]),
    ])
  func pop07Images(direction: ArrowDirection, images: [SourceImage], mirrored: [Bool]) {
    let layouts = [-1000, 0, 1000].map { Self.layout(direction, $0) }
    #expect(layouts.map(\.image) == images)
    #expect(layouts.map { $0.reflection == .mirrored } == mirrored)
    for (index, layout) in layouts.enumerated() {
      if case .twoPart = layout.stretch { #expect(index == 1) } else { #expect(index != 1) }
    }
  }

  @Test("POP-08: in a popover narrower than the arrow and its corners the near edge wins")
  func pop08Narrow() {
    // 25 − 18.5 < 7 and 25 + 18.5 > 43.
    #expect(Self.layout(.up, 0, Size(50, 60)).reflection == .mirrored)
    #expect(Self.layout(.right, 0, Size(60, 50)).image == .sideTop)
  }

  @Test("POP-09: left mirrors every side image, and mirrored caps are exchanged") func pop09Mirrored() {
    let metrics = PopoverMetrics.sources
    #expect(
      metrics.capInsets(of: .side, .mirrored) == EdgeInsets(top: 24, left: 27, bottom: 47, right: 9))
    #expect(
      metrics.capInsets(of: .upRight, .mirrored) == EdgeInsets(top: 41, left: 42, bottom: 9, right: 9))
    for offset in [-1000.0, 0, 1000] {
      #expect(Self.layout(.left, offset).reflection == .mirrored)
      #expect(Self.layout(.right, offset).reflection == .none)
    }
    #expect(
      Self.layout(.left, 1000).stretch
        == .onePart(capInsets: EdgeInsets(top: 23, left: 27, bottom: 43, right: 9)))
  }

  @Test("POP-10: left and right are side arrows; any and unknown are errors that name the key")
  func pop10Directions() throws {
    for direction in [ArrowDirection.left, .right] { #expect(Self.layout(direction, 0).image == .side) }
    func key(_ direction: String) -> String? {
      do throws(ParameterFailure) {
        _ = try PictureParameters(
          .object([
            "component": .string("popover"), "bounds": .numbers([320, 240]), "direction": .string(direction),
            "offset": .number(0), "profile": .string("seed"),
          ]))
        return nil
      } catch { return error.key }
    }
    #expect(key("left") == nil)
    #expect(key("any") == "direction")
    #expect(key("unknown") == "direction")
  }

  @Test("POP-11: at an edge the image is drawn resizable over the whole bounds") func pop11OnePart() {
    let caps = EdgeInsets(top: 41, left: 9, bottom: 9, right: 42)
    let layout = Self.layout(.up, 1000)
    #expect(layout.stretch == .onePart(capInsets: caps))
    let operations = layout.picture(style: .standard, metrics: .sources).displayList.operations
    #expect(operations.count == 1)
    guard case .resizable(_, let insets, let rect) = operations.first?.content else {
      Issue.record("it is drawn resizable")
      return
    }
    #expect(insets == caps && rect == Rect(x: 0, y: 0, width: 320, height: 240))
  }

  private static func parts(_ direction: ArrowDirection, _ offset: Double) -> (
    size: Size, second: EdgeInsets
  )? {
    guard case .twoPart(_, let size, let second) = layout(direction, offset).stretch else { return nil }
    return (size, second)
  }

  @Test("POP-12: the first stretch is as long as the centre and 28 points, rounded")
  func pop12FirstStretch() {
    // 57 wide: (57 − 1)/2 = 28. 72 high: 36 − 1 − 7 = 28.
    #expect(Self.parts(.up, 0)?.size == Size(188, 51))
    #expect(Self.parts(.down, 0.49)?.size == Size(188, 51))
    #expect(Self.parts(.up, 0.5)?.size == Size(189, 51))
    #expect(Self.parts(.right, 0)?.size == Size(37, 148))
    #expect(Self.parts(.left, -0.51)?.size == Size(37, 147))
  }

  @Test("POP-13: the second stretch keeps all but 10 points of the first, and 9 at the far end")
  func pop13SecondStretch() {
    #expect(Self.parts(.up, 0)?.second == EdgeInsets(top: 41, left: 178, bottom: 9, right: 9))
    #expect(Self.parts(.down, 0)?.second == EdgeInsets(top: 23, left: 178, bottom: 27, right: 9))
    #expect(Self.parts(.right, 0)?.second == EdgeInsets(top: 138, left: 9, bottom: 9, right: 27))
    #expect(Self.parts(.left, 0)?.second == EdgeInsets(top: 138, left: 27, bottom: 9, right: 9))
  }
}
