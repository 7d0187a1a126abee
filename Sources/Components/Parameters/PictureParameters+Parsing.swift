import Geometry
public import JSONText
import Pixels

extension PictureParameters {
  /// The parameters that a JSON object gives; unknown keys, wrong types and impossible values are refused.
  public init(_ json: JSONValue) throws(ParameterFailure) {
    var reader = try ParameterReader(json, path: "")
    let name = try reader.required("component", try reader.string("component"))
    let component: Component
    switch name {
    case "popover": component = .popover(try Self.popover(&reader))
    case "source-image": component = .sourceImage(try Self.sourceImage(&reader))
    case "stack": component = .stack(try Self.stack(&reader))
    case "tutorial-popover": component = .tutorialPopover(try Self.tutorialPopover(&reader))
    case "presentation": component = .presentation(try Self.presentation(&reader))
    case "filmstrip": component = .filmstrip(try Self.filmstrip(&reader))
    default:
      throw ParameterFailure(
        key: "component", problem: "unknown component \"\(name)\"",
        remedy: "use one of popover, source-image, stack, tutorial-popover, presentation, filmstrip")
    }
    let scale = try reader.number("scale") ?? 1
    guard scale >= 1, scale <= Double(PixelSize.longestSide), scale == scale.rounded() else {
      throw ParameterFailure(key: "scale", problem: "\(scale) is impossible", remedy: "give 1, 2, 3, …")
    }
    var background: Color?
    if let value = reader.take("background") {
      background = try ParameterReader.color(value, components: 3, at: "background")
    }
    let padding = try reader.numbers("padding", 4)
    try reader.finish()
    try self.init(
      component: component, scale: Int(scale), background: background,
      padding: padding.map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) })
  }

  static func popover(_ reader: inout ParameterReader) throws(ParameterFailure) -> PopoverParameters {
    let bounds = try reader.required("bounds", try reader.numbers("bounds", 2))
    let direction = try reader.required("direction", try reader.word("direction", ArrowDirection.self))
    let layouts = try reader.number("layouts") ?? 1
    guard layouts >= 1, layouts <= 100, layouts == layouts.rounded() else {
      throw ParameterFailure(
        key: reader.place("layouts"), problem: "\(layouts) is impossible", remedy: "give 1, 2, 3, …, 100")
    }
    return PopoverParameters(
      bounds: Size(bounds[0], bounds[1]), direction: direction, offset: try reader.number("offset") ?? 0,
      style: try style(&reader), profile: try reader.word("profile", Profile.self) ?? .seed,
      shadow: try reader.word("shadow", ShadowChoice.self) ?? .none, layouts: Int(layouts))
  }

  private static func sourceImage(
    _ reader: inout ParameterReader
  ) throws(ParameterFailure) -> SourceImageParameters {
    SourceImageParameters(
      name: try reader.required("name", try reader.word("name", SourceImage.self)),
      reflection: try reader.boolean("mirrored") ?? false ? .mirrored : .none, style: try style(&reader))
  }

  private static func stack(_ reader: inout ParameterReader) throws(ParameterFailure) -> StackParameters {
    let frame = try reader.required("frame", try reader.numbers("frame", 2))
    let mode = try reader.required("mode", try reader.word("mode", StackMode.self))
    let image = try reader.required("image", try reader.string("image"))
    return StackParameters(
      frame: Size(frame[0], frame[1]), mode: mode, image: try StackImage(image, key: "image"),
      release: try reader.word("release", StackRelease.self) ?? .current, history: try history(&reader),
      profile: try reader.word("profile", Profile.self) ?? .seed)
  }

  static func style(_ reader: inout ParameterReader) throws(ParameterFailure) -> StyleChoice {
    guard let value = reader.take("style") else { return .standard }
    if case .string(let name) = value {
      switch name {
      case "default": return .standard
      case "rendered-images": return .renderedImages
      default:
        throw ParameterFailure(
          key: "style", problem: "unknown value \"\(name)\"",
          remedy: "use default, rendered-images or {\"border\":…,\"from\":…,\"to\":…}")
      }
    }
    if case .object(let members) = value, members["artwork"] != nil {
      var artwork = try ParameterReader(value, path: reader.place("style"))
      guard let name = try artwork.string("artwork"), !name.isEmpty else {
        throw ParameterFailure(
          key: artwork.place("artwork"), problem: "empty", remedy: "name a set or a folder")
      }
      try artwork.finish()
      return .artwork(name)
    }
    var colors = try ParameterReader(value, path: "style")
    func color(_ key: String) throws(ParameterFailure) -> Color {
      let value = try colors.required(key, colors.take(key))
      return try ParameterReader.color(value, components: 4, at: colors.place(key))
    }
    let style = PopoverStyle(border: try color("border"), from: try color("from"), to: try color("to"))
    try colors.finish()
    return .colors(style)
  }

  private static func history(
    _ reader: inout ParameterReader
  ) throws(ParameterFailure) -> [StackParameters.Setting] {
    guard let value = reader.take("history") else { return [] }
    guard case .array(let items) = value else {
      throw ParameterFailure(
        key: "history", problem: ParameterReader.kind(of: value), remedy: "give a list of settings")
    }
    var settings: [StackParameters.Setting] = []
    for (index, item) in items.enumerated() {
      let place = "history[\(index)]"
      var setting = try ParameterReader(item, path: place)
      let image = try setting.string("image")
      let frame = try setting.numbers("frame", 2)
      let mode = try setting.word("mode", StackMode.self)
      try setting.finish()
      switch (image, frame, mode) {
      case (let image?, nil, nil): settings.append(.image(try StackImage(image, key: "\(place).image")))
      case (nil, let frame?, nil):
        for (side, length) in frame.enumerated() where length <= 0 {
          throw ParameterFailure(
            key: "\(place).frame[\(side)]", problem: "\(length) is impossible", remedy: "give a size above 0")
        }
        settings.append(.frame(Size(frame[0], frame[1])))
      case (nil, nil, let mode?): settings.append(.mode(mode))
      default:
        throw ParameterFailure(
          key: place, problem: "not one setting", remedy: "give one of image, frame and mode in each object")
      }
    }
    return settings
  }
}
