import Geometry

/// A cubic as straight lines.
enum FlattenedCubic {
  /// How far a line may lie from the curve, in the points' own unit.
  static let flatness = 0.0005

  /// The ends of the lines, the last one the curve's own; the start is left out.
  static func points(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> [Point] {
    // |B″| ≤ 6·max|second difference|, and a step of 1/n leaves |B″|/(8n²).
    let bend = max(((a - b) + (c - b)).length, ((b - c) + (d - c)).length)
    let count = max(1, (6 * bend / (8 * flatness)).squareRoot().rounded(.up))
    return (1...Int(count)).map { index in
      let t = Double(index) / count
      // De Casteljau: lines between lines between lines.
      func between(_ p: Point, _ q: Point) -> Point { p + (q - p) * t }
      let (ab, bc, cd) = (between(a, b), between(b, c), between(c, d))
      return between(between(ab, bc), between(bc, cd))
    }
  }
}
