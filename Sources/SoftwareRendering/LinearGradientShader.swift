import Drawing
import Geometry
import Pixels

/// The colour of a linear gradient at a pixel (CG-04).
struct LinearGradientShader {
  private let gradient: LinearGradient
  private let start: Point
  private let step: Vector
  private let lengthSquared: Double
  private let from: SIMD4<Double>
  private let change: SIMD4<Double>

  /// Whether a row of pixels has one colour.
  var isConstantAlongRows: Bool { step.x == 0 }

  init(_ gradient: LinearGradient, map: PixelMap) {
    self.gradient = gradient
    start = map(gradient.start)
    step = map(gradient.end) - start
    lengthSquared = step.dot(step)
    func components(_ color: Color) -> SIMD4<Double> {
      SIMD4(color.red, color.green, color.blue, color.alpha)
    }
    from = components(gradient.from)
    change = components(gradient.to) - from
  }

  /// The colour at a pixel's centre — red, green, blue and alpha, unpremultiplied — or nil where
  /// nothing is painted.
  @inline(__always)
  func color(x: Int, y: Int) -> SIMD4<Double>? {
    guard lengthSquared > 0 else { return nil }
    var t = (Point(Double(x) + 0.5, Double(y) + 0.5) - start).dot(step) / lengthSquared
    if gradient.isExtended {
      t = min(max(t, 0), 1)
    } else if t < 0 || t > 1 {
      return nil
    }
    let color = from + change * t
    @inline(__always) func clamped(_ component: Double) -> Double { min(max(component, 0), 1) }
    return SIMD4(clamped(color.x), clamped(color.y), clamped(color.z), clamped(color.w))
  }
}
