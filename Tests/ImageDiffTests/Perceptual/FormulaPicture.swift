import Pixels
import Testing

/// Pictures that any program can compute from a few integers, to be measured elsewhere too.
enum FormulaPicture {
  case noise, otherNoise, gradient, grainyGradient, disc, movedDisc, glassDisc, checks, redChecks
  case white, black, clear

  func bitmap(_ width: Int, _ height: Int) throws -> UnpremultipliedBitmap {
    let size = try PixelSize(width: width, height: height)
    return UnpremultipliedBitmap(
      size: size,
      pixels: (0..<size.count).map { pixel($0 % width, $0 / width, width, height) })
  }

  private func pixel(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> UnpremultipliedPixel {
    func opaque(_ red: Int, _ green: Int, _ blue: Int) -> UnpremultipliedPixel {
      UnpremultipliedPixel(
        red: UInt8(min(255, red)), green: UInt8(min(255, green)), blue: UInt8(min(255, blue)), alpha: 255)
    }
    let ramps = [(2 * x + y) % 256, (x + 3 * y) % 256, x * y % 256]
    let isDark = (x / 4 + y / 4) % 2 == 1
    switch self {
    case .noise: return opaque(noise(x, y, 0, 1), noise(x, y, 1, 1), noise(x, y, 2, 1))
    case .otherNoise: return opaque(noise(x, y, 0, 2), noise(x, y, 1, 2), noise(x, y, 2, 2))
    case .gradient: return opaque(ramps[0], ramps[1], ramps[2])
    case .grainyGradient:
      let grains = (0..<3).map { noise(x, y, $0, 3) % 24 }
      return opaque(ramps[0] + grains[0], ramps[1] + grains[1], ramps[2] + grains[2])
    case .disc, .movedDisc, .glassDisc:
      // Twice the way to the centre; the radius is 3/8 of the shorter side.
      let dx = 2 * x - width + 1 - (self == .movedDisc ? 4 : 0)
      let dy = 2 * y - height + 1
      let side = min(width, height)
      let isInside = 16 * (dx * dx + dy * dy) < 9 * side * side
      if self == .glassDisc {
        return isInside
          ? UnpremultipliedPixel(red: 30, green: 90, blue: 200, alpha: 96)
          : UnpremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 0)
      }
      return isInside ? opaque(30, 90, 200) : opaque(240, 236, 225)
    case .checks: return isDark ? opaque(0, 0, 0) : opaque(255, 255, 255)
    case .redChecks: return isDark ? opaque(0, 0, 0) : opaque(255, 0, 0)
    case .white: return opaque(255, 255, 255)
    case .black: return opaque(0, 0, 0)
    case .clear: return UnpremultipliedPixel(red: 90, green: 10, blue: 200, alpha: 0)
    }
  }

  /// A byte that looks random: multiplications and shifts of 32 bits.
  private func noise(_ x: Int, _ y: Int, _ channel: Int, _ seed: Int) -> Int {
    var value = UInt32(x) &* 0x9e37_79b1 &+ UInt32(y) &* 0x85eb_ca77
    value = value &+ UInt32(channel) &* 0xc2b2_ae3d &+ UInt32(seed) &* 0x27d4_eb2f
    value ^= value >> 15
    value = value &* 0x2c1b_3c6d
    value ^= value >> 12
    value = value &* 0x297a_2d39
    value ^= value >> 15
    return Int(value & 255)
  }
}

/// A pair of pictures and what reference programs say of it.
struct MeasuredPair: CustomTestStringConvertible, Sendable {
  let reference: FormulaPicture
  let candidate: FormulaPicture
  let width: Int
  let height: Int
  /// scikit-image 0.26.0, with the arguments of METRICS.md.
  let similarity: Double
  /// The mean of flip-evaluator 1.7.
  let flip: Double

  init(_ first: FormulaPicture, _ second: FormulaPicture, _ w: Int, _ h: Int, _ s: Double, _ f: Double) {
    (reference, candidate, width, height, similarity, flip) = (first, second, w, h, s, f)
  }

  var testDescription: String { "\(reference) and \(candidate), \(width) × \(height)" }

  /// Of translucent pictures the reference programs saw the composites on white and on black.
  static let all = [
    MeasuredPair(.gradient, .grainyGradient, 11, 11, 0.797_027_554, 0.216_342_5),
    MeasuredPair(.noise, .otherNoise, 40, 31, 0.042_382_446, 0.460_185_5),
    MeasuredPair(.gradient, .grainyGradient, 64, 50, 0.905_063_434, 0.216_964_3),
    MeasuredPair(.disc, .movedDisc, 70, 61, 0.715_582_949, 0.140_355_2),
    MeasuredPair(.checks, .redChecks, 33, 29, 0.300_669_482, 0.934_396_0),
    MeasuredPair(.white, .black, 24, 20, 0.000_099_990, 0.967_388_3),
    MeasuredPair(.disc, .glassDisc, 50, 50, 0.221_846_630, 0.953_311_1),
    MeasuredPair(.glassDisc, .clear, 45, 38, 0.163_506_655, 0.389_942_6),
    MeasuredPair(.checks, .disc, 130, 75, -0.000_742_946, 0.694_777_2),
    MeasuredPair(.noise, .gradient, 100, 12, 0.024_713_653, 0.822_646_4),
    MeasuredPair(.white, .checks, 16, 90, 0.002_971_684, 0.639_366_8),
  ]
}
