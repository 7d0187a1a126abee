import Geometry

/// What one of the drawn sets of artwork says of itself: facts of the input, not of the code under test.
struct ArtworkFacts {
  /// One of its images, in points.
  struct Image {
    let size: Size
    let capInsets: EdgeInsets
  }

  /// Its name in parameters.
  let name: String
  /// By the names of POP-04.
  let images: [String: Image]
  let arrowBase: Double
  let arrowHeight: Double
  let contentInsets: Double
  /// Whether its images are pixels at scale 1, whatever the screen's.
  let isOneScaleOnly: Bool

  static func named(_ name: String) -> ArtworkFacts? { [wideArrow, oneScaleOnly].first { $0.name == name } }

  /// An arrow of 60×26, drawn at every scale: the drawn images, 24 longer and 7 higher at the arrow.
  static let wideArrow = ArtworkFacts(
    name: "wide-arrow",
    images: [
      "up": image(81, 58, 48, 9, 9, 71), "up-right": image(76, 58, 48, 9, 9, 66),
      "down": image(81, 58, 23, 9, 34, 71), "down-right": image(76, 58, 23, 9, 34, 66),
      "side": image(44, 96, 24, 9, 71, 34), "side-top": image(44, 91, 67, 9, 23, 34),
      "side-bottom": image(44, 91, 23, 9, 67, 34),
    ], arrowBase: 60, arrowHeight: 26, contentInsets: 10, isOneScaleOnly: false)

  /// Pixels at scale 1 of POP-04's sizes with POP-02's insets, but for side-top's (POP-25).
  static let oneScaleOnly = ArtworkFacts(
    name: "one-x-only",
    images: [
      "up": image(57, 51, 41, 9, 9, 47), "up-right": image(52, 51, 41, 9, 9, 42),
      "down": image(57, 51, 23, 9, 27, 47), "down-right": image(52, 51, 23, 9, 27, 42),
      "side": image(37, 72, 24, 9, 47, 27), "side-top": image(37, 67, 43, 9, 9, 27),
      "side-bottom": image(37, 67, 23, 9, 43, 27),
    ], arrowBase: 37, arrowHeight: 19, contentInsets: 8, isOneScaleOnly: true)

  /// Cap insets in the order top, left, bottom, right.
  private static func image(
    _ width: Double, _ height: Double, _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
  ) -> Image {
    Image(
      size: Size(width, height), capInsets: EdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }
}
