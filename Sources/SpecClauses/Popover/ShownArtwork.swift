import Conformance
import Drawing
import Geometry
import Pixels

/// The gradient and the border of a popover's artwork, as a display list draws them (POP-22, POP-23).
struct ShownArtwork {
  /// What is filled.
  let filled: Path
  let gradient: LinearGradient
  /// What clips the fill.
  let clip: Path?
  /// What is stroked.
  let stroked: Path
  let strokeWidth: Double
  let strokeColor: Color
  /// What clips the stroke.
  let strokeClip: Path?

  /// The artwork of a background.
  init(_ background: ShownBackground) throws {
    let operations = background.artwork.displayList.operations
    try demand(
      operations.count == 2, "the artwork has \(operations.count) draws, not fill and border",
      at: .areas(background.place))
    guard case .fill(let filled, .gradient(let gradient), let shadow) = operations[0].content else {
      throw Violation("the first draw of the artwork is no gradient", at: .areas(background.place))
    }
    try demand(shadow == nil, "the artwork's fill casts a shadow", at: .areas(background.place))
    guard case .stroke(let stroked, let width, let color) = operations[1].content else {
      throw Violation("the second draw of the artwork is no stroke", at: .areas(background.place))
    }
    self.filled = filled
    self.gradient = gradient
    clip = operations[0].clip
    self.stroked = stroked
    strokeWidth = width
    strokeColor = color
    strokeClip = operations[1].clip
  }

  /// The outline: what clips the fill.
  func outline() throws -> Contour {
    guard let clip, let contour = Contour(clip) else {
      throw Violation("the fill is not clipped to one closed outline", at: .everything)
    }
    return contour
  }
}
