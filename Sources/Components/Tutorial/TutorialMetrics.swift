/// The constants of SPEC section 2, in points.
enum TutorialMetrics {
  /// How wide the arrow's base is (TUT-01).
  static let arrowBase = 30.0
  /// How far the arrow stands out (TUT-01).
  static let arrowHeight = 20.0

  /// The distance from the bounds to the content (TUT-01).
  static func borderInset(_ step: TutorialPopoverParameters.Step) -> Double { step == .inset ? 8 : 0 }
}
