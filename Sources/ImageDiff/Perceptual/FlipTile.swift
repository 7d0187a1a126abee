import ElementaryFunctions
import Pixels

/// A rectangle whose ꟻLIP errors are computed at once, from its pixels and those within the margin.
struct FlipTile {
  /// How far an error reaches: the radius of the wider filter, in pixels.
  static let margin = max(FlipKernel.sensitivity.radius, FlipKernel.features.radius)

  let core: PixelRect
  let backdrop: UInt8

  /// What one picture brings to the comparison, for the pixels of the core.
  struct Side {
    /// Y, Cx, Cz₁ and Cz₂ as the eye resolves them.
    let colors: FlipPlane
    /// Edges and points along x, edges and points along y.
    let features: FlipPlane
  }

  /// Filters one picture, which continues beyond its borders.
  func features(of bitmap: UnpremultipliedBitmap) -> Side {
    let margin = Self.margin
    var colors = FlipPlane(width: core.width + 2 * margin, height: core.height + 2 * margin)
    let inset = margin - FlipKernel.features.radius
    var luma = FlipPlane(width: colors.width - 2 * inset, height: colors.height - 2 * inset)
    let columns = (core.x - margin..<core.maxX + margin).map { min(max($0, 0), bitmap.width - 1) }
    for y in 0..<colors.height {
      let row = min(max(core.y - margin + y, 0), bitmap.height - 1) * bitmap.width
      for x in 0..<colors.width {
        let color = OpponentColor.yCxCz(bitmap.pixels[row + columns[x]].composited(on: backdrop))
        colors.values[y * colors.width + x] = color
        let (inner, innerRow) = (x - inset, y - inset)
        if inner >= 0 && inner < luma.width && innerRow >= 0 && innerRow < luma.height {
          luma.values[innerRow * luma.width + inner] = SIMD4(repeating: (color.x + 16) / 116)
        }
      }
    }
    return Side(colors: FlipKernel.sensitivity(colors), features: FlipKernel.features(luma))
  }

  /// Writes the errors of the core into a map of a given width.
  func store(_ reference: Side, _ candidate: Side, into errors: inout [Float], _ width: Int) {
    // Flat areas repeat one pair of colours, whose difference costs most of the work.
    var last = (reference: SIMD4<Float>.zero, candidate: SIMD4<Float>.zero, difference: 0.0)
    for y in 0..<core.height {
      let row = (core.y + y) * width + core.x
      for x in 0..<core.width {
        let index = y * core.width + x
        let pair = (reference.colors.values[index], candidate.colors.values[index])
        if pair != (last.reference, last.candidate) {
          last = (pair.0, pair.1, Self.colorDifference(pair.0, pair.1))
        }
        let color = last.difference
        // Most pixels of a tile may be far from any difference; zero to any power below 1 is zero.
        if color == 0 { continue }
        let feature = Self.featureDifference(
          reference.features.values[index], candidate.features.values[index])
        errors[row + x] = Float(min(power(color, 1 - feature), 1))
      }
    }
  }

  private static func colorDifference(_ reference: SIMD4<Float>, _ candidate: SIMD4<Float>) -> Double {
    if reference == candidate { return 0 }
    func adjusted(_ color: SIMD4<Float>) -> SIMD3<Double> {
      OpponentColor.huntLab(y: Double(color.x), cx: Double(color.y), cz: Double(color.z) + Double(color.w))
    }
    return OpponentColor.difference(adjusted(reference), adjusted(candidate))
  }

  /// The larger difference of edges and of points, 0…1, to the power of 0.5 (section 4.2).
  private static func featureDifference(_ reference: SIMD4<Float>, _ candidate: SIMD4<Float>) -> Double {
    func lengths(_ features: SIMD4<Float>) -> SIMD2<Float> {
      let squares = features * features
      return (squares.lowHalf + squares.highHalf).squareRoot()
    }
    let delta = lengths(reference) - lengths(candidate)
    let larger = Double(max(delta.x.magnitude, delta.y.magnitude))
    return (larger / Double(2).squareRoot()).squareRoot()
  }
}
