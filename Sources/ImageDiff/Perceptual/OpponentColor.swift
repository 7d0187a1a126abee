import ElementaryFunctions
import Pixels

/// The colour spaces of ꟻLIP: YCxCz, in which it filters, and CIELAB after Hunt, in which it compares.
///
/// XYZ stands divided by the white throughout, so that white is (1, 1, 1).
enum OpponentColor {
  /// XYZ of linear red, green and blue: sRGB's matrix as Andersson et al. give it, each row divided by its
  /// sum.
  private static let toXYZ: [SIMD3<Double>] = {
    let red = SIMD3(10_135_552.0, 2_613_072 * 2, 1_425_312)
    let green = SIMD3(8_788_810.0, 8_788_810 * 2, 8_788_810)
    let blue = SIMD3(4_435_075.0, 887_015 * 2, 70_074_185)
    let white = red + green + blue
    return [red / white, green / white, blue / white]
  }()

  /// Linear red, green and blue of X, Y and Z.
  private static let fromXYZ: [SIMD3<Double>] = {
    let (a, b, c) = (toXYZ[0], toXYZ[1], toXYZ[2])
    let (bc, ca, ab) = (cross(b, c), cross(c, a), cross(a, b))
    let determinant = (a * bc).sum()
    return (0..<3).map { SIMD3(bc[$0], ca[$0], ab[$0]) / determinant }
  }()

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// What each byte of red, green and blue adds to YCxCz.
  private static let shares: [[SIMD4<Double>]] = toXYZ.map { column in
    linearLight.map { light in
      let xyz = column * light
      let cz = 200 * (xyz.y - xyz.z)
      return SIMD4(116 * xyz.y, 500 * (xyz.x - xyz.y), cz, cz)
    }
  }
  private static let (reds, greens, blues) = (shares[0], shares[1], shares[2])

  /// Y, Cx, Cz and Cz again of an opaque sRGB pixel (section 4.1.1).
  static func yCxCz(_ pixel: UnpremultipliedPixel) -> SIMD4<Float> {
    let sum = reds[Int(pixel.red)] + greens[Int(pixel.green)] + blues[Int(pixel.blue)]
    return SIMD4<Float>(sum - SIMD4(16, 0, 0, 0))
  }

  /// L\*, a\* and b\* after Hunt (section 4.1.2): colours of the dark count less.
  ///
  /// Filtered colours that a screen cannot show are clamped in linear light first.
  static func huntLab(y: Double, cx: Double, cz: Double) -> SIMD3<Double> {
    let luminance = (y + 16) / 116
    let x = luminance + cx / 500
    let z = luminance - cz / 200
    let light = fromXYZ[0] * x + fromXYZ[1] * luminance + fromXYZ[2] * z
    return huntLab(linear: light.clamped(lowerBound: .zero, upperBound: .one))
  }

  private static func huntLab(linear light: SIMD3<Double>) -> SIMD3<Double> {
    let xyz = toXYZ[0] * light.x + toXYZ[1] * light.y + toXYZ[2] * light.z
    let (fx, fy, fz) = (compressed(xyz.x), compressed(xyz.y), compressed(xyz.z))
    let lightness = 116 * fy - 16
    let damping = 0.01 * lightness
    return SIMD3(lightness, damping * 500 * (fx - fy), damping * 200 * (fy - fz))
  }

  private static func compressed(_ t: Double) -> Double {
    t > 216.0 / 24_389 ? cubeRoot(t) : 841.0 / 108 * t + 4.0 / 29
  }

  /// The difference of two Hunt-adjusted colours, 0…1 (sections 4.1.3 and 4.1.4): HyAB to the power of 0.7,
  /// stretched so that the differences below 0.4 of the largest, that of green and blue, take up 0.95.
  static func difference(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
    if first == second { return 0 }
    let difference = power(hyAB(first, second), 0.7)
    let knee = 0.4 * largest
    return difference < knee
      ? difference * 0.95 / knee : 0.95 + (difference - knee) / (largest - knee) * 0.05
  }

  private static let largest = power(
    hyAB(huntLab(linear: SIMD3(0, 1, 0)), huntLab(linear: SIMD3(0, 0, 1))), 0.7)

  /// The distance of Abasi, Amani Tehran and Fairchild (2019): city block in lightness, Euclid in colour.
  private static func hyAB(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
    let delta = first - second
    return delta.x.magnitude + (delta.y * delta.y + delta.z * delta.z).squareRoot()
  }
}
