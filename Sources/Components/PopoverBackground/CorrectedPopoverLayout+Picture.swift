import Drawing
public import Geometry
import JSONText

extension CorrectedPopoverLayout {
  /// The layout as something to draw, its bounds' top left corner at `origin`.
  ///
  /// The view draws into a bitmap of its own, which lies over a shadow as a whole; left is the bitmap
  /// of right with its columns reversed (COR-04, CG-09).
  public func picture(
    style: PopoverStyle, metrics: PopoverMetrics, at origin: Point = Point(0, 0)
  ) -> ComponentPicture {
    let place = origin - Point(0, 0)
    let whole = Rect(x: origin.x, y: origin.y, width: bounds.width, height: bounds.height)
    let view = ImageSource.picture(
      PopoverArtwork.picture(of: outline, size: bounds, style: style, metrics: metrics))
    let source = direction == .left ? ImageSource.mirrored(view) : view
    return ComponentPicture(
      displayList: DisplayList([DrawOperation(.image(source, whole), label: .body)]), size: bounds,
      inkBounds: inkBounds.moved(by: place),
      regions: [
        ComponentPicture.Region(.arrow, arrow.moved(by: place)),
        ComponentPicture.Region(.body, body.moved(by: place)),
      ],
      geometry: .object([
        "component": .string("popover"), "bounds": .numbers([bounds.width, bounds.height]),
        "direction": .string(direction.rawValue), "arrowCentre": .number(arrowCentre), "arrow": arrow.json,
        "body": body.json, "content": content.json, "tip": .numbers([tip.x, tip.y]),
      ]))
  }
}
