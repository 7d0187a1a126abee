public import Geometry
public import JSONText
import Pixels

extension DisplayList {
  /// The operations as JSON, for `--display-list`, other renderers and digests.
  ///
  /// Lengths are in points. Bitmaps appear by name, size in pixels and, where it is not 1, scale.
  public var json: JSONValue {
    .object(["operations": .array(operations.map(\.json))])
  }
}

extension DrawOperation {
  fileprivate var json: JSONValue {
    var members: [String: JSONValue]
    switch content {
    case .fill(let path, let paint, let shadow):
      members = ["kind": .string("fill"), "path": path.json]
      switch paint {
      case .color(let color): members["color"] = color.json
      case .gradient(let gradient):
        members["gradient"] = .object([
          "from": gradient.from.json, "to": gradient.to.json,
          "start": .numbers([gradient.start.x, gradient.start.y]),
          "end": .numbers([gradient.end.x, gradient.end.y]),
          "extended": .boolean(gradient.isExtended),
        ])
      }
      if let shadow {
        members["shadow"] = .object([
          "offset": .numbers([shadow.offset.x, shadow.offset.y]), "blur": .number(shadow.blur),
          "color": shadow.color.json,
        ])
      }
    case .stroke(let path, let width, let color):
      members = [
        "kind": .string("stroke"), "path": path.json, "width": .number(width), "color": color.json,
      ]
    case .layerShadow(let path, let offset, let radius, let color):
      members = [
        "kind": .string("layerShadow"), "path": path.json, "offset": .numbers([offset.x, offset.y]),
        "radius": .number(radius), "color": color.json,
      ]
    case .resizable(let source, let capInsets, let rect):
      members = [
        "kind": .string("resizable"), "source": source.json, "rect": rect.json,
        "capInsets": capInsets.json,
      ]
    case .image(let source, let rect):
      members = ["kind": .string("image"), "source": source.json, "rect": rect.json]
    }
    members["label"] = .string(label.rawValue)
    if let clip { members["clip"] = clip.json }
    return .object(members)
  }
}

extension ImageSource {
  fileprivate var json: JSONValue {
    switch self {
    case .bitmap(let bitmap):
      var members: [String: JSONValue] = [
        "bitmap": .string(bitmap.name),
        "size": .numbers([Double(bitmap.bitmap.width), Double(bitmap.bitmap.height)]),
      ]
      if bitmap.scale != 1 { members["scale"] = .integer(bitmap.scale) }
      return .object(members)
    case .picture(let picture):
      return .object([
        "picture": picture.displayList.json,
        "size": .numbers([picture.size.width, picture.size.height]),
      ])
    case .mirrored(let source): return .object(["mirrored": source.json])
    }
  }
}

extension Path {
  /// The path as a list of steps: `["move",x,y]`, `["line",x,y]`, `["quadratic",cx,cy,x,y]`,
  /// `["cubic",c₁x,c₁y,c₂x,c₂y,x,y]`, `["close"]`.
  fileprivate var json: JSONValue {
    func step(_ name: String, _ points: Point...) -> JSONValue {
      .array([.string(name)] + points.flatMap { [.number($0.x), .number($0.y)] })
    }
    return .array(
      elements.map { element in
        switch element {
        case .move(let point): step("move", point)
        case .line(let point): step("line", point)
        case .quadratic(let control, let end): step("quadratic", control, end)
        case .cubic(let control1, let control2, let end): step("cubic", control1, control2, end)
        case .close: step("close")
        }
      })
  }
}

extension Color {
  fileprivate var json: JSONValue { .numbers([red, green, blue, alpha]) }
}

extension Rect {
  /// The rectangle as `[x,y,width,height]`.
  public var json: JSONValue { .numbers([x, y, width, height]) }
}

extension EdgeInsets {
  /// The insets as `[top,left,bottom,right]`.
  public var json: JSONValue { .numbers([top, left, bottom, right]) }
}
