/// One subpath as straight lines.
public struct Polyline: Equatable, Sendable {
  /// The vertices in order; a closed one does not repeat its first.
  public var points: [Point]
  /// Whether the last vertex is joined to the first.
  public var isClosed: Bool

  /// A polyline.
  public init(points: [Point], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}
