import Pixels
import Testing

@testable import ImageDiff

/// Squares, what is skipped and what is kept for the next candidate are no part of the errors.
struct FlipReferenceTests {
  /// All pixels of both pictures at once, nothing skipped.
  private static func whole(
    _ reference: UnpremultipliedBitmap, _ candidate: UnpremultipliedBitmap
  ) -> FlipMap {
    let all = PixelRect(x: 0, y: 0, width: reference.width, height: reference.height)
    let maps = backdrops(reference, candidate).map { backdrop in
      var errors = [Float](repeating: 0, count: reference.size.count)
      FlipSide.store(
        FlipSide(of: reference, in: all, on: backdrop), FlipSide(of: candidate, in: all, on: backdrop),
        in: all, into: &errors, reference.width)
      return FlipMap(size: reference.size, errors: errors)
    }
    return maps.dropFirst().reduce(maps[0]) { $1.mean > $0.mean ? $1 : $0 }
  }

  /// The picture with some pixels in another colour.
  private static func painted(
    _ bitmap: UnpremultipliedBitmap, _ rect: PixelRect, alpha: UInt8 = 255
  ) -> UnpremultipliedBitmap {
    var pixels = bitmap.pixels
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX {
        pixels[y * bitmap.width + x] = UnpremultipliedPixel(red: 20, green: 40, blue: 250, alpha: alpha)
      }
    }
    return UnpremultipliedBitmap(size: bitmap.size, pixels: pixels)
  }

  @Test(arguments: [FormulaPicture.gradient, .noise, .glassDisc, .disc])
  func oneReferenceGivesEachCandidateTheErrorsOfTheWholePicture(picture: FormulaPicture) throws {
    let reference = try picture.bitmap(150, 140)
    var shared = FlipReference(reference)
    // One pixel inside, at a corner, at both sides of a square's border; a line; much; another opacity.
    let places = [
      PixelRect(x: 30, y: 30, width: 1, height: 1), PixelRect(x: 149, y: 139, width: 1, height: 1),
      PixelRect(x: 63, y: 64, width: 1, height: 1), PixelRect(x: 64, y: 63, width: 1, height: 1),
      PixelRect(x: 0, y: 73, width: 150, height: 1), PixelRect(x: 20, y: 10, width: 100, height: 120),
    ]
    var candidates = places.map { Self.painted(reference, $0) }
    candidates.append(Self.painted(reference, PixelRect(x: 50, y: 50, width: 9, height: 30), alpha: 90))
    candidates += [reference, try FormulaPicture.otherNoise.bitmap(150, 140), candidates[0]]
    for (index, candidate) in candidates.enumerated() {
      let expected = Self.whole(reference, candidate)
      #expect(shared.map(candidate: candidate) == expected, "shared, \(index)")
      #expect(FlipError.map(reference: reference, candidate: candidate) == expected, "alone, \(index)")
    }
  }
}
