import Geometry
import JSONText
import Pixels

extension PictureParameters {
  static func tutorialPopover(
    _ reader: inout ParameterReader
  ) throws(ParameterFailure) -> TutorialPopoverParameters {
    let bounds = try reader.required("bounds", try reader.numbers("bounds", 2))
    return TutorialPopoverParameters(
      step: try reader.required("step", try reader.word("step", TutorialPopoverParameters.Step.self)),
      bounds: Size(bounds[0], bounds[1]),
      direction: try reader.word("direction", ArrowDirection.self) ?? .up,
      offset: try reader.number("offset") ?? 0)
  }

  static func presentation(
    _ reader: inout ParameterReader
  ) throws(ParameterFailure) -> PresentationParameters {
    let anchor = try reader.required("anchor", try reader.numbers("anchor", 4))
    let container = try reader.required("container", try reader.numbers("container", 2))
    let contentSize = try reader.numbers("contentSize", 2)
    let margins = try reader.numbers("margins", 4) ?? [10, 10, 10, 10]
    return PresentationParameters(
      anchor: Rect(x: anchor[0], y: anchor[1], width: anchor[2], height: anchor[3]),
      container: Size(container[0], container[1]), contentSize: contentSize.map { Size($0[0], $0[1]) },
      permitted: try directions(&reader),
      margins: EdgeInsets(top: margins[0], left: margins[1], bottom: margins[2], right: margins[3]),
      keyboard: try reader.number("keyboard") ?? 0, barButton: try reader.boolean("barButton") ?? false,
      alreadyVisible: try reader.boolean("alreadyVisible") ?? false,
      freeWidth: try reader.boolean("freeWidth"), content: try content(&reader), style: try style(&reader),
      profile: try reader.word("profile", Profile.self) ?? .seed)
  }

  static func filmstrip(_ reader: inout ParameterReader) throws(ParameterFailure) -> FilmstripParameters {
    let instant = try reader.required("t", try reader.number("t"))
    guard (0...1).contains(instant) else {
      throw ParameterFailure(key: "t", problem: "\(instant) is no instant", remedy: "give 0…1")
    }
    return FilmstripParameters(
      from: try state(&reader, "from"), to: try state(&reader, "to"),
      timing: try reader.word("timing", FilmstripParameters.Timing.self) ?? .linear,
      explicit: try reader.boolean("explicit") ?? true, instant: instant)
  }

  private static func state(
    _ reader: inout ParameterReader, _ key: String
  ) throws(ParameterFailure) -> PopoverParameters {
    var state = try ParameterReader(try reader.required(key, reader.take(key)), path: reader.place(key))
    if let component = try state.string("component"), component != "popover" {
      throw ParameterFailure(
        key: state.place("component"), problem: "\(component) is no popover", remedy: "give a popover")
    }
    let popover = try popover(&state)
    try state.finish()
    return popover
  }

  private static func directions(
    _ reader: inout ParameterReader
  ) throws(ParameterFailure) -> [ArrowDirection] {
    let value = try reader.required("permitted", reader.take("permitted"))
    guard case .array(let items) = value else {
      throw ParameterFailure(
        key: "permitted", problem: ParameterReader.kind(of: value), remedy: "give a list of directions")
    }
    var directions: [ArrowDirection] = []
    for (index, item) in items.enumerated() {
      guard case .string(let text) = item, let direction = ArrowDirection(rawValue: text) else {
        throw ParameterFailure(
          key: "permitted[\(index)]", problem: ParameterReader.kind(of: item),
          remedy: "use one of up, down, left, right")
      }
      if !directions.contains(direction) { directions.append(direction) }
    }
    return directions
  }

  private static func content(
    _ reader: inout ParameterReader
  ) throws(ParameterFailure) -> PresentationParameters.Content {
    switch reader.take("content") {
    case nil: return .plain
    case .string("plain"): return .plain
    case .string("navigation"): return .navigation
    case .array(let items)?:
      return .color(try ParameterReader.color(.array(items), components: 3, at: "content"))
    case let other?:
      throw ParameterFailure(
        key: "content", problem: ParameterReader.kind(of: other), remedy: "use plain, navigation or [r,g,b]")
    }
  }
}
