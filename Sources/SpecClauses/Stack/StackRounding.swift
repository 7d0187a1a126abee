import Geometry

/// What double precision leaves of figures that are one.
enum StackRounding {
  /// Whether two numbers differ by no more than the rounding of a few operations on coordinates of up to
  /// some hundred points: 10⁻⁹, where these lose 10⁻¹² at most.
  static func agree(_ found: Double, _ expected: Double) -> Bool { (found - expected).magnitude <= 1e-9 }

  /// Whether two places do.
  static func agree(_ found: Point, _ expected: Point) -> Bool {
    agree(found.x, expected.x) && agree(found.y, expected.y)
  }
}
