public import Drawing

extension SourceImage {
  /// The image as artwork: gradient and border, both clipped to the outline (POP-22, POP-23).
  public func picture(style: PopoverStyle, metrics: PopoverMetrics) -> Picture {
    PopoverArtwork.picture(
      of: outline(cornerRadius: metrics.cornerRadius), size: size, style: style, metrics: metrics)
  }

  /// The image as a source for drawing, mirrored or not.
  func source(style: PopoverStyle, metrics: PopoverMetrics, _ reflection: Reflection) -> ImageSource {
    let picture = ImageSource.picture(picture(style: style, metrics: metrics))
    return reflection == .mirrored ? .mirrored(picture) : picture
  }
}
