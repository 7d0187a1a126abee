import Conformance
import Drawing
import Geometry

/// A popover background, or one of its images, as a display list draws it.
struct ShownBackground {
  /// A resizable image over a rectangle, in points.
  struct Stretch {
    var capInsets: EdgeInsets
    var destination: Rect
    /// The size of the image that is stretched.
    var source: Size
    /// Whether that image is mirrored.
    var isMirrored: Bool
  }

  /// The stretches, the outermost first.
  private(set) var stretches: [Stretch] = []
  /// Where the whole is drawn.
  private(set) var place: Rect
  /// What is drawn and stretched: gradient and border.
  private(set) var artwork: Picture
  /// Whether the columns of the artwork are reversed, all in all.
  private(set) var isMirrored = false

  /// The background of a layout; a layer shadow below it is passed over.
  init(_ layout: LaidOutPicture) throws {
    self = try locating(at: .everything) { try ShownBackground(layout.request.displayList) }
  }

  private init(_ list: DisplayList) throws {
    let operations = list.operations.filter { operation in
      if case .layerShadow = operation.content { return false }
      return true
    }
    try demand(operations.count == 1, "the background is drawn in \(operations.count) operations, not one")
    try demand(operations[0].clip == nil, "the background is clipped")
    let (source, rect): (ImageSource, Rect)
    var insets: EdgeInsets?
    switch operations[0].content {
    case .image(let image, let whole): (source, rect) = (image, whole)
    case .resizable(let image, let capInsets, let whole):
      (source, rect) = (image, whole)
      insets = capInsets
    case .fill, .stroke, .layerShadow: throw Violation("the background is drawn as no image")
    }
    let (picture, isMirrored) = try Self.picture(of: source)
    place = rect
    if let insets {
      stretches = [
        Stretch(capInsets: insets, destination: rect, source: picture.size, isMirrored: isMirrored)
      ]
    } else {
      try demand(
        rect.size == picture.size,
        "an image of \(picture.size) is drawn over \(rect.size), though not as a resizable one")
    }
    if let inner = Self.isImage(picture) ? try ShownBackground(picture.displayList) : nil {
      artwork = inner.artwork
      self.isMirrored = inner.isMirrored != isMirrored
      stretches += inner.stretches
      try demand(
        inner.place == Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height),
        "an image of \(picture.size) is drawn over \(inner.place)")
    } else {
      artwork = picture
      self.isMirrored = isMirrored
    }
  }

  private static func picture(of source: ImageSource) throws -> (Picture, isMirrored: Bool) {
    switch source {
    case .picture(let picture): return (picture, false)
    case .mirrored(let inner):
      let (picture, isMirrored) = try picture(of: inner)
      return (picture, !isMirrored)
    case .bitmap(let bitmap): throw Violation("the background is the bitmap \(bitmap.name)")
    }
  }

  /// Whether a picture draws one image and nothing else: a stretch.
  private static func isImage(_ picture: Picture) -> Bool {
    guard picture.displayList.operations.count == 1 else { return false }
    switch picture.displayList.operations[0].content {
    case .image, .resizable: return true
    case .fill, .stroke, .layerShadow: return false
    }
  }
}
