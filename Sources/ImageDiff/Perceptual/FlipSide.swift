import ElementaryFunctions
import Pixels

/// What one picture brings to a ꟻLIP comparison, for the pixels of a rectangle.
///
/// Each pixel depends on those within the margin alone, and so has the same bits in whatever rectangle.
struct FlipSide: Sendable {
  /// How far an error reaches: the radius of the wider filter, in pixels.
  static let margin = max(FlipKernel.sensitivity.radius, FlipKernel.features.radius)

  /// The rectangle, row by row in all that follows.
  private let area: PixelRect
  /// Y, Cx, Cz₁ and Cz₂ as the eye resolves them.
  private let colors: FlipPlane
  /// The same colours, Hunt-adjusted.
  private let adjusted: [SIMD3<Double>]
  /// Lengths of edges and of points.
  private let features: [SIMD2<Float>]

  /// Filters a picture, which continues beyond its borders.
  init(of bitmap: UnpremultipliedBitmap, in area: PixelRect, on backdrop: UInt8) {
    let margin = Self.margin
    var colors = FlipPlane(width: area.width + 2 * margin, height: area.height + 2 * margin)
    let inset = margin - FlipKernel.features.radius
    var luma = FlipPlane(width: colors.width - 2 * inset, height: colors.height - 2 * inset)
    let columns = (area.x - margin..<area.maxX + margin).map { min(max($0, 0), bitmap.width - 1) }
    for y in 0..<colors.height {
      let row = min(max(area.y - margin + y, 0), bitmap.height - 1) * bitmap.width
      let innerRow = y - inset
      for x in 0..<colors.width {
        let color = OpponentColor.yCxCz(bitmap.pixels[row + columns[x]].composited(on: backdrop))
        colors.values[y * colors.width + x] = color
        let inner = x - inset
        if inner >= 0 && inner < luma.width && innerRow >= 0 && innerRow < luma.height {
          luma.values[innerRow * luma.width + inner] = SIMD4(repeating: (color.x + 16) / 116)
        }
      }
    }
    self.area = area
    self.colors = FlipKernel.sensitivity(colors)
    adjusted = Self.adjusted(self.colors)
    features = FlipKernel.features(luma).values.map(Self.lengths)
  }

  /// Writes the errors of a rectangle within both areas into a map of a given width.
  static func store(
    _ reference: FlipSide, _ candidate: FlipSide, in rect: PixelRect, into errors: inout [Float], _ width: Int
  ) {
    // Flat areas repeat one pair of colours, and of features, which cost most of the work.
    var last = (reference: SIMD4<Float>.zero, candidate: SIMD4<Float>.zero, difference: 0.0)
    var lastError = (color: 0.0, feature: 0.0, error: Float(0))
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX {
        let (here, there) = (reference.index(x, y), candidate.index(x, y))
        let pair = (reference.colors.values[here], candidate.colors.values[there])
        if pair != (last.reference, last.candidate) {
          let difference =
            pair.0 == pair.1
            ? 0 : OpponentColor.difference(reference.adjusted[here], candidate.adjusted[there])
          last = (pair.0, pair.1, difference)
        }
        let color = last.difference
        // Most pixels may be far from any difference; zero to any power below 1 is zero.
        if color == 0 { continue }
        let feature = featureDifference(reference.features[here], candidate.features[there])
        if color != lastError.color || feature != lastError.feature {
          lastError = (color, feature, Float(min(power(color, 1 - feature), 1)))
        }
        errors[y * width + x] = lastError.error
      }
    }
  }

  private func index(_ x: Int, _ y: Int) -> Int { (y - area.y) * area.width + x - area.x }

  private static func adjusted(_ colors: FlipPlane) -> [SIMD3<Double>] {
    var last = (color: SIMD4<Float>(repeating: .nan), adjusted: SIMD3<Double>.zero)
    return colors.values.map { color in
      if color != last.color {
        let cz = Double(color.z) + Double(color.w)
        last = (color, OpponentColor.huntLab(y: Double(color.x), cx: Double(color.y), cz: cz))
      }
      return last.adjusted
    }
  }

  private static func lengths(_ features: SIMD4<Float>) -> SIMD2<Float> {
    let squares = features * features
    return (squares.lowHalf + squares.highHalf).squareRoot()
  }

  /// The larger difference of edges and of points, 0…1, to the power of 0.5 (section 4.2).
  private static func featureDifference(_ reference: SIMD2<Float>, _ candidate: SIMD2<Float>) -> Double {
    let delta = reference - candidate
    let larger = Double(max(delta.x.magnitude, delta.y.magnitude))
    return (larger / Double(2).squareRoot()).squareRoot()
  }
}
