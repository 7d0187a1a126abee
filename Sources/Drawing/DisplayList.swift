public import Geometry
public import Pixels

/// What a component draws, in order, in points: all that a renderer gets to see of it.
public struct DisplayList: Equatable, Sendable {
  /// The operations, bottom to top.
  public var operations: [DrawOperation]

  /// A display list.
  public init(_ operations: [DrawOperation] = []) { self.operations = operations }
}

/// One draw, composited once over what lies below (CG-01).
public struct DrawOperation: Equatable, Sendable {
  /// What is drawn.
  public enum Content: Equatable, Sendable {
    /// A path filled non-zero, over its shadow if it has one.
    case fill(Path, Paint, shadow: Shadow?)
    /// A path stroked with butt caps and miter joins, `width` in points.
    case stroke(Path, width: Double, Color)
    /// A layer's shadow alone: of the path, with σ = `radius` points (CG-06).
    case layerShadow(Path, offset: Vector, radius: Double, Color)
    /// A resizable image over a rectangle (CG-07, CG-08).
    case resizable(ImageSource, capInsets: EdgeInsets, Rect)
    /// An image resampled to a rectangle (CG-10).
    case image(ImageSource, Rect)
  }

  /// What is drawn.
  public var content: Content
  /// Multiplies the draw's coverage by the coverage of this path, if given.
  public var clip: Path?
  /// The part of the component that this belongs to.
  public var label: RegionLabel

  /// A draw.
  public init(_ content: Content, clip: Path? = nil, label: RegionLabel) {
    self.content = content
    self.clip = clip
    self.label = label
  }
}
