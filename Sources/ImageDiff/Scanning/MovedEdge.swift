import Pixels

/// A connected region that one shift by whole pixels explains exactly.
///
/// Such a region is an edge that has moved, however much its pixels look like antialiasing.
struct MovedEdge: Equatable, Sendable {
  /// The smallest rectangle around the region.
  let bounds: PixelRect
  /// How many pixels the region has.
  let pixels: Int
  /// How far it has moved to the right, -2…2.
  let dx: Int
  /// How far it has moved down, -2…2.
  let dy: Int

  /// Fewer pixels than this are taken for antialiasing: a short piece of an edge is often explained by
  /// a shift by chance.
  static let fewestPixels = 16
  /// The longest shift in either direction; a greater one seldom leaves the region connected.
  static let longestShift = 2

  /// All shifts, the shortest first, then those to the top, then those to the left.
  private static let shifts: [(dx: Int, dy: Int)] = {
    let range = -longestShift...longestShift
    let all = range.flatMap { dy in range.map { dx in (dx: dx, dy: dy) } }.filter { $0 != (0, 0) }
    func rank(_ shift: (dx: Int, dy: Int)) -> (Int, Int, Int) {
      (shift.dx * shift.dx + shift.dy * shift.dy, shift.dy, shift.dx)
    }
    return all.sorted { rank($0) < rank($1) }
  }()

  /// Judges a region of differing pixels, those removed as antialiased among them.
  ///
  /// It is a moved edge when it has 16 pixels or more, at least half of them removed, and there is one
  /// shift such that candidate(x, y) equals reference(x - dx, y - dy) for each pixel of the region and
  /// each of their neighbours. Pixels whose source lies outside say nothing; they must not be the
  /// greater part of the region.
  ///
  /// - Returns: nil when it is none.
  init?(
    _ runs: ArraySlice<PixelRun>, removed: DiffMask, reference: UnpremultipliedBitmap,
    candidate: UnpremultipliedBitmap
  ) {
    let count = runs.reduce(0) { $0 + $1.columns.count }
    guard count >= Self.fewestPixels else { return nil }
    let removedCount = runs.reduce(0) { $0 + removed.count(in: $1.rect) }
    guard 2 * removedCount >= count else { return nil }
    let explains = Self.shifts.first { shift in
      let source = PixelRect(x: 0, y: 0, width: reference.width, height: reference.height)
      let reachable = PixelRect(x: shift.dx, y: shift.dy, width: source.width, height: source.height)
        .intersection(PixelRect(x: 0, y: 0, width: candidate.width, height: candidate.height))
      let inside = runs.reduce(0) { $0 + $1.rect.intersectionCount(reachable) }
      return 2 * inside >= count
        && runs.allSatisfy { run in
          Self.isExplained(
            run.rect.insetBy(-1).intersection(reachable), by: shift, reference: reference,
            candidate: candidate)
        }
    }
    guard let explains, let first = runs.first, let last = runs.last else { return nil }
    let left = runs.reduce(first.columns.lowerBound) { min($0, $1.columns.lowerBound) }
    let right = runs.reduce(first.columns.upperBound) { max($0, $1.columns.upperBound) }
    bounds = PixelRect(x: left, y: first.y, width: right - left, height: last.y - first.y + 1)
    pixels = count
    (dx, dy) = (explains.dx, explains.dy)
  }

  /// Whether the candidate shows, all over a rectangle, what the reference has at the shifted place.
  private static func isExplained(
    _ rect: PixelRect, by shift: (dx: Int, dy: Int), reference: UnpremultipliedBitmap,
    candidate: UnpremultipliedBitmap
  ) -> Bool {
    guard !rect.isEmpty else { return true }
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX where candidate[x, y] != reference[x - shift.dx, y - shift.dy] {
        return false
      }
    }
    return true
  }
}

extension PixelRect {
  /// How many pixels are in both rectangles.
  fileprivate func intersectionCount(_ other: PixelRect) -> Int {
    let both = intersection(other)
    return both.width * both.height
  }
}
