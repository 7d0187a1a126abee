import Drawing
import Geometry
import JSONText

extension PopoverLayout {
  /// The layout as something to draw.
  public func picture(style: PopoverStyle, metrics: PopoverMetrics) -> ComponentPicture {
    let whole = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    let source = image.source(style: style, metrics: metrics, reflection)
    let draw: DrawOperation.Content =
      switch stretch {
      case .onePart(let capInsets): .resizable(source, capInsets: capInsets, whole)
      case .twoPart(let firstInsets, let firstSize, let secondInsets):
        .resizable(
          .picture(
            Picture(
              size: firstSize,
              displayList: DisplayList([
                DrawOperation(
                  .resizable(
                    source, capInsets: firstInsets,
                    Rect(x: 0, y: 0, width: firstSize.width, height: firstSize.height)), label: .body)
              ]))),
          capInsets: secondInsets, whole)
      }
    return ComponentPicture(
      displayList: DisplayList([DrawOperation(draw, label: .body)]), size: bounds, inkBounds: inkBounds,
      regions: [
        ComponentPicture.Region(.arrow, arrow), ComponentPicture.Region(.body, body),
      ],
      geometry: geometry)
  }

  private var geometry: JSONValue {
    var members: [String: JSONValue] = [
      "component": .string("popover"), "bounds": .numbers([bounds.width, bounds.height]),
      "direction": .string(direction.rawValue), "arrowCentre": .number(arrowCentre),
      "image": .string(image.rawValue), "mirrored": .boolean(reflection == .mirrored), "arrow": arrow.json,
      "body": body.json, "content": content.json, "tip": .numbers([tip.x, tip.y]),
    ]
    switch stretch {
    case .onePart(let capInsets):
      members["stretch"] = .object(["kind": .string("one-part"), "capInsets": capInsets.json])
    case .twoPart(let firstInsets, let firstSize, let secondInsets):
      members["stretch"] = .object([
        "kind": .string("two-part"), "firstCapInsets": firstInsets.json,
        "firstSize": .numbers([firstSize.width, firstSize.height]), "secondCapInsets": secondInsets.json,
      ])
    }
    return .object(members)
  }
}
