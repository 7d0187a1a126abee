import Conformance
import Pixels

/// Holds drawn alpha to the area that an outline covers.
enum CoverageOracle {
  /// How far a byte of coverage may be off: half a step of rounding, and the curves of both, which may each
  /// lie beside the true one by a part of a step.
  private static let mostSteps = 1.0

  /// Demands that each pixel's alpha is the part of it inside an outline, and the sum its area.
  ///
  /// - Parameter bitmap: drawn in ``PlainStyle/coverage``.
  static func demand(_ bitmap: Bitmap, covers outline: Contour, scale: Int) throws {
    let pixels = Double(scale)
    let wanted = outline.coverage(columns: bitmap.width, rows: bitmap.height, scale: pixels)
    var sum = 0.0
    var worst = (steps: 0.0, x: 0, y: 0)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let alpha = Double(bitmap[x, y].alpha)
        sum += alpha / 255
        let steps = (alpha - 255 * wanted.area(x: x, y: y)).magnitude
        if steps > worst.steps { worst = (steps, x, y) }
      }
    }
    let area = outline.area(scale: pixels)
    try Conformance.demand(
      worst.steps <= mostSteps,
      "pixel (\(worst.x), \(worst.y)) has coverage \(bitmap[worst.x, worst.y].alpha), not"
        + " \(255 * wanted.area(x: worst.x, y: worst.y)), of 255",
      marks: bitmap.runs { x, y, pixel in
        (Double(pixel.alpha) - 255 * wanted.area(x: x, y: y)).magnitude > mostSteps
      })
    // Rounding of some hundred pixels along the outline, either way.
    try Conformance.demand(
      (sum - area).magnitude < 0.5 * pixels, "the ink covers \(sum) pixels, not \(area)",
      marks: [bitmap.inkBox ?? bitmap.bounds])
  }
}
