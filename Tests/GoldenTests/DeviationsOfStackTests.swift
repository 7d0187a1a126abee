import Drawing
import Foundation
import Geometry
import Pixels
import SoftwareRendering
import Testing

@testable import Components

/// D-11 to D-19 of SPEC section 6: each number under `seed`, and the broken clause under `corrected`.
struct DeviationsOfStackTests {
  private static func layout(_ id: String, _ profile: Profile = .seed) throws -> StackLayout {
    try DeviationFixture.stack(id, profile).layout(files: [:], metrics: .sources)
  }

  private static func layout(
    _ width: Int, _ height: Int, _ frame: Size, _ mode: StackMode, _ profile: Profile = .seed
  ) throws -> StackLayout {
    let image = StackImage.solid(try PixelSize(width: width, height: height), red: 128, green: 128, blue: 128)
    return StackParameters(frame: frame, mode: mode, image: image, profile: profile)
      .layout(files: [:], metrics: .sources)
  }

  private static func bitmap(_ id: String, _ profile: Profile = .seed) throws -> Bitmap {
    let parameters = try DeviationFixture.parameters(id, profile)
    return try SoftwareRenderer().render(parameters.request(try parameters.picture()))
  }

  /// How far the furthest sheet, with its line, reaches out of the frame; 0 for not at all.
  private static func overhang(_ layout: StackLayout) -> Double {
    layout.sheets.joined().map { point in
      max(
        0.5 - point.x, point.x + 0.5 - layout.frame.width, 0.5 - point.y, point.y + 0.5 - layout.frame.height)
    }.reduce(0, max)
  }

  /// How far the shadow of the furthest sheet reaches out of the frame.
  private static func shadowOverhang(_ layout: StackLayout) -> Double {
    layout.sheets.joined().map { point in
      max(6 - point.x, point.x + 6 - layout.frame.width, 4 - point.y, point.y + 8 - layout.frame.height)
    }.reduce(0, max)
  }

  private static func thousandths(_ value: Double) -> Int { Int((value * 1000).rounded()) }

  @Test("D-11 seed: an image that fits keeps the first snapshot and height; STK-13 corrected: it does not")
  func anImageThatFits() throws {
    let seed = try Self.layout("D-11")
    #expect(Self.thousandths(seed.imageScale) == 2476)
    #expect(seed.matte == Rect(x: -107.5, y: 16.5, width: 495, height: 247))
    #expect(seed.matte.width > seed.frame.width && Self.overhang(seed) > 100)
    let corrected = try Self.layout("D-11", .corrected)
    #expect(corrected.content == .sheets)
    #expect(Self.overhang(corrected) == 0 && Self.shadowOverhang(corrected) == 0)
  }

  @Test("D-12 seed: the image before decides; STK-12 corrected: the present one alone")
  func theImageBefore() throws {
    let seed = try Self.layout("D-12")
    #expect(seed.matte == Rect(x: 18.5, y: -103.5, width: 243, height: 487))
    #expect(Self.overhang(seed) > 100)
    var fresh = try DeviationFixture.stack("D-12", .corrected)
    #expect(!fresh.history.isEmpty)
    fresh.history = []
    let corrected = try Self.layout("D-12", .corrected)
    #expect(corrected == fresh.layout(files: [:], metrics: .sources))
    #expect(Self.overhang(corrected) == 0 && Self.shadowOverhang(corrected) == 0)
  }

  @Test("D-13 seed: a new frame does not recompute; STK-12 corrected: it does")
  func theFrameBefore() throws {
    let seed = try Self.layout("D-13")
    #expect(seed.matte == Rect(x: 9.5, y: -36.5, width: 260, height: 173))
    var fresh = try DeviationFixture.stack("D-13")
    fresh.history = []
    #expect(
      fresh.layout(files: [:], metrics: .sources).matte == Rect(x: 78.5, y: 8.5, width: 123, height: 82))
    fresh.profile = .corrected
    let corrected = try Self.layout("D-13", .corrected)
    #expect(corrected == fresh.layout(files: [:], metrics: .sources))
    #expect(Self.overhang(corrected) == 0 && Self.shadowOverhang(corrected) == 0)
  }

  /// The angle of a sheet's top edge, and those at its corners, in degrees.
  private static func angles(_ sheet: [Point]) -> (top: Double, corners: [Double]) {
    let edges = sheet.indices.map { sheet[($0 + 1) % 4] - sheet[$0] }
    func degrees(_ radians: Double) -> Double { radians * 180 / .pi }
    return (
      degrees(atan2(edges[0].y, edges[0].x)),
      edges.indices.map {
        180 - degrees(atan2(edges[$0].cross(edges[($0 + 1) % 4]), edges[$0].dot(edges[($0 + 1) % 4])))
      }
    )
  }

  @Test("D-14 seed: the angles are 2.611° and −3.161°, corners not right; STK-15 corrected: 2.5°, −3°, 90°")
  func theAnglesAreNotNominal() throws {
    let seed = try Self.layout("D-14").sheets.map { Self.angles($0).top }
    #expect(seed.map(Self.thousandths) == [2611, -3161, 0])
    for sheet in try Self.layout(600, 400, Size(280, 280), .stack).sheets.prefix(2) {
      let off = Self.angles(sheet).corners.map { abs($0 - 90) }.max()
      #expect(try (#require(off) * 100).rounded() <= 13)
    }
    let corners = try Self.angles(Self.layout(1000, 100, Size(280, 280), .stack).sheets[1]).corners
    #expect(Set(corners.map { ($0 * 100).rounded() }) == [8845, 9155])
    for sheets in [
      try Self.layout("D-14", .corrected).sheets,
      try Self.layout(1000, 100, Size(280, 280), .stack, .corrected).sheets,
    ] {
      #expect(sheets.map { Self.thousandths(Self.angles($0).top) } == [2500, -3000, 0])
      for sheet in sheets { #expect(Self.angles(sheet).corners.allSatisfy { abs($0 - 90) < 1e-6 }) }
    }
  }

  @Test("D-15 seed: 3:2 is drawn at 1.544, 1.614, 1.889, 3.0; STK-14 corrected: at 3:2 within a point")
  func theAspectIsLost() throws {
    for (side, aspect) in [(280.0, 1544), (120, 1614), (60, 1889), (40, 3000)] {
      let frame = Size(side, side)
      let seed = try Self.layout(600, 400, frame, .stack).photo
      #expect(Self.thousandths(seed.width / seed.height) == aspect)
      #expect(abs(seed.width - 1.5 * seed.height) > 1)
      let corrected = try Self.layout(600, 400, frame, .stack, .corrected)
      #expect(corrected.content == .sheets)
      #expect(abs(corrected.photo.height - corrected.photo.width / 1.5) <= 0.5)
    }
    #expect(try Self.layout("D-15").photo.size == (Self.layout(600, 400, Size(120, 120), .stack).photo.size))
    #expect(try Self.layout("D-15", .corrected).photo.size == Size(90, 60))
  }

  @Test(
    "D-16 seed: the control point is at 115.25 instead of 139, and white leaks; STK-18 corrected: neither")
  func theShadowIsSkewed() throws {
    let (seed, corrected) = (try Self.layout("D-16"), try Self.layout("D-16", .corrected))
    #expect(seed.shadowControl == 115.25 && seed.matte.midX == 139)
    #expect(corrected.shadowControl == 139 && corrected.matte == seed.matte)
    #expect(try Self.layout(100, 600, Size(280, 280), .single).shadowControl == 83.25)

    func leaked(_ profile: Profile) throws -> [Point] {
      let image = StackImage.solid(try PixelSize(width: 100, height: 600), red: 0, green: 0, blue: 0)
      let parameters = try PictureParameters(
        component: .stack(
          StackParameters(frame: Size(280, 280), mode: .single, image: image, profile: profile)), scale: 1)
      let bitmap = try SoftwareRenderer().render(parameters.request(try parameters.picture()))
      let left = Int(try Self.layout(100, 600, Size(280, 280), .single).matte.minX)
      return (0..<bitmap.height).flatMap { y in
        (0..<left).filter { bitmap[$0, y].red > 20 }.map { Point(Double($0), Double(y)) }
      }
    }
    let seedLeak = try leaked(.seed)
    #expect(seedLeak.count == 15)
    #expect(seedLeak.allSatisfy { (106...110).contains($0.x) && (264...267).contains($0.y) })
    #expect(try leaked(.corrected).isEmpty)
  }

  private static func lowestRow(_ bitmap: Bitmap) -> Int {
    (0..<bitmap.width).map { Int(bitmap[$0, bitmap.height - 1].alpha) }.max() ?? 0
  }

  @Test(
    "D-17 seed: alpha 12 and 22 in the last row; STK-19 corrected: the shadows' reach is within the frame")
  func theShadowsAreCut() throws {
    #expect(Self.lowestRow(try Self.bitmap("D-17")) == 12)
    #expect(Self.shadowOverhang(try Self.layout("D-17")) > 2)
    #expect(Self.shadowOverhang(try Self.layout("D-17", .corrected)) == 0)
    let wide = Size(250, 175)
    let seed = try PictureParameters(
      component: .stack(
        StackParameters(frame: wide, mode: .stack, image: .testPicture(.landscape), profile: .seed)), scale: 1
    )
    #expect(Self.lowestRow(try SoftwareRenderer().render(seed.request(try seed.picture()))) == 22)
    #expect(Self.shadowOverhang(try Self.layout(600, 400, wide, .stack, .corrected)) == 0)
  }

  @Test("D-18 seed: small frames give empty and negative rectangles; STK-16 corrected: none")
  func smallFrames() throws {
    #expect(try Self.layout("D-18").photo.size == Size(-6, -4))
    #expect(try Self.layout(600, 400, Size(24, 24), .single).photo.size == Size(0, 0))
    #expect(try Self.layout(600, 400, Size(30, 30), .stack).photo.size == Size(5, -1))
    #expect(try (Self.layout(600, 400, Size(10, 10), .stack).imageScale * 10_000).rounded() == -16)
    for (side, mode) in [(20.0, StackMode.single), (24, .single), (10, .stack)] {
      let frame = Size(side, side)
      #expect(try Self.layout(600, 400, frame, mode).content == .tooSmall)
      #expect(try Self.layout(600, 400, frame, mode, .corrected).content == .tooSmall)
      #expect(try Self.layout(600, 400, frame, mode, .corrected).sheets.isEmpty)
    }
    let least = try Self.layout(600, 400, Size(30, 30), .stack, .corrected)
    #expect(least.content == .sheets && !least.photo.isEmpty)
    #expect(try Self.bitmap("D-18", .corrected).pixels.allSatisfy(\.isClear))
  }

  @Test("D-19 seed, release 1.0: matte y = −40.5; STK-13 corrected: within the frame, in either release")
  func theFirstReleaseLetsTheWidthDecide() throws {
    let seed = try Self.layout("D-19")
    #expect(seed.matte.y == -40.5 && Self.overhang(seed) > 40)
    let corrected = try Self.layout("D-19", .corrected)
    #expect(corrected.content == .sheets && Self.overhang(corrected) == 0)
    var current = try DeviationFixture.stack("D-19", .corrected)
    current.release = .current
    #expect(corrected == current.layout(files: [:], metrics: .sources))
  }
}
