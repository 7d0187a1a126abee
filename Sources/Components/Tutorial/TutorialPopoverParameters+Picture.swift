import Drawing
import Geometry
import JSONText
import Pixels

extension TutorialPopoverParameters {
  /// The popover: plain gray behind the content in the version `inset`, clear in the others; content and
  /// arrow in yellow. The content has neither an inner shadow nor round corners (TUT-05).
  var picture: ComponentPicture {
    let layout = TutorialLayout(self)
    let whole = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    let yellow = Color(red: 1, green: 1, blue: 0)
    var operations: [DrawOperation] = []
    var regions: [ComponentPicture.Region] = []
    var ink: [Rect] = []
    var members: [String: JSONValue] = [
      "component": .string("tutorial-popover"), "step": .string(step.rawValue),
      "bounds": .numbers([bounds.width, bounds.height]), "content": layout.content.json,
      "wantsDefaultContentAppearance": .boolean(false),
    ]
    if step == .inset {
      operations.append(
        DrawOperation(.fill(Path(whole), .color(.gray), shadow: nil), label: .body))
      ink.append(whole)
      regions.append(ComponentPicture.Region(.body, whole))
    } else if !layout.content.isEmpty {
      regions.append(ComponentPicture.Region(.body, layout.content))
    }
    if !layout.content.isEmpty {
      operations.append(
        DrawOperation(.fill(Path(layout.content), .color(yellow), shadow: nil), label: .body))
      ink.append(layout.content)
    }
    if let arrow = layout.arrow, let image = layout.arrowRect {
      let shown = image.intersection(whole)
      // Bounds that are smaller than the arrow cut it.
      operations.append(
        DrawOperation(
          .fill(Path(polygon: arrow), .color(yellow), shadow: nil), clip: shown == image ? nil : Path(whole),
          label: .arrow))
      ink.append(shown)
      regions.insert(ComponentPicture.Region(.arrow, shown), at: 0)
      members["arrow"] = image.json
      members["tip"] = .numbers([arrow[0].x, arrow[0].y])
    }
    return ComponentPicture(
      displayList: DisplayList(operations), size: bounds,
      inkBounds: ink.dropFirst().reduce(ink.first) { $0?.union($1) }, regions: regions,
      geometry: .object(members))
  }
}
