import Conformance
import Geometry
import Pixels

/// Holds a drawn border to the inner half of a stroke one point wide (POP-23).
enum BorderOracle {
  /// How far a byte may be off: the coverage by the clip and by the stroke are rounded each, and their product.
  private static let mostSteps = 2.0

  /// Demands that each pixel's alpha is its coverage by the outline times that by the stroke (CG-03).
  ///
  /// - Parameter bitmap: drawn in ``PlainStyle/border``.
  static func demand(_ bitmap: Bitmap, along outline: Contour, scale: Int) throws {
    let clip = outline.coverage(columns: bitmap.width, rows: bitmap.height, scale: Double(scale))
    let stroke = ExactCoverage(
      StrokeOutline.pieces(outline.polygon(scale: Double(scale)), isClosed: true, width: Double(scale)),
      within: clip.bounds)
    func wanted(_ x: Int, _ y: Int) -> Double { 255 * clip.area(x: x, y: y) * stroke.area(x: x, y: y) }
    let wrong = bitmap.runs { x, y, pixel in
      (Double(pixel.alpha) - wanted(x, y)).magnitude > mostSteps
        || (clip.area(x: x, y: y) == 0 && pixel.alpha > 0)
    }
    guard let first = wrong.first else { return }
    throw Violation(
      "pixel (\(first.x), \(first.y)) has \(bitmap[first.x, first.y].alpha) of 255 of border, not"
        + " \(wanted(first.x, first.y))", marks: wrong)
  }
}
