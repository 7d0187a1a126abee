public import Drawing
public import Geometry
public import JSONText

/// What a component hands on: what to draw, and where its parts lie. All lengths are in points.
public struct ComponentPicture: Sendable {
  /// A labelled part and the rectangle that holds it.
  public struct Region: Equatable, Sendable {
    /// The part.
    public let label: RegionLabel
    /// Where it lies, in the component's coordinates.
    public let rect: Rect

    /// A region.
    public init(_ label: RegionLabel, _ rect: Rect) {
      self.label = label
      self.rect = rect
    }
  }

  /// What is drawn; the origin is the top left corner of the component's bounds.
  public var displayList: DisplayList
  /// The component's own size.
  public var size: Size
  /// No pixel outside this is touched; nil when nothing is drawn.
  public var inkBounds: Rect?
  /// The labelled parts, most important first.
  public var regions: [Region]
  /// The layout's figures, for `render --layout`.
  public var geometry: JSONValue

  /// A picture.
  public init(displayList: DisplayList, size: Size, inkBounds: Rect?, regions: [Region], geometry: JSONValue)
  {
    self.displayList = displayList
    self.size = size
    self.inkBounds = inkBounds
    self.regions = regions
    self.geometry = geometry
  }
}
