import Drawing
import Geometry
import JSONText
import Pixels

extension PopoverParameters {
  /// The members that tell it apart; what has its default and is rare is left out.
  var members: [String: JSONValue] {
    var members: [String: JSONValue] = [
      "bounds": .numbers([bounds.width, bounds.height]), "direction": .string(direction.rawValue),
      "offset": .number(offset), "style": style.json, "profile": .string(profile.rawValue),
    ]
    if shadow != .none { members["shadow"] = .string(shadow.rawValue) }
    if layouts != 1 { members["layouts"] = .integer(layouts) }
    return members
  }
}

extension TutorialPopoverParameters {
  var members: [String: JSONValue] {
    [
      "step": .string(step.rawValue), "bounds": .numbers([bounds.width, bounds.height]),
      "direction": .string(direction.rawValue), "offset": .number(offset),
    ]
  }
}

extension PresentationParameters {
  var members: [String: JSONValue] {
    var members: [String: JSONValue] = [
      "anchor": .numbers([anchor.x, anchor.y, anchor.width, anchor.height]),
      "container": .numbers([container.width, container.height]),
      "permitted": .array(permitted.map { .string($0.rawValue) }), "style": style.json,
      "profile": .string(profile.rawValue),
    ]
    if let contentSize { members["contentSize"] = .numbers([contentSize.width, contentSize.height]) }
    if margins != EdgeInsets(all: 10) { members["margins"] = margins.json }
    if keyboard != 0 { members["keyboard"] = .number(keyboard) }
    if barButton { members["barButton"] = .boolean(true) }
    if alreadyVisible { members["alreadyVisible"] = .boolean(true) }
    if let freeWidth { members["freeWidth"] = .boolean(freeWidth) }
    switch content {
    case .plain: break
    case .navigation: members["content"] = .string("navigation")
    case .color(let color): members["content"] = .numbers([color.red, color.green, color.blue])
    }
    return members
  }
}

extension FilmstripParameters {
  var members: [String: JSONValue] {
    [
      "from": .object(from.members), "to": .object(to.members), "timing": .string(timing.rawValue),
      "explicit": .boolean(explicit), "t": .number(instant),
    ]
  }
}
