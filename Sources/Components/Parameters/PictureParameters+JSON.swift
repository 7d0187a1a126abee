import Drawing
import Geometry
public import JSONText
import Pixels

extension PictureParameters {
  /// The parameters as JSON, from which the same picture is drawn; what has its default is left out,
  /// but for what tells pictures apart at a glance.
  public var json: JSONValue {
    var members: [String: JSONValue] = ["component": .string(component.name), "scale": .integer(scale)]
    switch component {
    case .popover(let popover): members.merge(popover.members) { $1 }
    case .sourceImage(let image):
      members["name"] = .string(image.name.rawValue)
      members["mirrored"] = .boolean(image.reflection == .mirrored)
      members["style"] = image.style.json
    case .stack(let stack):
      members["frame"] = .numbers([stack.frame.width, stack.frame.height])
      members["mode"] = .string(stack.mode.rawValue)
      members["image"] = .string(stack.image.text)
      members["profile"] = .string(stack.profile.rawValue)
      members["release"] = .string(stack.release.rawValue)
      if !stack.history.isEmpty { members["history"] = .array(stack.history.map(\.json)) }
    case .tutorialPopover(let tutorial): members.merge(tutorial.members) { $1 }
    case .presentation(let presentation): members.merge(presentation.members) { $1 }
    case .filmstrip(let filmstrip): members.merge(filmstrip.members) { $1 }
    }
    if let background {
      members["background"] = .numbers([background.red, background.green, background.blue])
    }
    if padding != component.defaultPadding { members["padding"] = padding.json }
    return .object(members)
  }
}

extension StyleChoice {
  var json: JSONValue {
    switch self {
    case .standard: return .string("default")
    case .renderedImages: return .string("rendered-images")
    case .artwork(let name): return .object(["artwork": .string(name)])
    case .colors(let style):
      func components(_ color: Color) -> JSONValue {
        .numbers([color.red, color.green, color.blue, color.alpha])
      }
      return .object([
        "border": components(style.border), "from": components(style.from), "to": components(style.to),
      ])
    }
  }
}

extension StackParameters.Setting {
  fileprivate var json: JSONValue {
    switch self {
    case .image(let image): .object(["image": .string(image.text)])
    case .frame(let frame): .object(["frame": .numbers([frame.width, frame.height])])
    case .mode(let mode): .object(["mode": .string(mode.rawValue)])
    }
  }
}
