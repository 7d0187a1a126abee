import ElementaryFunctions

/// A colour in CIELAB under the white D65 (0.95047, 1, 1.08883).
public struct LabColor: Equatable, Sendable {
  /// L\*, 0 (black) to 100 (white).
  public let lightness: Double
  /// a\*, from green (negative) to red; −86.2…98.3 for sRGB.
  public let a: Double
  /// b\*, from blue (negative) to yellow; −107.9…94.5 for sRGB.
  public let b: Double

  /// A colour from its coordinates.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The colour of sRGB-encoded bytes.
  ///
  /// The matrix to XYZ follows from the primaries of IEC 61966-2-1, (0.64, 0.33), (0.30, 0.60) and
  /// (0.15, 0.06), and the white; it is divided by the white here, so that its rows sum to 1 and
  /// grays have a\* and b\* within 10⁻¹³ of 0. Lightness and roots as in CIE 15 with the exact 216/24389.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    let (red, green, blue) = (linearLight[Int(red)], linearLight[Int(green)], linearLight[Int(blue)])
    let x =
      (0.412_456_439_089_692_1 * red + 0.357_576_077_643_908_97 * green
        + 0.180_437_483_266_398_93 * blue) / 0.95047
    let y =
      0.212_672_851_405_622_49 * red + 0.715_152_155_287_817_94 * green
      + 0.072_174_993_306_559_572 * blue
    let z =
      (0.019_333_895_582_329_317 * red + 0.119_192_025_881_302_99 * green
        + 0.950_304_078_536_368_77 * blue) / 1.08883
    let (fx, fy, fz) = (Self.compressed(x), Self.compressed(y), Self.compressed(z))
    lightness = 116 * fy - 16
    a = 500 * (fx - fy)
    b = 200 * (fy - fz)
  }

  /// The cube root, continued as a line where it would be too steep.
  private static func compressed(_ t: Double) -> Double {
    t > 216.0 / 24_389 ? cubeRoot(t) : (24_389.0 / 27 * t + 16) / 116
  }
}
