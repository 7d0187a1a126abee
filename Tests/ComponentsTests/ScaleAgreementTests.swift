import Geometry
import Pixels
import Testing

@testable import Components

/// A picture at scale 2 or 3, box-reduced, against the one at scale 1.
struct ScaleAgreementTests {
  /// The differences of all channels, in 0…255 steps: on average, and the largest.
  private static func difference(_ component: PictureParameters.Component, scale: Int) throws -> (
    mean: Double, largest: Double
  ) {
    let small = try draw(component, scale: 1)
    let large = try draw(component, scale: scale)
    var sum = 0.0
    var largest = 0.0
    for y in 0..<small.height {
      for x in 0..<small.width {
        var total = SIMD4<Double>.zero
        for row in 0..<scale {
          for column in 0..<scale {
            total += Self.channels(large[x * scale + column, y * scale + row])
          }
        }
        let change = total / Double(scale * scale) - Self.channels(small[x, y])
        for channel in 0..<4 {
          sum += change[channel].magnitude
          largest = max(largest, change[channel].magnitude)
        }
      }
    }
    return (sum / Double(4 * small.width * small.height), largest)
  }

  private static func channels(_ pixel: PremultipliedPixel) -> SIMD4<Double> {
    SIMD4(Double(pixel.red), Double(pixel.green), Double(pixel.blue), Double(pixel.alpha))
  }

  @Test(
    "CG-14: scales 2 and 3 agree with scale 1 within 1.5 on average and 64 at any pixel",
    arguments: Profile.allCases, ArrowDirection.allCases)
  func cg14Popovers(profile: Profile, direction: ArrowDirection) throws {
    for scale in [2, 3] {
      for offset in [-20.0, 0, 31] {
        let found = try Self.difference(
          .popover(
            PopoverParameters(
              bounds: Size(160, 180), direction: direction, offset: offset, style: .standard, profile: profile
            )),
          scale: scale)
        #expect(found.mean <= 1.5 && found.largest <= 64, "\(found) at \(offset), \(scale)")
      }
    }
  }
}
