import Drawing
import Geometry
import JSONText

extension PopoverLayout {
  /// The layout as something to draw.
  public func picture(style: PopoverStyle, metrics: PopoverMetrics) -> ComponentPicture {
    let source = image.source(style: style, metrics: metrics, reflection)
    let draw = stretch.content(of: source, over: bounds)
    return ComponentPicture(
      displayList: DisplayList([DrawOperation(draw, label: .body)]), size: bounds, inkBounds: inkBounds,
      regions: [
        ComponentPicture.Region(.arrow, arrow), ComponentPicture.Region(.body, body),
      ],
      geometry: geometry)
  }

  private var geometry: JSONValue {
    .object([
      "component": .string("popover"), "bounds": .numbers([bounds.width, bounds.height]),
      "direction": .string(direction.rawValue), "arrowCentre": .number(arrowCentre),
      "image": .string(image.rawValue), "mirrored": .boolean(reflection == .mirrored), "arrow": arrow.json,
      "body": body.json, "content": content.json, "tip": .numbers([tip.x, tip.y]),
      "stretch": stretch.json,
    ])
  }
}
