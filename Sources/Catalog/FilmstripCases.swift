import Components
import Geometry
import RunModel

/// Popover backgrounds in motion (POP-27, PRE-06), at five instants each.
enum FilmstripCases {
  static let families: [CaseFamily] = [keyboard, rotation]

  private static let instants = [0, 0.25, 0.5, 0.75, 1]

  /// The keyboard comes up: the popover loses height.
  private static let keyboard: CaseFamily = {
    let timings = FilmstripParameters.Timing.allCases
    return CaseFamily(
      name: "filmstrip, keyboard", combination: .exhaustive,
      axes: ["\(timings.count) timing functions", "explicit or not", "\(instants.count) instants"],
      cases: timings.flatMap { timing in
        [true, false].flatMap { explicit in
          instants.map {
            renderCase(
              "keyboard", from: popover(160, 200, 0, .seed), to: popover(160, 110, 0, .seed), timing,
              explicit: explicit, $0)
          }
        }
      })
  }()

  /// The container turns: the popover gets another shape. Under `corrected` in one timing function.
  private static let rotation: CaseFamily = {
    let timings = FilmstripParameters.Timing.allCases
    let turns =
      timings.map { (Profile.seed, $0) } + [(.corrected, FilmstripParameters.Timing.standard)]
    return CaseFamily(
      name: "filmstrip, rotation", combination: .exhaustive,
      axes: [
        "\(timings.count) timing functions under seed, one under corrected", "explicit or not",
        "\(instants.count) instants",
      ],
      cases: turns.flatMap { profile, timing in
        [true, false].flatMap { explicit in
          instants.map {
            renderCase(
              "rotation", from: popover(120, 180, -20, profile), to: popover(200, 110, 40, profile), timing,
              explicit: explicit, $0)
          }
        }
      })
  }()

  private static func popover(
    _ width: Double, _ height: Double, _ offset: Double, _ profile: Profile
  ) -> PopoverParameters {
    PopoverParameters(
      bounds: Size(width, height), direction: .up, offset: offset, style: .standard, profile: profile,
      shadow: .layer)
  }

  /// A case with the id `filmstrip/NAME/TIMING-tT[-implicit][-corrected]@1x`.
  private static func renderCase(
    _ name: String, from: PopoverParameters, to: PopoverParameters, _ timing: FilmstripParameters.Timing,
    explicit: Bool, _ instant: Double
  ) -> RenderCase {
    let strip = FilmstripParameters(from: from, to: to, timing: timing, explicit: explicit, instant: instant)
    let look = (explicit ? "" : "-implicit") + CaseID.suffix(from.profile)
    return RenderCase(
      id: .named("filmstrip/\(name)/\(timing.rawValue.lowercased())-t\(CaseID.digits(instant))\(look)@1x"),
      parameters: StandardCatalog.parameters(.filmstrip(strip), scale: 1), tolerance: .exact,
      expectsInk: true)
  }
}
