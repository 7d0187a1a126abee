public import Drawing
public import Geometry

/// One image of a set of artwork, which replaces one of the seven (POP-25).
public struct ArtworkImage: Equatable, Sendable {
  /// What the image consists of.
  public enum Content: Equatable, Sendable {
    /// Pixels at one scale or at several; at least one.
    case bitmaps([NamedBitmap])
    /// Drawn anew at every scale.
    case picture(Picture)
  }

  /// What it consists of.
  public let content: Content
  /// In points, measured on the image as it is unmirrored; nil for those of the image it replaces.
  public let capInsets: EdgeInsets?

  /// An image.
  ///
  /// - Precondition: there is a bitmap or a picture.
  public init(_ content: Content, capInsets: EdgeInsets?) {
    if case .bitmaps(let bitmaps) = content {
      precondition(!bitmaps.isEmpty, "an image has pixels")
    }
    self.content = content
    self.capInsets = capInsets
  }

  /// What is drawn at a scale: the bitmap of that scale, else of the next lower one, else of the lowest.
  func source(at scale: Int) -> ImageSource {
    switch content {
    case .picture(let picture): return .picture(picture)
    case .bitmaps(let bitmaps):
      let rising = bitmaps.sorted { $0.scale < $1.scale }
      let chosen = rising.last { $0.scale <= scale } ?? rising[0]
      return .bitmap(chosen)
    }
  }

  /// Every form that may be drawn, for checks.
  var sources: [ImageSource] {
    switch content {
    case .picture(let picture): [.picture(picture)]
    case .bitmaps(let bitmaps): bitmaps.map(ImageSource.bitmap)
    }
  }
}
