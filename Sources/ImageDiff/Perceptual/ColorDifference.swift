import ElementaryFunctions
public import Pixels

/// The perceived difference of two colours: CIEDE2000.
public enum ColorDifference {
  /// ΔE₀₀ of two colours, 0 or more; about 1 is just noticeable.
  ///
  /// Sharma, Wu and Dalal, *The CIEDE2000 color-difference formula* (2005), with kL = kC = kH = 1; steps
  /// and equations are theirs. Either order gives the same bits, equal colours exactly 0.
  public static func deltaE00(_ first: LabColor, _ second: LabColor) -> Double {
    if first == second { return 0 }

    // Step 1, equations 2 to 7: a′, C′ and h′.
    let meanChroma = (chroma(first.a, first.b) + chroma(second.a, second.b)) / 2
    let stretch = 1 + 0.5 * (1 - saturation(meanChroma))
    let (a1, a2) = (stretch * first.a, stretch * second.a)
    let (chroma1, chroma2) = (chroma(a1, first.b), chroma(a2, second.b))
    let (hue1, hue2) = (hue(a1, first.b), hue(a2, second.b))

    // Step 2, equations 8 to 11: the differences. Gray has no hue, so none differs from it.
    let deltaLightness = second.lightness - first.lightness
    let deltaChroma = chroma2 - chroma1
    let hasHues = chroma1 * chroma2 != 0
    var deltaHueAngle = hasHues ? hue2 - hue1 : 0
    if deltaHueAngle > 180 { deltaHueAngle -= 360 } else if deltaHueAngle < -180 { deltaHueAngle += 360 }
    let deltaHue = 2 * (chroma1 * chroma2).squareRoot() * sine(radians(deltaHueAngle / 2))

    // Step 3, equations 12 to 14: the means.
    let lightness = (first.lightness + second.lightness) / 2
    let chroma = (chroma1 + chroma2) / 2
    var hue = hue1 + hue2
    if hasHues {
      if (hue1 - hue2).magnitude > 180 { hue += hue < 360 ? 360 : -360 }
      hue /= 2
    }

    // Equations 15 to 21: the weights.
    let t = hueWeight(radians(hue))
    let blueness = (hue - 275) / 25
    let rotation =
      -sine(radians(60 * exponential(-(blueness * blueness)))) * 2 * saturation(chroma)
    let fromMiddle = (lightness - 50) * (lightness - 50)
    let l = deltaLightness / (1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot())
    let c = deltaChroma / (1 + 0.045 * chroma)
    let h = deltaHue / (1 + 0.015 * chroma * t)

    // Equation 22.
    return (l * l + c * c + h * h + rotation * (c * h)).squareRoot()
  }

  /// T of equation 15, 1 − 0.17 cos(h − 30°) + 0.24 cos 2h + 0.32 cos(3h + 6°) − 0.20 cos(4h − 63°), from
  /// one sine and one cosine: the multiples and the shifts follow from the addition theorems.
  private static func hueWeight(_ hue: Double) -> Double {
    let (c1, s1) = (cosine(hue), sine(hue))
    let (c2, s2) = (c1 * c1 - s1 * s1, 2 * s1 * c1)
    let (c3, s3) = (c2 * c1 - s2 * s1, s2 * c1 + c2 * s1)
    let (c4, s4) = (c2 * c2 - s2 * s2, 2 * s2 * c2)
    let first = c1 * shift30.cosine + s1 * shift30.sine
    let third = c3 * shift6.cosine - s3 * shift6.sine
    let fourth = c4 * shift63.cosine + s4 * shift63.sine
    return 1 - 0.17 * first + 0.24 * c2 + 0.32 * third - 0.20 * fourth
  }

  private static let shift30 = (sine: sine(radians(30)), cosine: cosine(radians(30)))
  private static let shift6 = (sine: sine(radians(6)), cosine: cosine(radians(6)))
  private static let shift63 = (sine: sine(radians(63)), cosine: cosine(radians(63)))

  /// ΔE₀₀ of two sRGB pixels.
  ///
  /// If either lets something show through, both are composited on white and on black in encoded values,
  /// and the larger difference counts: colour under alpha 0 is none.
  public static func deltaE00(_ first: UnpremultipliedPixel, _ second: UnpremultipliedPixel) -> Double {
    if first == second { return 0 }
    let onWhite = deltaE00(ofOpaque: first.composited(on: 255), second.composited(on: 255))
    if first.alpha == 255 && second.alpha == 255 { return onWhite }
    return max(onWhite, deltaE00(ofOpaque: first.composited(on: 0), second.composited(on: 0)))
  }

  private static func deltaE00(
    ofOpaque first: UnpremultipliedPixel, _ second: UnpremultipliedPixel
  ) -> Double {
    if first == second { return 0 }
    return deltaE00(
      LabColor(red: first.red, green: first.green, blue: first.blue),
      LabColor(red: second.red, green: second.green, blue: second.blue))
  }

  private static func chroma(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }

  /// √(C⁷/(C⁷ + 25⁷)): from 0 for grays to nearly 1 for vivid colours.
  private static func saturation(_ chroma: Double) -> Double {
    let square = chroma * chroma
    let seventh = square * square * square * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  /// The angle in the plane of a′ and b, in degrees from 0 to 360; 0 for gray.
  private static func hue(_ a: Double, _ b: Double) -> Double {
    if a == 0 && b == 0 { return 0 }
    let degrees = arcTangent(y: b, x: a) * (180 / .pi)
    return degrees < 0 ? degrees + 360 : degrees
  }

  private static func radians(_ degrees: Double) -> Double { degrees * (.pi / 180) }
}
