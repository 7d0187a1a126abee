import Drawing
import Geometry
import Pixels
import SoftwareRendering
import TestSupport
import Testing

struct SoftwareRendererTests {
  func render(
    _ operations: [DrawOperation], width: Int = 8, height: Int = 4, scale: Int = 1, background: Color? = nil
  ) throws -> Bitmap {
    try SoftwareRenderer().render(
      RenderRequest(
        displayList: DisplayList(operations), size: try PixelSize(width: width, height: height),
        scale: scale, origin: Point(0, 0), background: background))
  }

  func image(_ source: ImageSource, _ rect: Rect) -> DrawOperation {
    DrawOperation(.image(source, rect), label: .photo)
  }

  func named(_ text: String) throws -> ImageSource {
    let legend: [Character: PremultipliedPixel] = [
      "a": PremultipliedPixel(red: 250, green: 0, blue: 0, alpha: 255),
      "b": PremultipliedPixel(red: 0, green: 90, blue: 0, alpha: 255),
      "c": PremultipliedPixel(red: 0, green: 0, blue: 40, alpha: 50), ".": .clear,
    ]
    return .bitmap(NamedBitmap(name: text, bitmap: try Bitmap(text: text, legend: legend)))
  }

  /// CG-10: 1:1 on whole pixels is a copy; CG-09: mirrored is a reversal of columns.
  @Test func imagesAtTheirOwnSizeAreCopied() throws {
    let plain = try render([image(named("abc"), Rect(x: 2, y: 1, width: 3, height: 1))], width: 6)
    #expect(plain[2, 1].red == 250 && plain[3, 1].green == 90 && plain[4, 1].blue == 40)
    #expect(plain.pixels.count { !$0.isClear } == 3)
    let mirrored = try render(
      [image(.mirrored(named("abc")), Rect(x: 2, y: 1, width: 3, height: 1))], width: 6)
    #expect(mirrored[4, 1].red == 250 && mirrored[2, 1].blue == 40)
  }

  /// A picture is rasterised at the request's scale: half a point is a whole pixel at scale 2.
  @Test func picturesAreRasterisedAtTheScale() throws {
    let half = Path(Rect(x: 0.5, y: 0, width: 0.5, height: 1))
    let picture = ImageSource.picture(
      Picture(
        size: Size(2, 1),
        displayList: DisplayList([DrawOperation(.fill(half, .color(.black), shadow: nil), label: .body)])))
    let bitmap = try render(
      [image(picture, Rect(x: 1, y: 0, width: 2, height: 1))], width: 8, height: 2, scale: 2)
    #expect((0..<8).map { bitmap[$0, 1].alpha } == [0, 0, 0, 255, 0, 0, 0, 0])
  }

  @Test func emptyDestinationsDrawNothing() throws {
    for rect in [Rect(x: 0, y: 0, width: 0, height: 3), Rect(x: 0, y: 0, width: -2, height: 3)] {
      #expect(try render([image(named("abc"), rect)]).pixels.allSatisfy(\.isClear))
    }
  }

  @Test func failures() throws {
    let off = Rect(x: 0.5, y: 0, width: 3, height: 1)
    #expect(throws: RenderFailure.notOnPixels(off)) { try render([image(named("abc"), off)]) }
    // At scale 2 it lies on whole pixels.
    #expect(try render([image(named("abc"), off)], scale: 2).pixels.contains { !$0.isClear })
    let unknown = Rect(x: 0, y: 0, width: .infinity, height: 1)
    #expect(throws: RenderFailure.self) { try render([image(named("abc"), unknown)]) }
    let insets = EdgeInsets(top: 0, left: 2, bottom: 0, right: 1)
    #expect(throws: RenderFailure.capInsets(insets, width: 3, height: 1)) {
      try render([
        DrawOperation(
          .resizable(named("abc"), capInsets: insets, Rect(x: 0, y: 0, width: 5, height: 1)), label: .body)
      ])
    }
    let huge = ImageSource.picture(Picture(size: Size(20_000, 1), displayList: DisplayList()))
    #expect(throws: RenderFailure.size(.tooLarge(width: 20_000, height: 1))) {
      try render([image(huge, Rect(x: 0, y: 0, width: 2, height: 1))])
    }
    let empty = ImageSource.picture(Picture(size: Size(0, 1), displayList: DisplayList()))
    #expect(throws: RenderFailure.size(.empty(width: 0, height: 1))) {
      try render([image(empty, Rect(x: 0, y: 0, width: 2, height: 1))])
    }
    let far = Path(Rect(x: 3e9, y: 0, width: 1, height: 1))
    #expect(throws: RenderFailure.unreachablePath) {
      try render([DrawOperation(.fill(far, .color(.black), shadow: nil), label: .body)])
    }
    #expect(throws: RenderFailure.unreachablePath) {
      try render([
        DrawOperation(
          .fill(Path(Rect(x: 0, y: 0, width: 1, height: 1)), .color(.black), shadow: nil), clip: far,
          label: .body)
      ])
    }
  }

  /// A clip's coverage multiplies each draw's, one draw at a time: half of a pixel clipped to the other
  /// half still shows a quarter, 64, and twice over black it shows 64 + 64·191/255 = 111.9.
  @Test func clipsAreNoIntersections() throws {
    let left = Path(Rect(x: 0, y: 0, width: 0.5, height: 1))
    let right = Path(Rect(x: 0.5, y: 0, width: 0.5, height: 1))
    let draw = DrawOperation(.fill(left, .color(.white), shadow: nil), clip: right, label: .body)
    #expect(try render([draw])[0, 0].alpha == 64)
    #expect(try render([draw, draw])[0, 0].alpha == 112)
  }

  @Test func theBackgroundFillsWhatIsLeft() throws {
    let bitmap = try render([image(named("a.c"), Rect(x: 0, y: 0, width: 3, height: 1))], background: .white)
    #expect(bitmap[0, 0] == PremultipliedPixel(red: 250, green: 0, blue: 0, alpha: 255))
    #expect(bitmap[1, 0] == PremultipliedPixel(red: 255, green: 255, blue: 255, alpha: 255))
    // Blue 40 of alpha 50 over white: 205 + 40.
    #expect(bitmap[2, 0] == PremultipliedPixel(red: 205, green: 205, blue: 245, alpha: 255))
  }
}
