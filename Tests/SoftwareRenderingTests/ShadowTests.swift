import Drawing
import Geometry
import Pixels
import SoftwareRendering
import Testing

/// Shadows as the renderer draws them (CG-05, CG-06).
struct ShadowTests {
  let square = Path(Rect(x: 2, y: 2, width: 3, height: 3))

  func render(
    _ operations: [DrawOperation], width: Int = 12, height: Int = 12, scale: Int = 1,
    origin: Point = Point(0, 0)
  ) throws -> Bitmap {
    try SoftwareRenderer().render(
      RenderRequest(
        displayList: DisplayList(operations), size: try PixelSize(width: width, height: height),
        scale: scale, origin: origin, background: nil))
  }

  func layer(
    _ path: Path, _ offset: Vector, radius: Double, _ color: Color = .black, clip: Path? = nil
  ) -> DrawOperation {
    DrawOperation(.layerShadow(path, offset: offset, radius: radius, color), clip: clip, label: .shadow)
  }

  func context(_ path: Path, _ shadow: Shadow, fill: Color = .white, clip: Path? = nil) -> DrawOperation {
    DrawOperation(.fill(path, .color(fill), shadow: shadow), clip: clip, label: .body)
  }

  /// +y is down: the square of rows 2…4 falls on rows 5…7.
  @Test("CG-05: +y is down") func positiveOffsetsAreDownAndRight() throws {
    let bitmap = try render([layer(square, Vector(1, 3), radius: 0)])
    let inked = (0..<144).filter { bitmap.pixels[$0].alpha != 0 }.map { ($0 % 12, $0 / 12) }
    #expect(inked.allSatisfy { (3...5).contains($0.0) && (5...7).contains($0.1) } && inked.count == 9)
  }

  /// ⌊mask · alpha₈ / 255⌋: alpha ½ is byte 128, alpha 0.3 byte 77 (76.5). Half covered, 128:
  /// ⌊128·128/255⌋ = ⌊64.25⌋; ⌊128·77/255⌋ = ⌊38.65⌋ = 38, where rounding would give 39.
  @Test("CG-05: the shadow's alpha is rounded down") func alphaIsRoundedDown() throws {
    let half = Path(Rect(x: 0.5, y: 0, width: 5, height: 1))
    for (alpha, edge, inside) in [(0.5, 64, 128), (0.3, 38, 77), (1, 128, 255)] as [(Double, UInt8, UInt8)] {
      let bitmap = try render([layer(half, Vector(0, 0), radius: 0, Color(white: 0, alpha: alpha))])
      #expect(bitmap[0, 0].alpha == edge && bitmap[1, 0].alpha == inside)
    }
  }

  /// White of alpha 64 is (64, 64, 64, 64), premultiplied.
  @Test func shadowsHaveColour() throws {
    let half = Path(Rect(x: 0.5, y: 0, width: 5, height: 1))
    let bitmap = try render([
      layer(half, Vector(0, 0), radius: 0, Color(red: 1, green: 0, blue: 0.5, alpha: 0.5))
    ])
    #expect(bitmap[0, 0] == PremultipliedPixel(red: 64, green: 0, blue: 32, alpha: 64))
  }

  /// Half a pixel off: the first and the last column are half covered.
  @Test func fractionalOffsets() throws {
    let bitmap = try render([layer(square, Vector(0.5, 0), radius: 0)])
    #expect((1...6).map { bitmap[$0, 3].alpha } == [0, 128, 255, 255, 128, 0])
  }

  /// Offset and blur are in points: at scale 2 everything is twice as far.
  @Test func offsetsScale() throws {
    let bitmap = try render([layer(square, Vector(0, 1), radius: 0)], scale: 2)
    #expect((0..<12).filter { bitmap[5, $0].alpha != 0 } == Array(6...11))
    let blurred = try render(
      [layer(Path(Rect(x: 2, y: 2, width: 1, height: 1)), Vector(0, 0), radius: 0.5)], scale: 2)
    // Blur 1 point is 2 pixels: columns 4 and 5 reach 2 further.
    #expect((0..<12).filter { blurred[$0, 4].alpha != 0 } == Array(2...7))
  }

  /// σ = radius is a context blur of twice that.
  @Test("CG-06: a layer shadow is a context shadow of twice the blur", arguments: [0.5, 1, 2.3])
  func layerShadowsAreContextShadowsOfTwiceTheBlur(radius: Double) throws {
    let color = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.6)
    let shadow = Shadow(offset: Vector(1, 2), blur: 2 * radius, color: color)
    let under = try render([
      layer(square, Vector(1, 2), radius: radius, color),
      DrawOperation(.fill(square, .color(.white), shadow: nil), label: .body),
    ])
    #expect(try render([context(square, shadow)]) == under)
  }

  /// No knock-out: through a translucent fill the shadow shows. Black shadow 255 under white at ½:
  /// 127.5 → 128 opaque.
  @Test("CG-05: the shadow lies under the whole shape") func shadowsLieUnderTheWholeShape() throws {
    let shadow = Shadow(offset: Vector(0, 0), blur: 0, color: .black)
    let bitmap = try render([context(square, shadow, fill: Color(white: 1, alpha: 0.5))])
    #expect(bitmap[3, 3] == PremultipliedPixel(red: 128, green: 128, blue: 128, alpha: 255))
  }

  /// What lies outside the bitmap casts its shadow: a picture is a cut-out of a larger one.
  @Test("CG-05: parts outside cast their shadow") func partsOutsideCastTheirShadow() throws {
    let shadow = Shadow(offset: Vector(1.3, -0.6), blur: 4, color: Color(white: 0, alpha: 0.7))
    let wide = Path(Rect(x: -7.4, y: -3, width: 9, height: 30))
    let operations = [context(wide, shadow), layer(square, Vector(-3, 0), radius: 1.5)]
    let large = try render(operations, width: 40, height: 40, origin: Point(-20, -20))
    let small = try render(operations, width: 6, height: 5, origin: Point(3, 2))
    for y in 0..<5 {
      for x in 0..<6 { #expect(small[x, y] == large[x + 23, y + 22]) }
    }
    #expect(small[0, 0].alpha > 0)
  }

  /// Full shadow of alpha ½ (byte 128) under a clip of half coverage: 128·128/255 = 64.25 → 64; outside
  /// the clip nothing.
  @Test("CG-05: a clip applies to the shadow") func clipsApply() throws {
    let clip = Path(Rect(x: 3.5, y: 0, width: 20, height: 20))
    let bitmap = try render([
      layer(square, Vector(0, 0), radius: 0, Color(white: 0, alpha: 0.5), clip: clip)
    ])
    #expect((1...6).map { bitmap[$0, 3].alpha } == [0, 0, 64, 128, 0, 0])
  }

  /// CG-13: beyond offset and blur every pixel is all zero.
  @Test func nothingBeyondTheReachIsTouched() throws {
    let shadow = Shadow(offset: Vector(2, 1), blur: 3, color: .black)
    let bitmap = try render([context(square, shadow)], width: 20, height: 20)
    let ink = shadow.inkBounds(of: Rect(x: 2, y: 2, width: 3, height: 3)).union(
      Rect(x: 2, y: 2, width: 3, height: 3))
    for y in 0..<20 {
      for x in 0..<20
      where Double(x) < ink.minX || Double(x) >= ink.maxX || Double(y) < ink.minY || Double(y) >= ink.maxY {
        #expect(bitmap[x, y] == .clear)
      }
    }
    // The furthest column is reached: blur 3 has taps to 3.
    #expect(bitmap[9, 4].alpha > 0)
  }

  @Test(arguments: [.nan, .infinity, -1, 16_385])
  func blursThatAreNoLengthAreRefused(radius: Double) {
    #expect(throws: RenderFailure.unreachablePath) {
      try render([layer(square, Vector(0, 0), radius: radius)])
    }
  }
}
