import Conformance
import Geometry

/// Timing functions, and what lies between two states (PRE-06).
enum TimingClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "PRE-06": [
      ClauseCheck(
        "progress", .layout, of: FilmstripInput.any,
        classes: TimingFunction.all.map(\.name) + ["none given", "start", "end", "between"], body: progress),
      ClauseCheck(
        "corner by corner", .layout, of: FilmstripInput.any, classes: Directions.all + ["start", "end"],
        body: corners),
    ]
  ]

  private static func progress(_ filmstrip: FilmstripInput, _ subject: Subject) throws {
    let layout = try subject.layOut(filmstrip.parameters)
    let progress = try layout.number("progress")
    try demand(
      abs(progress - filmstrip.progress) <= 1e-9,
      "\(filmstrip.timing?.name ?? "no timing function") at \(filmstrip.instant) is at \(progress), not"
        + " \(filmstrip.progress)", at: boundsPlace(layout, filmstrip))
  }

  /// Where the instant's bounds differ from the expected ones; these where the layout does not tell of any.
  private static func boundsPlace(_ layout: LaidOutPicture, _ filmstrip: FilmstripInput) -> MarkedPlaces {
    func rect(_ width: Double, _ height: Double) -> Rect { Rect(x: 0, y: 0, width: width, height: height) }
    let expected = rect(filmstrip.bounds.width, filmstrip.bounds.height)
    guard let found = try? layout.numbers("bounds"), found.count == 2 else { return .areas(expected) }
    return .difference(rect(found[0], found[1]), expected)
  }

  /// Each corner of the bounds and of an explicit shadow path lies between its places in both states, to
  /// half a device pixel.
  private static func corners(_ filmstrip: FilmstripInput, _ subject: Subject) throws {
    let layout = try subject.layOut(filmstrip.parameters)
    let bounds = try layout.numbers("bounds")
    let expected = filmstrip.bounds
    try demand(
      bounds == [expected.width, expected.height],
      "the bounds at \(filmstrip.instant) are \(bounds), not \(expected), rounded from \(filmstrip.corner)",
      at: boundsPlace(layout, filmstrip))
    guard filmstrip.isExplicit else { return }
    func path(_ size: Size) -> Rect {
      Directions.body(
        of: Rect(x: 0, y: 0, width: size.width, height: size.height), filmstrip.direction, strip: 19)
    }
    let (first, last, part) = (path(filmstrip.from), path(filmstrip.to), filmstrip.progress)
    func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * part }
    let (left, top) = (between(first.minX, last.minX), between(first.minY, last.minY))
    let corners = Rect(
      x: left, y: top, width: between(first.maxX, last.maxX) - left,
      height: between(first.maxY, last.maxY) - top)
    let found = try layout.rect("shadowPath")
    try demand(
      found.isNear(corners, within: 0.5 / Double(filmstrip.scale) + 1e-4),
      "at \(filmstrip.instant) the shadow path is \(found.text), between the states' \(corners.text)",
      at: .difference(found, corners))
  }
}
