import Pixels
import Testing

@testable import ImageDiff

/// The class of a change, on pictures made for it.
struct ImageChangeTests {
  private static func change(
    _ reference: UnpremultipliedBitmap, _ candidate: UnpremultipliedBitmap
  ) -> ImageChange {
    ImageComparison(reference: reference, candidate: candidate, metric: .exact).change
  }

  /// White left of an edge, black right of it, one blended column between them.
  private static func edge(at column: Int, width: Int = 40, height: Int = 33) throws -> UnpremultipliedBitmap
  {
    try picture(width, height) { x, _ in x < column ? gray(255) : x == column ? gray(128) : gray(0) }
  }

  @Test func theSamePictureIsIdentical() throws {
    #expect(Self.change(try texture(9, 9), try texture(9, 9)).kind == .identical)
  }

  @Test func aSoftEdgeThatMovedIsAShiftAndNoAntialiasing() throws {
    let reference = try Self.edge(at: 20)
    for step in [1, -1] {
      let candidate = try Self.edge(at: 20 + step)
      let change = Self.change(reference, candidate)
      #expect(change.kind == .shift)
      #expect(change.shift == PixelShift(x: step, y: 0))
      let ignoring = ImageComparison(
        reference: reference, candidate: candidate, metric: .yiq(threshold: 0.1, ignoresAntialiasing: true))
      #expect(ignoring.differingPixels == 2 * 33)
      #expect(ignoring.antialiasedPixels == 0)
    }
  }

  /// Three blended columns, moved.
  @Test func aSofterEdgeToo() throws {
    func edge(_ column: Int) throws -> UnpremultipliedBitmap {
      try picture(50, 33) { x, _ in gray(UInt8(max(0, min(255, 255 - (x - column) * 64)))) }
    }
    let change = Self.change(try edge(20), try edge(21))
    #expect(change.kind == .shift)
    #expect(change.shift == PixelShift(x: 1, y: 0))
  }

  @Test func aThingThatMovedIsAShift() throws {
    func scene(_ left: Int, _ top: Int) throws -> UnpremultipliedBitmap {
      try picture(60, 50) { x, y in
        (left..<left + 12).contains(x) && (top..<top + 9).contains(y)
          ? texel(x - left, y - top) : (x < 6 && y > 40 ? texel(x, y) : gray(240))
      }
    }
    for (x, y) in [(3, 0), (0, -5), (-2, 7), (11, 4)] {
      let change = Self.change(try scene(20, 18), try scene(20 + x, 18 + y))
      #expect(change.kind == .shift, "(\(x), \(y))")
      #expect(change.shift == PixelShift(x: x, y: y))
    }
  }

  /// What lies under alpha 0 is seen by nobody, and need not move along.
  @Test func colourUnderTransparencyDoesNotHideAShift() throws {
    func scene(_ left: Int, _ hidden: Int) throws -> UnpremultipliedBitmap {
      try picture(40, 20) { x, y in
        (left..<left + 9).contains(x) && (5..<13).contains(y)
          ? texel(x - left, y) : gray(UInt8((x * hidden + y) & 255), alpha: 0)
      }
    }
    let change = Self.change(try scene(12, 3), try scene(14, 5))
    #expect(change.kind == .shift)
    #expect(change.shift == PixelShift(x: 2, y: 0))
  }

  /// What did not leave its place has not moved.
  @Test func aCopyAndAGrowthAreContent() throws {
    func bar(_ columns: Range<Int>, _ second: Range<Int> = 0..<0) throws -> UnpremultipliedBitmap {
      try picture(60, 30) { x, y in
        (10..<16).contains(y) && (columns.contains(x) || second.contains(x)) ? gray(40) : gray(240)
      }
    }
    #expect(Self.change(try bar(5..<15), try bar(5..<15, 25..<35)).kind == .content)
    #expect(Self.change(try bar(5..<15, 25..<35), try bar(5..<15)).kind == .content)
    #expect(Self.change(try bar(5..<25), try bar(5..<40)).kind == .content)
    #expect(Self.change(try bar(5..<25), try bar(6..<26)).shift == PixelShift(x: 1, y: 0))
    #expect(Self.change(try bar(5..<25), try bar(30..<50)).shift == PixelShift(x: 25, y: 0))
  }

  /// A far move would explain each edge of the block by ground alone.
  @Test func aBlockThatMovesAcrossALineThatStaysIsContent() throws {
    func scene(_ left: Int) throws -> UnpremultipliedBitmap {
      try picture(60, 40) { x, y in
        if y == x * 39 / 59 { return gray(90) }
        return (left..<left + 21).contains(x) && (10..<31).contains(y) ? gray(40) : gray(255)
      }
    }
    for step in [1, -1] { #expect(Self.change(try scene(20), try scene(20 + step)).kind == .content) }
  }

  @Test func aPhotoMadeBrighterIsARecolour() throws {
    let photo = try texture(80, 80)
    for rule: (UInt8) -> UInt8 in [{ $0 < 250 ? $0 + 5 : 255 }, { 255 - $0 }, { UInt8(Int($0) * 9 / 10) }] {
      let candidate = try picture(80, 80) { x, y in
        let pixel = texel(x, y)
        return UnpremultipliedPixel(
          red: rule(pixel.red), green: rule(pixel.green), blue: rule(pixel.blue), alpha: 255)
      }
      #expect(Self.change(photo, candidate).kind == .recolour)
    }
    let swapped = try picture(80, 80) { x, y in texel(y, x) }
    #expect(Self.change(photo, swapped).kind == .content)
  }

  @Test func aThingOnRuledPaperIsContent() throws {
    func paper(_ hasBlock: Bool) throws -> UnpremultipliedBitmap {
      try picture(60, 120) { x, y in
        if hasBlock && (20..<30).contains(x) && (43..<53).contains(y) { return gray(0) }
        return y % 9 == 0 ? gray(150) : gray(255)
      }
    }
    #expect(Self.change(try paper(false), try paper(true)).kind == .content)
  }

  @Test func invisibleChangesDoNotHideAVisibleOne() throws {
    func scene(_ hidden: UInt8, _ dot: Bool) throws -> UnpremultipliedBitmap {
      try picture(40, 40) { x, y in
        if x < 15 { return gray(hidden, alpha: 0) }
        return dot && x == 30 && y == 20 ? gray(0) : gray(200)
      }
    }
    #expect(Self.change(try scene(1, false), try scene(2, false)).kind == .invisible)
    #expect(Self.change(try scene(1, false), try scene(2, true)).kind == .content)
  }

  @Test func aThingThatCameOrWentIsContent() throws {
    let plain = try picture(40, 40) { _, _ in gray(240) }
    let scene = try picture(40, 40) { x, y in
      (10..<18).contains(x) && (10..<18).contains(y) ? texel(x, y) : gray(240)
    }
    #expect(Self.change(plain, scene).kind == .content)
    #expect(Self.change(scene, plain).kind == .content)
  }

  @Test func anInsertedRowIsAnInsertion() throws {
    let reference = try texture(30, 40)
    let same = try picture(30, 40) { x, y in
      y < 12 ? texel(x, y) : y == 12 ? gray(77) : texel(x, y - 1)
    }
    let taller = try picture(30, 41) { x, y in
      y < 12 ? texel(x, y) : y == 12 ? gray(77) : texel(x, y - 1)
    }
    for candidate in [same, taller] {
      let change = Self.change(reference, candidate)
      #expect(change.kind == .insert)
      #expect(change.lines == LineChange(axis: .rows, start: 12, count: 1))
      let back = Self.change(candidate, reference)
      #expect(back.kind == .delete)
      #expect(back.lines == LineChange(axis: .rows, start: 12, count: 1))
    }
  }

  /// A blank row in a gap moves all that follows: told as what came in, since what is above has stayed.
  @Test func aBlankRowBetweenBlocksIsAnInsertion() throws {
    func page(_ gap: Int) throws -> UnpremultipliedBitmap {
      try picture(40, 60) { x, y in
        if (5..<15).contains(y) && (5..<35).contains(x) { return texel(x, y) }
        let row = y - gap
        return (20..<32).contains(row) && (5..<35).contains(x) ? texel(x, row + 50) : gray(255)
      }
    }
    #expect(Self.change(try page(0), try page(1)).kind == .insert)
    #expect(Self.change(try page(3), try page(0)).kind == .delete)
  }

  @Test func insertedColumnsAreAnInsertion() throws {
    let reference = try texture(40, 30)
    let candidate = try picture(43, 30) { x, y in
      x < 7 ? texel(x, y) : x < 10 ? gray(9) : texel(x - 3, y)
    }
    let change = Self.change(reference, candidate)
    #expect(change.kind == .insert)
    #expect(change.lines == LineChange(axis: .columns, start: 7, count: 3))
  }

  @Test func otherSizesWithOtherContentAreAResize() throws {
    #expect(Self.change(try texture(20, 20), try texture(25, 26)).kind == .resize)
    let stretched = try picture(20, 30) { x, y in texel(x, y * 2 / 3) }
    #expect(Self.change(try texture(20, 20), stretched).kind == .resize)
  }

  @Test func aRecolourBelowAPerceptualThresholdIsStillNamed() throws {
    func scene(_ shade: UInt8) throws -> UnpremultipliedBitmap {
      try picture(40, 40) { x, y in
        (10..<30).contains(x) && (8..<28).contains(y)
          ? UnpremultipliedPixel(red: 40, green: shade, blue: 200, alpha: 255) : gray(250)
      }
    }
    let comparison = ImageComparison(
      reference: try scene(90), candidate: try scene(96),
      metric: .yiq(threshold: 0.1, ignoresAntialiasing: false))
    #expect(comparison.differingPixels == 0)
    #expect(comparison.passes(maxPixels: 0))
    #expect(!comparison.isIdentical)
    #expect(comparison.change.kind == .recolour)
    #expect(comparison.largestChannelDelta == 6)
    // 0.5053 y² + 0.299 i² + 0.1957 q² of six steps of green, over 35215, is the square of the threshold.
    let smallest = try #require(comparison.smallestPassing(maxPixels: 0).threshold)
    let (y, i, q) = (0.58662247 * 6, 0.27417610 * 6, 0.52261711 * 6)
    let expected = ((0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / 35215).squareRoot()
    #expect(abs(smallest - expected) < 1e-12)
  }

  @Test func aRecolouredDrawingWithBlendedEdgesIsARecolour() throws {
    func scene(_ ink: UInt8) throws -> UnpremultipliedBitmap {
      try picture(60, 40) { x, y in
        let distance = (x * 100 - 3000) * (x * 100 - 3000) + (y * 100 - 2000) * (y * 100 - 2000)
        // A disc of radius 12 with an edge two pixels wide, blended with white.
        let radius = 1200 * 1200
        let share = max(0, min(255, (radius + 240_000 - distance) * 255 / 480_000))
        return gray(UInt8((share * Int(ink) + (255 - share) * 255) / 255))
      }
    }
    #expect(Self.change(try scene(20), try scene(90)).kind == .recolour)
  }

  @Test func aPixelAndNoiseAreContent() throws {
    let reference = try picture(50, 50) { _, _ in gray(100) }
    var pixels = reference.pixels
    pixels[777] = gray(101)
    #expect(Self.change(reference, try picture(50, 50, pixels)).kind == .content)
    let noisy = try picture(50, 50) { x, y in gray(100 ^ (texel(x, y).red & 3)) }
    #expect(Self.change(reference, noisy).kind == .content)
    #expect(Self.change(try texture(50, 50), noisy).kind == .content)
  }

  /// A slanted blended edge whose blend alone changed.
  @Test func blendsAloneAreAntialiasing() throws {
    func scene(_ blend: Int) throws -> UnpremultipliedBitmap {
      try picture(40, 40) { x, y in
        let column = 8 + y / 2
        return x < column ? gray(255) : x == column ? gray(UInt8(100 + blend + (y % 2) * 60)) : gray(0)
      }
    }
    let (reference, candidate) = (try scene(0), try scene(30))
    let change = Self.change(reference, candidate)
    let ignoring = ImageComparison(
      reference: reference, candidate: candidate, metric: .yiq(threshold: 0.05, ignoresAntialiasing: true))
    #expect(ignoring.antialiasedPixels > 30)
    #expect(change.kind == .antialiasing)
  }
}
