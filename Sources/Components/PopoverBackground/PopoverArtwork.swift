import Drawing
import Geometry

/// How an outline becomes a picture of a popover's background.
enum PopoverArtwork {
  /// Gradient and border, both clipped to the outline (POP-22, POP-23).
  ///
  /// The gradient runs from the top of the picture to its bottom, and the clip is applied to each
  /// draw by itself (CG-03), so that only the stroke's inner half shows.
  static func picture(
    of outline: Path, size: Size, style: PopoverStyle, metrics: PopoverMetrics
  ) -> Picture {
    let gradient = LinearGradient(
      from: style.from, to: style.to, start: Point(size.width / 2, 0),
      end: Point(size.width / 2, size.height),
      isExtended: false)
    let whole = Path(Rect(x: 0, y: 0, width: size.width, height: size.height))
    return Picture(
      size: size,
      displayList: DisplayList([
        DrawOperation(.fill(whole, .gradient(gradient), shadow: nil), clip: outline, label: .body),
        DrawOperation(
          .stroke(outline, width: metrics.borderWidth, style.border), clip: outline, label: .border),
      ]))
  }
}
