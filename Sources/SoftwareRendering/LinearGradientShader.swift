import Drawing
import Geometry
import Pixels

/// The colour of a linear gradient at a pixel (CG-04).
struct LinearGradientShader {
  private let gradient: LinearGradient
  private let start: Point
  private let step: Vector
  private let lengthSquared: Double

  /// Whether a row of pixels has one colour.
  var isConstantAlongRows: Bool { step.x == 0 }

  init(_ gradient: LinearGradient, map: PixelMap) {
    self.gradient = gradient
    start = map(gradient.start)
    step = map(gradient.end) - start
    lengthSquared = step.dot(step)
  }

  /// The colour at a pixel's centre; nil where nothing is painted.
  func color(x: Int, y: Int) -> Color? {
    guard lengthSquared > 0 else { return nil }
    var t = (Point(Double(x) + 0.5, Double(y) + 0.5) - start).dot(step) / lengthSquared
    if gradient.isExtended {
      t = min(max(t, 0), 1)
    } else if t < 0 || t > 1 {
      return nil
    }
    func between(_ from: Double, _ to: Double) -> Double { min(max(from + (to - from) * t, 0), 1) }
    return Color(
      red: between(gradient.from.red, gradient.to.red),
      green: between(gradient.from.green, gradient.to.green),
      blue: between(gradient.from.blue, gradient.to.blue),
      alpha: between(gradient.from.alpha, gradient.to.alpha))
  }
}
