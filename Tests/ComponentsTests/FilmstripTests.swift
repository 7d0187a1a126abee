import Drawing
import Geometry
import JSONText
import Pixels
import SoftwareRendering
import TestSupport
import Testing

@testable import Components

/// Instants of an animated popover background (POP-27, PRE-06).
struct FilmstripTests {
  private typealias Timing = FilmstripParameters.Timing

  private static func state(
    _ bounds: Size, _ direction: ArrowDirection = .up, offset: Double = 0, profile: Profile = .seed,
    shadow: ShadowChoice = .layer
  ) -> PopoverParameters {
    PopoverParameters(
      bounds: bounds, direction: direction, offset: offset, style: .standard, profile: profile, shadow: shadow
    )
  }

  /// Points of the curves by hand: at the parameter ½ x = ⅜(x₁ + x₂) + ⅛, y likewise; at ¼ of
  /// easeInEaseOut 27/64·0.42 + 9/64·0.58 + 1/64 = 0.274375, y = 10/64.
  @Test(
    "PRE-06: timing functions are cubic curves solved for x",
    arguments: [
      (FilmstripParameters.Timing.easeIn, 0.6575, 0.5), (.easeOut, 0.3425, 0.5), (.easeInEaseOut, 0.5, 0.5),
      (.easeInEaseOut, 0.274375, 0.15625), (.standard, 0.3125, 0.5375), (.linear, 0.3, 0.3),
    ])
  func curves(timing: FilmstripParameters.Timing, instant: Double, progress: Double) {
    #expect(abs(timing.progress(at: instant) - progress) < 1e-12)
  }

  @Test(
    "PRE-06: every timing function runs from 0 to 1 and never back",
    arguments: FilmstripParameters.Timing.allCases)
  func ends(timing: FilmstripParameters.Timing) {
    #expect(timing.progress(at: 0) == 0 && timing.progress(at: 1) == 1)
    var last = 0.0
    for step in 1...1000 {
      let progress = timing.progress(at: Double(step) / 1000)
      #expect(progress >= last && progress <= 1)
      last = progress
    }
    #expect(timing.progress(at: Double.leastNonzeroMagnitude) < 1e-9)
    #expect(timing.progress(at: 1.0.nextDown) > 1 - 1e-9)
  }

  /// The second half of easeInEaseOut is the first turned round; easeOut is easeIn turned round.
  @Test("PRE-06: timing functions that mirror each other") func mirrored() {
    for step in 0...100 {
      let t = Double(step) / 100
      #expect(
        abs(Timing.easeInEaseOut.progress(at: t) + Timing.easeInEaseOut.progress(at: 1 - t) - 1) < 1e-12)
      #expect(abs(Timing.easeIn.progress(at: t) + Timing.easeOut.progress(at: 1 - t) - 1) < 1e-12)
    }
  }

  /// 480 → 300 linearly: 480, 435, 390, 345, 300. 100 → 101 at ½: 100.5, half away from zero.
  @Test("PRE-06: bounds go corner by corner, in whole device pixels") func bounds() {
    func height(_ from: Double, _ to: Double, _ t: Double, _ scale: Int, _ timing: Timing = .linear) -> Double
    {
      FilmstripParameters(
        from: Self.state(Size(320, from)), to: Self.state(Size(200, to)), timing: timing, instant: t
      ).bounds(scale: scale).height
    }
    #expect([0, 0.25, 0.5, 0.75, 1].map { height(480, 300, $0, 1) } == [480, 435, 390, 345, 300])
    #expect(height(100, 101, 0.5, 1) == 101 && height(100, 101, 0.5, 2) == 100.5)
    #expect(height(101, 100, 0.5, 1) == 101 && height(100, 101, 0.3, 2) == 100.5)
    #expect(height(100, 101, 0.5, 1, .easeInEaseOut) == 101)
    // easeIn at 0.6575 is half way.
    #expect(height(400, 200, 0.6575, 3, .easeIn) == 300)
  }

  @Test("POP-27: the shadow's path is that of the instant's bounds, or the final one from the start")
  func pop27ShadowPath() throws {
    var random = SplitMix64(seed: 0x2700)
    for trial in 0..<120 {
      let scale = 1 + random.below(3)
      func bounds() -> Size { Size(Double(60 + random.below(300)), Double(60 + random.below(300))) }
      let direction = ArrowDirection.allCases[random.below(4)]
      let profile = Profile.allCases[random.below(2)]
      let (from, to) = (
        Self.state(bounds(), direction, profile: profile), Self.state(bounds(), direction, profile: profile)
      )
      let filmstrip = FilmstripParameters(
        from: from, to: to, timing: Timing.allCases[random.below(5)], explicit: trial % 2 == 0,
        instant: [0, 0.25, 0.5, 0.75, 1][random.below(5)])
      let now = filmstrip.bounds(scale: scale)
      let shown = filmstrip.explicit ? now : to.bounds
      let path =
        switch direction {
        case .up: Rect(x: 0, y: 19, width: shown.width, height: shown.height - 19)
        case .down: Rect(x: 0, y: 0, width: shown.width, height: shown.height - 19)
        case .left: Rect(x: 19, y: 0, width: shown.width - 19, height: shown.height)
        case .right: Rect(x: 0, y: 0, width: shown.width - 19, height: shown.height)
        }
      let parameters = try PictureParameters(component: .filmstrip(filmstrip), scale: scale)
      let picture = try parameters.picture()
      guard case .layerShadow(let shape, _, _, _)? = picture.displayList.operations.first?.content else {
        Issue.record("no shadow")
        return
      }
      #expect(shape == Path(path))
      // The canvas holds both states and every instant between them.
      #expect(
        picture.size
          == Size(max(from.bounds.width, to.bounds.width), max(from.bounds.height, to.bounds.height)))
      let ink = parameters.pixels(try #require(picture.inkBounds))
      let size = parameters.request(picture).size
      #expect(ink.x >= 0 && ink.y >= 0 && ink.maxX <= size.width && ink.maxY <= size.height)
      #expect(try PictureParameters(parameters.json) == parameters)
    }
  }

  /// At either end, with all but the bounds alike, the picture is the state's own.
  @Test("PRE-06, POP-27: at 0 and 1 the states themselves are drawn", arguments: Profile.allCases)
  func pop27Ends(profile: Profile) throws {
    let small = Self.state(Size(120, 90), .left, offset: 5, profile: profile)
    let large = Self.state(Size(200, 140), .left, offset: 5, profile: profile)
    func frame(_ from: PopoverParameters, _ to: PopoverParameters, _ t: Double) throws -> Bitmap {
      try draw(.filmstrip(FilmstripParameters(from: from, to: to, timing: .standard, instant: t)), scale: 2)
    }
    let picture = try draw(.popover(large), scale: 2)
    #expect(try frame(small, large, 1) == picture)
    #expect(try frame(large, small, 0) == picture)
    let inner = try frame(large, small, 1)
    #expect(inner.width == picture.width && inner.height == picture.height)
    let own = try draw(.popover(small), scale: 2)
    for y in 0..<own.height {
      for x in 0..<own.width { #expect(inner[x, y] == own[x, y]) }
    }
  }

  @Test("PRE-06: direction, offset, style and shadow are the final ones from the start") func finalValues()
    throws
  {
    var to = Self.state(Size(200, 140), .right, offset: -20, profile: .corrected, shadow: .none)
    to.style = .renderedImages
    let from = Self.state(Size(200, 140), .up, offset: 30)
    let frame = try draw(.filmstrip(FilmstripParameters(from: from, to: to, instant: 0)), scale: 1)
    #expect(try frame == draw(.popover(to), scale: 1))
  }

  @Test(
    "COR-05: states that are too small, or laid out more than once, are refused and named",
    arguments: [
      (Size(40, 40), 1, "from.bounds"), (Size(100.5, 100), 1, "from.bounds[0]"),
      (Size(100, -1), 1, "from.bounds[1]"),
      (Size(100, 100), 2, "from.layouts"),
    ])
  func refused(bounds: Size, layouts: Int, key: String) throws {
    var from = Self.state(bounds, profile: .corrected)
    from.layouts = layouts
    let filmstrip = FilmstripParameters(
      from: from, to: Self.state(Size(100, 100), profile: key == "from.bounds" ? .corrected : .seed),
      instant: 0)
    let failure = #expect(throws: ParameterFailure.self) {
      try PictureParameters(component: .filmstrip(filmstrip), scale: 1)
    }
    #expect(failure?.key == key)
  }
}
