import Drawing
import Geometry
import Pixels
import Testing

@testable import Components

/// Sets of artwork on pixels.
struct ArtworkPictureTests {
  private static func popover(
    _ name: String, _ bounds: Size, _ direction: ArrowDirection, _ profile: Profile, scale: Int
  ) throws -> Bitmap {
    try draw(
      .popover(
        PopoverParameters(
          bounds: bounds, direction: direction, offset: 0, style: .artwork(name), profile: profile)),
      scale: scale)
  }

  private static func image(_ name: SourceImage, _ reflection: Reflection, scale: Int) throws -> Bitmap {
    try draw(
      .sourceImage(
        SourceImageParameters(name: name, reflection: reflection, style: .artwork("one-x-only"))),
      scale: scale)
  }

  /// Where the body begins in a row above the arrow.
  private static func bodyStart(_ bitmap: Bitmap) -> Int? {
    (0..<bitmap.width).first { bitmap[$0, 30].alpha >= 128 }
  }

  @Test("POP-39: a 1x image has its own size at every scale, mirrored or not")
  func ownSize() throws {
    for name in SourceImage.allCases {
      for scale in 1...3 {
        let (plain, mirrored) = (
          try Self.image(name, .none, scale: scale), try Self.image(name, .mirrored, scale: scale)
        )
        #expect(plain.width == Int(name.size.width) * scale && plain.height == Int(name.size.height) * scale)
        #expect(mirrored == plain.mirrored, "\(name) at \(scale)")
      }
    }
    #expect(try Self.image(.up, .none, scale: 1) == ArtworkPainter(.up).bitmap)
  }

  @Test(
    "POP-39: corrected mirrors a 1x image at its own scale; D-10: seed's comes out half size on a 2x screen")
  func mirroredOnAScreenOfScaleTwo() throws {
    let bounds = Size(120, 120)
    let right = try Self.popover("one-x-only", bounds, .right, .corrected, scale: 2)
    let corrected = try Self.popover("one-x-only", bounds, .left, .corrected, scale: 2)
    #expect(corrected == right.mirrored)
    // 37 − 17 points of transparent margin and arrow: 40 pixels, or 20 where a pixel is taken for half a point.
    #expect(Self.bodyStart(corrected) == 40)
    #expect(Self.bodyStart(try Self.popover("one-x-only", bounds, .left, .seed, scale: 2)) == 20)
    // On a screen of its own scale nothing differs.
    #expect(
      try Self.popover("one-x-only", bounds, .left, .seed, scale: 1)
        == Self.popover("one-x-only", bounds, .left, .corrected, scale: 1))
  }

  @Test("POP-25: the painted shapes, by hand: 2 columns at the tip, 36 at the arrow's foot, corners cut")
  func paintedShapes() {
    func covered(_ image: SourceImage, row: Int) -> Int {
      let bitmap = ArtworkPainter(image).bitmap
      return (0..<bitmap.width).count { !bitmap[$0, row].isClear }
    }
    #expect([0, 1, 2, 18].map { covered(.up, row: $0) } == [0, 2, 4, 36])
    #expect([50, 49, 48, 32].map { covered(.down, row: $0) } == [0, 2, 4, 36])
    // 54 columns of body; its lowest row loses 4 at either end to a corner of radius 7: in half pixels, the
    // next one's centre lies at (5, 13) from the corner's, 194 of 196.
    #expect([30, 48, 49].map { covered(.up, row: $0) } == [54, 46, 0])
    // 16 columns of body and the 18 of the arrow's longest rows.
    #expect([42, 43].map { covered(.side, row: $0) } == [34, 34])
    #expect([23, 24].map { covered(.sideTop, row: $0) } == [34, 34])
  }

  @Test("POP-38: the wide arrow is 60 points wide at its foot and 26 high")
  func wideArrow() throws {
    let bitmap = try Self.popover("wide-arrow", Size(200, 120), .up, .corrected, scale: 1)
    func covered(_ row: Int) -> Int { (0..<bitmap.width).count { !bitmap[$0, row].isClear } }
    // The outline runs from the tip at 1 to the foot at 26: 30·24.5/25 to either side in the row above it.
    #expect(covered(0) == 0 && covered(1) == 4)
    #expect((59...60).contains(covered(25)))
    #expect(covered(40) == 197)
  }

  @Test("POP-25: of several bitmaps the one of the scale is drawn, else the next lower, else the lowest")
  func bitmapOfTheScale() throws {
    func bitmap(_ scale: Int) throws -> NamedBitmap {
      NamedBitmap(
        name: "\(scale)", bitmap: Bitmap(size: try PixelSize(width: 3 * scale, height: 3 * scale)),
        scale: scale)
    }
    let image = ArtworkImage(.bitmaps([try bitmap(3), try bitmap(1)]), capInsets: nil)
    func scale(_ scale: Int) -> Int? { image.source(at: scale).bitmapScale }
    #expect([1, 2, 3, 4].map(scale) == [1, 1, 3, 3])
    let large = ArtworkImage(.bitmaps([try bitmap(2)]), capInsets: nil)
    #expect(large.source(at: 1).bitmapScale == 2)
    #expect(large.source(at: 1).pointSize == Size(3, 3))
  }

  @Test("POP-25, POP-27, POP-28: artwork in motion, and laid out again, is the artwork")
  func artworkInMotionAndLaidOutAgain() throws {
    func popover(_ layouts: Int) -> PopoverParameters {
      PopoverParameters(
        bounds: Size(140, 120), direction: .left, offset: 0, style: .artwork("wide-arrow"), profile: .seed,
        layouts: layouts)
    }
    let once = try draw(.popover(popover(1)), scale: 1)
    // Two layouts move the picture right by 38, a constant of the base class.
    let twice = try draw(.popover(popover(2)), scale: 1)
    #expect(twice.width == once.width + 38 && twice.height == once.height)
    for y in 0..<once.height {
      for x in 0..<once.width { #expect(twice[x + 38, y] == once[x, y]) }
    }
    var start = popover(1)
    start.bounds = Size(100, 120)
    let end = try draw(.filmstrip(FilmstripParameters(from: start, to: popover(1), instant: 1)), scale: 1)
    #expect(end == once)
  }
}
