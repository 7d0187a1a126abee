import ImageDiff
import Pixels

/// How far edges moved: what the thin bands are that a moved edge leaves in a difference.
///
/// Across each band, the candidate's pixels are laid on the reference's at every distance; the one at which
/// they fit best is how far the edge moved there.
struct EdgeDisplacement {
  let reference: UnpremultipliedBitmap
  let candidate: UnpremultipliedBitmap
  /// The pixels that changed most.
  let core: DiffMask
  /// Device pixels to a point.
  let scale: Int

  /// How far an edge is followed, in points.
  private static let reach = 6
  /// How many bands are looked at.
  private static let mostBands = 400

  private struct Band {
    let isVertical: Bool
    /// The column of a vertical band, the row of another one.
    let line: Int
    let range: Range<Int>
  }

  /// The distance, in points, that one band in five is moved by at least, for the slopes beside an edge
  /// move less across; nil where most of the bands are explained by no distance.
  var points: Double? {
    let bands = bands()
    guard !bands.isEmpty else { return nil }
    let every = max(1, bands.count / Self.mostBands)
    var distances: [Int] = []
    var looked = 0
    for (place, band) in bands.enumerated() where place % every == 0 {
      looked += 1
      if let distance = distance(across: band) { distances.append(distance) }
    }
    guard 2 * distances.count >= looked else { return nil }
    distances.sort(by: >)
    return Double(distances[distances.count / 5]) / Double(scale)
  }

  /// The runs of the core that are shorter than what crosses them.
  private func bands() -> [Band] {
    let longest = 2 * Self.reach * scale
    let lengths = core.columnLengths
    var rowLengths = [Int32](repeating: 0, count: core.width * core.height)
    var bands: [Band] = []
    for y in 0..<core.height {
      core.forEachRun(inRow: y) { columns in
        for x in columns { rowLengths[y * core.width + x] = Int32(columns.count) }
        let middle = columns.lowerBound + columns.count / 2
        if columns.count <= longest, columns.count <= Int(lengths[y * core.width + middle]) {
          bands.append(Band(isVertical: false, line: y, range: columns))
        }
      }
    }
    for x in 0..<core.width {
      var y = 0
      while y < core.height {
        let length = Int(lengths[y * core.width + x])
        if length > 0, length <= longest,
          length < Int(rowLengths[(y + length / 2) * core.width + x])
        {
          bands.append(Band(isVertical: true, line: x, range: y..<y + length))
        }
        y += max(1, length)
      }
    }
    return bands
  }

  /// How far the edge of a band moved, in pixels; nil where no move explains half of the difference.
  private func distance(across band: Band) -> Int? {
    let reach = min(Self.reach * scale, band.range.count + 2 * scale)
    let end = band.isVertical ? core.height : core.width
    let window = max(0, band.range.lowerBound - 2 * scale)..<min(end, band.range.upperBound + 2 * scale)
    let now = window.map { pixel(candidate, band, $0) }
    let before = (window.lowerBound - reach..<window.upperBound + reach).map {
      pixel(reference, band, min(max($0, 0), end - 1))
    }
    func cost(_ move: Int, below limit: Int32) -> Int32 {
      var sum: Int32 = 0
      for place in now.indices {
        let step = now[place] &- before[place + reach - move]
        sum += abs(step.x) + abs(step.y) + abs(step.z) + abs(step.w)
        if sum >= limit { return sum }
      }
      return sum
    }
    let still = cost(0, below: .max)
    var best = (move: 0, cost: still / 2 + 1)
    for distance in 1...reach {
      for move in [distance, -distance] {
        let cost = cost(move, below: best.cost)
        if cost < best.cost { best = (move, cost) }
      }
    }
    return best.move == 0 ? nil : abs(best.move)
  }

  private func pixel(_ bitmap: UnpremultipliedBitmap, _ band: Band, _ place: Int) -> SIMD4<Int32> {
    band.isVertical
      ? ChangeSteps.channels(bitmap, band.line, place) : ChangeSteps.channels(bitmap, place, band.line)
  }
}
