import Pixels
import Testing

@testable import ImageDiff

struct FlipErrorTests {
  @Test(arguments: MeasuredPair.all) func agreesWithTheAuthorsEvaluator(_ pair: MeasuredPair) throws {
    let reference = try pair.reference.bitmap(pair.width, pair.height)
    let candidate = try pair.candidate.bitmap(pair.width, pair.height)
    let map = FlipError.map(reference: reference, candidate: candidate)
    // Measured: at most 9·10⁻⁶, both work in single precision.
    #expect((map.mean - pair.flip).magnitude < 2e-5)
    #expect(map.errors.allSatisfy { $0 >= 0 && $0 <= 1 })
    #expect(FlipError.map(reference: candidate, candidate: reference) == map)
  }

  @Test func samePicturesHaveNoError() throws {
    for picture in [FormulaPicture.noise, .disc, .glassDisc, .clear] {
      let bitmap = try picture.bitmap(90, 70)
      let map = FlipError.map(reference: bitmap, candidate: bitmap)
      #expect(map.mean == 0 && map.errors.allSatisfy { $0 == 0 })
    }
    let clear = try FormulaPicture.clear.bitmap(20, 20)
    let empty = UnpremultipliedBitmap(
      size: clear.size,
      pixels: clear.pixels.map { _ in UnpremultipliedPixel(red: 255, green: 9, blue: 0, alpha: 0) })
    #expect(FlipError.map(reference: clear, candidate: empty).mean == 0)
  }

  /// Flat green and flat blue are as far apart as the scale goes; one pixel has no neighbours but itself.
  @Test func greenAndBlueAreOneApart() throws {
    let size = try PixelSize(width: 1, height: 1)
    func picture(_ green: UInt8, _ blue: UInt8) -> UnpremultipliedBitmap {
      UnpremultipliedBitmap(
        size: size, pixels: [UnpremultipliedPixel(red: 0, green: green, blue: blue, alpha: 255)])
    }
    let map = FlipError.map(reference: picture(255, 0), candidate: picture(0, 255))
    #expect((map.mean - 1).magnitude < 1e-5)
  }

  /// One blue pixel on white: blue is what the eye blurs most.
  private static func spot(_ x: Int, _ y: Int) throws -> FlipMap {
    let reference = try FormulaPicture.white.bitmap(200, 150)
    var pixels = reference.pixels
    pixels[y * 200 + x] = UnpremultipliedPixel(red: 0, green: 0, blue: 255, alpha: 255)
    return FlipError.map(
      reference: reference, candidate: UnpremultipliedBitmap(size: reference.size, pixels: pixels))
  }

  /// The eye's filter reaches 10 pixels: further off nothing may be seen, whichever squares are computed.
  @Test func anErrorReachesTenPixels() throws {
    let (x, y) = (56, 72)
    let map = try Self.spot(x, y)
    for row in 0..<150 {
      for column in 0..<200 {
        let error = map.errors[row * 200 + column]
        if abs(column - x) > 10 || abs(row - y) > 10 { #expect(error == 0, "at \(column), \(row)") }
        if (column - x).magnitude + (row - y).magnitude <= 10 { #expect(error > 0, "at \(column), \(row)") }
      }
    }
    #expect(map.errors[y * 200 + x] == map.errors.max())
  }

  /// The squares are no part of the picture: moved by any step, the same errors to the bit.
  @Test func errorsMoveWithThePicture() throws {
    let map = try Self.spot(32, 32)
    for (x, y) in [(63, 64), (64, 63), (128, 56), (56, 120), (137, 120)] {
      let moved = try Self.spot(x, y)
      for row in -20...20 {
        for column in -20...20 {
          #expect(
            moved.errors[(y + row) * 200 + x + column] == map.errors[(32 + row) * 200 + 32 + column],
            "\(column), \(row) from \(x), \(y)")
        }
      }
    }
  }

  @Test func theViewingDistanceIsTheDefault() {
    #expect((FlipError.pixelsPerDegree - 67.0206).magnitude < 1e-4)
    #expect(FlipKernel.sensitivity.radius == 10 && FlipKernel.features.radius == 9)
  }

  /// What is flat stays as it is under the eye's filter, and has neither edges nor points.
  @Test func kernelsKeepWhatIsFlat() {
    let colors = FlipKernel.sensitivity
    var sums = SIMD4<Float>.zero
    for row in colors.alongColumns { for column in colors.alongRows { sums += row * column } }
    #expect((sums.x - 1).magnitude < 1e-6 && (sums.y - 1).magnitude < 1e-6)
    #expect((sums.z + sums.w - 1).magnitude < 1e-6)

    let features = FlipKernel.features
    let along = features.alongRows.reduce(.zero, +)
    #expect(along.x.magnitude < 1e-6 && along.y.magnitude < 1e-6 && (along.z - 1).magnitude < 1e-6)
    let positive = features.alongRows.reduce(SIMD4<Float>.zero) {
      $0 + $1.clamped(lowerBound: .zero, upperBound: .one)
    }
    #expect((positive.x - 1).magnitude < 1e-6 && (positive.y - 1).magnitude < 1e-6)
  }

  @Test func theBackdropThatShowsMoreCounts() throws {
    let glass = try FormulaPicture.glassDisc.bitmap(45, 38)
    let clear = try FormulaPicture.clear.bitmap(45, 38)
    let means = [255.0, 0.0].map { backdrop in
      FlipError.map(
        reference: DirectSimilarity.flattened(glass, on: backdrop),
        candidate: DirectSimilarity.flattened(clear, on: backdrop)
      ).mean
    }
    #expect((means[0] - means[1]).magnitude > 0.01)
    #expect(FlipError.map(reference: glass, candidate: clear).mean == means.max())
  }
}
