import Geometry

/// A user's own images for a popover background (POP-25); what is not replaced is drawn in the style
/// `default`.
public struct ArtworkSet: Equatable, Sendable {
  /// The name of a set that the project draws, or a folder.
  public let name: String
  /// The images that are replaced.
  public let images: [SourceImage: ArtworkImage]
  /// Where its shape differs.
  public let dimensions: ArtworkDimensions

  /// A set, or the image whose cap insets leave no centre.
  ///
  /// - Throws: `ParameterFailure` with the key `images.NAME.capInsets`, for insets that are no whole pixels of
  ///   an image or leave less than one point of its width or height.
  public init(
    name: String, images: [SourceImage: ArtworkImage], dimensions: ArtworkDimensions
  ) throws(ParameterFailure) {
    self.init(unchecked: name, images: images, dimensions: dimensions)
    for image in SourceImage.allCases { try check(image) }
  }

  /// A set of the project's own, whose insets tests check.
  init(unchecked name: String, images: [SourceImage: ArtworkImage], dimensions: ArtworkDimensions) {
    self.name = name
    self.images = images
    self.dimensions = dimensions
  }

  /// The sets that the project draws.
  static let drawn = [wideArrow, oneScaleOnly]

  /// Constants with the set's own in the place of the base's.
  func metrics(over base: PopoverMetrics) -> PopoverMetrics {
    var metrics = base
    metrics.arrowBase = dimensions.arrowBase ?? base.arrowBase
    metrics.arrowHeight = dimensions.arrowHeight ?? base.arrowHeight
    metrics.cornerRadius = dimensions.cornerRadius ?? base.cornerRadius
    metrics.sideArrowCentreOffset = dimensions.sideArrowCentreOffset ?? base.sideArrowCentreOffset
    metrics.contentInsets = dimensions.contentInsets ?? base.contentInsets
    for (image, artwork) in images {
      if let capInsets = artwork.capInsets { metrics.capInsets[image] = capInsets }
    }
    return metrics
  }

  private func check(_ image: SourceImage) throws(ParameterFailure) {
    guard let artwork = images[image] else { return }
    let insets = metrics(over: .sources).capInsets(of: image, .none)
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    for source in artwork.sources {
      guard let size = source.pointSize else { continue }
      let isWhole = sides.allSatisfy { side in
        let pixels = side * Double(source.bitmapScale ?? 1)
        return pixels >= 0 && pixels == pixels.rounded()
      }
      let fits =
        insets.left + insets.right + 1 <= size.width && insets.top + insets.bottom + 1 <= size.height
      if isWhole && fits { continue }
      throw ParameterFailure(
        key: "images.\(image.rawValue).capInsets",
        problem:
          "\(insets.top) \(insets.left) \(insets.bottom) \(insets.right) leave no centre of 1 point and"
          + " whole pixels in an image of \(size.width)×\(size.height) points",
        remedy: "give capInsets [top,left,bottom,right] that leave one point of each side")
    }
  }
}
