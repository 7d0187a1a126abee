/// A part of a component that a difference is reported for.
public enum RegionLabel: String, CaseIterable, Sendable {
  /// A popover's arrow.
  case arrow
  /// A popover's body.
  case body
  /// The stroked outline of a popover.
  case border
  /// The white sheet round a photo.
  case matte
  /// The photo of a stack.
  case photo
  /// Whatever a shadow alone reaches.
  case shadow
}
