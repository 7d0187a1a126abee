import Drawing
import Geometry
import JSONText

/// One of the seven images drawn by itself at its own size.
struct SourceImageLayout {
  let name: SourceImage
  let reflection: Reflection

  func picture(style: PopoverStyle, metrics: PopoverMetrics) -> ComponentPicture {
    let size = name.size
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let margins = reflection == .mirrored ? name.margins.mirrored : name.margins
    let ink = whole.inset(by: margins)
    return ComponentPicture(
      displayList: DisplayList([
        DrawOperation(.image(name.source(style: style, metrics: metrics, reflection), whole), label: .body)
      ]),
      size: size, inkBounds: ink, regions: [ComponentPicture.Region(.body, ink)],
      geometry: .object([
        "component": .string("source-image"), "name": .string(name.rawValue), "outline": ink.json,
        "size": .numbers([size.width, size.height]),
      ]))
  }
}
