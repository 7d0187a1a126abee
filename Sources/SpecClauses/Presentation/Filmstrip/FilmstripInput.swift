import Conformance
import Geometry
import JSONText
import PropertyTesting

/// An instant of a change between two bounds.
struct FilmstripInput: ClauseInput {
  var from: Size
  var to: Size
  var direction: String
  var offset: Double
  /// Nil for none given.
  var timing: TimingFunction?
  var isExplicit: Bool
  var instant: Double
  var hasShadow: Bool
  var scale: Int
  var profile: String
  /// In points, the same on every side; nil for none given.
  var padding: Double?

  var parameters: JSONValue {
    var members: [String: JSONValue] = [
      "component": .string("filmstrip"), "from": state(from), "to": state(to), "t": .number(instant),
      "explicit": .boolean(isExplicit), "scale": .integer(scale),
    ]
    if let timing { members["timing"] = .string(timing.name) }
    if let padding { members["padding"] = .numbers([padding, padding, padding, padding]) }
    return .object(members)
  }

  /// A popover background of some bounds.
  func state(_ bounds: Size) -> JSONValue {
    var members: [String: JSONValue] = [
      "bounds": .numbers([bounds.width, bounds.height]), "direction": .string(direction),
      "offset": .number(offset), "profile": .string(profile),
    ]
    if hasShadow { members["shadow"] = .string("layer") }
    return .object(members)
  }

  /// None given is linear.
  var progress: Double { (timing ?? TimingFunction.all[0]).progress(at: instant) }

  /// The corner at the bottom right between its places in both states, unrounded; the one at the top left
  /// stays.
  var corner: Size {
    Size(
      from.width + (to.width - from.width) * progress, from.height + (to.height - from.height) * progress)
  }

  /// The instant's bounds, on device pixels.
  var bounds: Size {
    let grid = Double(scale)
    return Size(
      SingleFloat.round(corner.width * grid) / grid, SingleFloat.round(corner.height * grid) / grid)
  }

  var classes: [String] {
    [
      timing?.name ?? "none given", isExplicit ? "explicit" : "implicit", direction,
      instant == 0 ? "start" : instant == 1 ? "end" : "between",
    ]
  }
  var measure: [Double] {
    [1, from.width + from.height + to.width + to.height, offset.magnitude, Double(scale), instant]
  }
  var deviations: [String] { [] }

  /// Changes of any kind.
  static func any(_ profile: String) -> Generator<FilmstripInput> { changes(profile, sides: 60...400) }

  /// Small ones, for pixels, with a shadow; half of them keep to a shadow that fits a small canvas.
  static func small(_ profile: String) -> Generator<FilmstripInput> {
    changes(profile, sides: 60...110).map { input in
      var input = input
      input.scale = 1
      input.hasShadow = true
      input.padding = 12
      return input
    }
  }

  private static func changes(_ profile: String, sides: ClosedRange<Int>) -> Generator<FilmstripInput> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let from = Size(
        try source.draw(.wholePoints(in: sides)), try source.draw(.wholePoints(in: sides)))
      let to = Size(try source.draw(.wholePoints(in: sides)), try source.draw(.wholePoints(in: sides)))
      let timing = try source.draw(.integer(in: 0...5))
      let instant = try source.draw(
        .one(of: [
          .element(of: [0, 0.25, 0.5, 0.75, 1]), Generator<Int>.integer(in: 0...997).map { Double($0) / 997 },
        ]))
      return FilmstripInput(
        from: from, to: to, direction: try source.draw(.element(of: Directions.all)),
        offset: Double(try source.draw(.integer(in: -40...40))) / 2,
        timing: timing == 0 ? nil : TimingFunction.all[timing - 1],
        isExplicit: try source.draw(.boolean), instant: instant, hasShadow: try source.draw(.boolean),
        scale: try source.draw(.integer(in: 1...3)), profile: profile)
    }
  }
}
