import Drawing
import Geometry

extension ArtworkSet {
  /// `one-x-only`: pixels at scale 1 alone, of the drawn images' sizes, side-top with the cap insets of the
  /// example artwork (POP-25).
  static let oneScaleOnly = ArtworkSet(
    unchecked: "one-x-only",
    images: Dictionary(
      uniqueKeysWithValues: SourceImage.allCases.map { image in
        let bitmap = NamedBitmap(
          name: "artwork:one-x-only/\(image.rawValue)", bitmap: ArtworkPainter(image).bitmap)
        let insets = image == .sideTop ? EdgeInsets(top: 43, left: 9, bottom: 9, right: 27) : nil
        return (image, ArtworkImage(.bitmaps([bitmap]), capInsets: insets))
      }),
    dimensions: ArtworkDimensions())
}
