import Drawing
public import Geometry
import JSONText

extension PopoverLayout {
  /// The layout as something to draw, its bounds' top left corner at `origin`.
  public func picture(
    style: PopoverStyle, metrics: PopoverMetrics, at origin: Point = Point(0, 0)
  ) -> ComponentPicture {
    let place = origin - Point(0, 0)
    let whole = Rect(x: origin.x, y: origin.y, width: bounds.width, height: bounds.height)
    let source = image.source(style: style, metrics: metrics, reflection)
    let draw = stretch.content(of: source, over: whole)
    return ComponentPicture(
      displayList: DisplayList([DrawOperation(draw, label: .body)]), size: bounds,
      inkBounds: inkBounds.moved(by: place),
      regions: [
        ComponentPicture.Region(.arrow, arrow.moved(by: place)),
        ComponentPicture.Region(.body, body.moved(by: place)),
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
