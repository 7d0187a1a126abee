import Conformance
import Drawing
import Geometry
import JSONText
import Pixels

/// The shadow's path while the bounds animate (POP-27).
enum ShadowPathClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-27": [
      ClauseCheck(
        "path", .layout, of: FilmstripInput.any,
        classes: Directions.all + ["explicit", "implicit", "start", "end", "between"], body: path),
      ClauseCheck(
        "drawn", .pixels, needs: ["shadows"], of: FilmstripInput.small, classes: ["explicit", "implicit"],
        body: drawn),
    ]
  ]

  /// The path is that of the instant's bounds, or of the final ones from the start.
  private static func path(_ filmstrip: FilmstripInput, _ subject: Subject) throws {
    let layout = try subject.layOut(filmstrip.parameters)
    let now = try layout.numbers("bounds")
    guard now.count == 2 else { throw Violation("the bounds are \(now)", at: .everything) }
    let shown = filmstrip.isExplicit ? Size(now[0], now[1]) : filmstrip.to
    let expected = Directions.body(
      of: Rect(x: 0, y: 0, width: shown.width, height: shown.height), filmstrip.direction, strip: 19)
    let found = try layout.rect("shadowPath")
    try demand(
      found.isNear(expected),
      "at \(filmstrip.instant), with bounds of \(now), the shadow path is \(found.text), not \(expected.text)",
      at: .difference(found, expected))
    let casters = LayerShadow.all(in: layout.request.displayList)
    guard filmstrip.hasShadow else {
      return try demand(casters.isEmpty, "there is a shadow that nobody asked for", at: .areas(expected))
    }
    try demand(
      casters.count == 1 && casters[0].path == Path(expected),
      "the shadow is cast by \(casters.map(\.path)), not by \(expected.text)", at: .areas(expected))
  }

  /// With an explicit path the picture is that of a background with the instant's bounds at rest; without,
  /// its shadow is that of a background with the final ones, wherever the instant's does not hide it.
  private static func drawn(_ filmstrip: FilmstripInput, _ subject: Subject) throws {
    let picture = try subject.picture(filmstrip.parameters)
    let shown = filmstrip.isExplicit ? filmstrip.bounds : filmstrip.to
    let rest = try subject.picture(atRest(filmstrip, shown))
    try demand(
      picture.width == rest.width && picture.height == rest.height,
      "the canvas is \(picture.width)×\(picture.height), not \(rest.width)×\(rest.height)",
      at: .everything)
    // Points that neither background covers, where only shadows show.
    let now = filmstrip.bounds
    let (width, height) = (max(now.width, shown.width), max(now.height, shown.height))
    let scale = Double(filmstrip.scale)
    let pad = (filmstrip.padding ?? 0) * scale
    func isCompared(_ x: Int, _ y: Int) -> Bool {
      if filmstrip.isExplicit { return true }
      let (column, row) = (Double(x) - pad, Double(y) - pad)
      return column < 0 || row < 0 || column >= width * scale || row >= height * scale
    }
    let marks = picture.runs { x, y, pixel in isCompared(x, y) && pixel != rest[x, y] }
    try demand(
      marks.isEmpty,
      "at \(filmstrip.instant) the shadow is not that of bounds of \(shown.width)×\(shown.height)",
      marks: marks)
  }

  /// A background of some bounds on the filmstrip's canvas.
  private static func atRest(_ filmstrip: FilmstripInput, _ bounds: Size) -> JSONValue {
    let pad = filmstrip.padding ?? 0
    let right = max(filmstrip.from.width, filmstrip.to.width) - bounds.width + pad
    let bottom = max(filmstrip.from.height, filmstrip.to.height) - bounds.height + pad
    return filmstrip.state(bounds).adding("component", .string("popover"))
      .adding("scale", .integer(filmstrip.scale)).adding("padding", .numbers([pad, pad, bottom, right]))
  }
}
