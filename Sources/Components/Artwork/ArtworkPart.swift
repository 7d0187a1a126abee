import Drawing
import Geometry

/// One image of a set as a layout stretches it, mirrored or not.
struct ArtworkPart {
  /// What is drawn.
  let source: ImageSource
  /// The size in points: pixels divided by the scale.
  let size: Size
  /// In points, left and right exchanged in a mirrored image (POP-09).
  let capInsets: EdgeInsets

  /// The set's image, or the drawn one that it does not replace.
  ///
  /// - Parameters:
  ///   - scale: the request's device pixels to a point.
  ///   - profile: `seed` takes a mirrored bitmap's pixels as the screen's (D-10): size and insets are then in
  ///     the same pixels, and so in other points. `corrected` keeps the image's own scale (POP-39).
  ///   - metrics: the base's constants, without the set's.
  init(
    _ image: SourceImage, _ reflection: Reflection, of set: ArtworkSet, scale: Int, profile: Profile,
    metrics: PopoverMetrics
  ) {
    let insets = set.metrics(over: metrics).capInsets(of: image, reflection)
    guard let artwork = set.images[image] else {
      source = image.source(style: metrics.standardStyle, metrics: metrics, reflection)
      size = image.size
      capInsets = insets
      return
    }
    let own = artwork.source(at: scale)
    let ownSize = own.pointSize ?? image.size
    guard reflection == .mirrored else {
      (source, size, capInsets) = (own, ownSize, insets)
      return
    }
    guard profile == .seed, case .bitmap(let bitmap) = own, bitmap.scale != scale else {
      (source, size, capInsets) = (.mirrored(own), ownSize, insets)
      return
    }
    func screen(_ points: Double) -> Double { points * Double(bitmap.scale) / Double(scale) }
    source = .mirrored(.bitmap(bitmap.taken(atScale: scale)))
    size = Size(screen(ownSize.width), screen(ownSize.height))
    capInsets = EdgeInsets(
      top: screen(insets.top), left: screen(insets.left), bottom: screen(insets.bottom),
      right: screen(insets.right))
  }
}

extension ImageSource {
  /// The size in points, at whatever scale it is drawn.
  var pointSize: Size? {
    switch self {
    case .bitmap(let bitmap): bitmap.size
    case .picture(let picture): picture.size
    case .mirrored(let source): source.pointSize
    }
  }

  /// A bitmap's pixels to a point; nil for what is drawn at the request's scale.
  var bitmapScale: Int? {
    switch self {
    case .bitmap(let bitmap): bitmap.scale
    case .picture: nil
    case .mirrored(let source): source.bitmapScale
    }
  }
}
