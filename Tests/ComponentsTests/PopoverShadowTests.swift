import Components
import Drawing
import Geometry
import JSONText
import Pixels
import SoftwareRendering
import Testing

/// The layer shadow of a popover's view, and the canvas that it needs.
struct PopoverShadowTests {
  private static func popover(
    _ direction: ArrowDirection, _ profile: Profile, bounds: Size = Size(100, 80), layouts: Int = 1,
    style: StyleChoice = .standard
  ) -> PopoverParameters {
    PopoverParameters(
      bounds: bounds, direction: direction, offset: 0, style: style, profile: profile, shadow: .layer,
      layouts: layouts)
  }

  /// Bounds of 100×80 less 19 points on the arrow's side.
  static let paths: [(ArrowDirection, Rect)] = [
    (.up, Rect(x: 0, y: 19, width: 100, height: 61)), (.down, Rect(x: 0, y: 0, width: 100, height: 61)),
    (.left, Rect(x: 19, y: 0, width: 81, height: 80)), (.right, Rect(x: 0, y: 0, width: 81, height: 80)),
  ]

  @Test(
    "POP-26, COR-05: black, 0.9, radius 20, offset (0, 10), the bounds less the arrow's strip",
    arguments: paths)
  func pop26(direction: ArrowDirection, path: Rect) throws {
    for profile in Profile.allCases {
      let parameters = try PictureParameters(component: .popover(Self.popover(direction, profile)), scale: 1)
      let operations = try parameters.picture().displayList.operations
      #expect(operations.count == 2)
      // Behind the whole layer: first of all.
      guard case .layerShadow(let shape, let offset, let radius, let color)? = operations.first?.content
      else {
        Issue.record("no shadow at the bottom")
        return
      }
      #expect(shape == Path(path))
      #expect(offset == Vector(0, 10) && radius == 20 && color == Color(white: 0, alpha: 0.9))
      var shadowless = Self.popover(direction, profile)
      shadowless.shadow = .none
      let without = try PictureParameters(component: .popover(shadowless), scale: 1)
      #expect(try without.picture().displayList.operations == Array(operations.dropFirst()))
      #expect(without.padding == .zero)
    }
  }

  /// In full shadow ⌊255·230/255⌋, 0.9 being byte 230. Across the left edge, σ = 20: the middle tap is
  /// 0.01994/0.95713 = 0.02084, so the pixels beside the edge have ½ ± 0.01042 of the mask: 130 and 125,
  /// of which ⌊·230/255⌋ are 117 and 112.
  @Test("CG-06, POP-26: alphas of the shadow by hand", arguments: Profile.allCases)
  func alphas(profile: Profile) throws {
    let nothing = Color(white: 0, alpha: 0)
    let clear = StyleChoice.colors(PopoverStyle(border: nothing, from: nothing, to: nothing))
    let bitmap = try draw(
      .popover(Self.popover(.up, profile, bounds: Size(400, 400), style: clear)), scale: 1)
    #expect(bitmap[240, 240].alpha == 230)
    #expect(bitmap[39, 240].alpha == 112 && bitmap[40, 240].alpha == 117)
  }

  /// The path moved by 10 downward and grown by 40, less the bounds.
  @Test(
    "POP-26, CG-05: without padding the canvas has what the shadow's ink needs",
    arguments: [
      (ArrowDirection.up, EdgeInsets(top: 11, left: 40, bottom: 50, right: 40)),
      (.down, EdgeInsets(top: 30, left: 40, bottom: 31, right: 40)),
      (.left, EdgeInsets(top: 30, left: 21, bottom: 50, right: 40)),
      (.right, EdgeInsets(top: 30, left: 40, bottom: 50, right: 21)),
    ])
  func defaultPadding(direction: ArrowDirection, padding: EdgeInsets) throws {
    for profile in Profile.allCases {
      for scale in 1...3 {
        // Thirds of a point add up with noise.
        let bounds = Size(100 + 1 / Double(scale), 80 + 2 / Double(scale))
        let popover = Self.popover(direction, profile, bounds: bounds)
        let parameters = try PictureParameters(component: .popover(popover), scale: scale)
        #expect(parameters.padding == padding)
        guard case .object(let members) = parameters.json else { continue }
        #expect(members["padding"] == nil)
        #expect(try PictureParameters(parameters.json) == parameters)
        // Nothing is cut: with more room the same pixels, further in.
        let more = try PictureParameters(
          component: .popover(popover), scale: scale, padding: EdgeInsets(all: 60))
        let own = try SoftwareRenderer().render(parameters.request(try parameters.picture()))
        let large = try SoftwareRenderer().render(more.request(try more.picture()))
        let ink = try #require(large.ink)
        let (left, top) = (60 - Int(padding.left), 60 - Int(padding.top))
        #expect(
          own.ink
            == PixelRect(
              x: ink.x - left * scale, y: ink.y - top * scale, width: ink.width, height: ink.height))
      }
    }
  }

  @Test("POP-26: padding that is given stays, zero too") func givenPadding() throws {
    for padding in [EdgeInsets.zero, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)] {
      let parameters = try PictureParameters(
        component: .popover(Self.popover(.up, .seed)), scale: 2, padding: padding)
      #expect(parameters.padding == padding)
      guard case .object(var members) = parameters.json else { continue }
      #expect(
        members["padding"] == .numbers([padding.top, padding.left, padding.bottom, padding.right]))
      #expect(try PictureParameters(parameters.json) == parameters)
      members["padding"] = nil
      #expect(
        try PictureParameters(.object(members)).padding
          == EdgeInsets(top: 11, left: 40, bottom: 50, right: 40))
    }
  }

  @Test("POP-26: ink bounds and regions hold the shadow", arguments: Profile.allCases)
  func inkAndRegions(profile: Profile) throws {
    let parameters = try PictureParameters(component: .popover(Self.popover(.left, profile)), scale: 1)
    let picture = try parameters.picture()
    let ink = Rect(x: -21, y: -30, width: 161, height: 160)
    #expect(picture.inkBounds == ink)
    #expect(picture.regions.map(\.label) == [.arrow, .body, .shadow])
    #expect(picture.regions.last?.rect == ink)
    #expect(picture.regions[1].rect == Rect(x: 19, y: 0, width: 81, height: 80))
  }

  /// The picture ends up at 76, where the shadow no longer reaches the parent's left edge.
  @Test("POP-26, D-09: the shadow moves with layouts") func shadowAfterLayouts() throws {
    let parameters = try PictureParameters(
      component: .popover(Self.popover(.left, .seed, layouts: 3)), scale: 1)
    #expect(parameters.padding == EdgeInsets(top: 30, left: 0, bottom: 50, right: 40))
    #expect(try parameters.picture().inkBounds == Rect(x: 55, y: -30, width: 161, height: 160))
  }
}
