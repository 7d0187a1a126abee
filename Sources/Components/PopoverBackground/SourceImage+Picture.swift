public import Drawing
import Geometry

extension SourceImage {
  /// The image as artwork: gradient and border, both clipped to the outline (POP-22, POP-23).
  public func picture(style: PopoverStyle, metrics: PopoverMetrics) -> Picture {
    let outline = outline(cornerRadius: metrics.cornerRadius)
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

  /// The image as a source for drawing, mirrored or not.
  func source(style: PopoverStyle, metrics: PopoverMetrics, _ reflection: Reflection) -> ImageSource {
    let picture = ImageSource.picture(picture(style: style, metrics: metrics))
    return reflection == .mirrored ? .mirrored(picture) : picture
  }
}
