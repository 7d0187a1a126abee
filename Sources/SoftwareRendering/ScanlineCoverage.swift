import Geometry
import Pixels

/// The scan from the top row to the bottom one, with the edges that the row meets.
struct ScanlineCoverage {
  private let edges: [Edge]
  private let bounds: PixelRect
  private var next = 0
  private var active: [Edge] = []
  private var accumulator: CoverageAccumulator
  private var cuts: [Double] = []
  private var crossings: [Crossing] = []

  /// An edge within a band: where it enters above and leaves below, in columns from the left end.
  private struct Crossing {
    var upper: Double
    var lower: Double
    var winding: Int
  }

  /// A scan of edges sorted by their upper ends.
  init(edges: [Edge], bounds: PixelRect) {
    self.edges = edges
    self.bounds = bounds
    accumulator = CoverageAccumulator(width: bounds.width)
  }

  /// Writes the coverage of all rows.
  mutating func write(to coverage: inout MutableSpan<UInt8>) {
    var row = 0
    while row < bounds.height {
      let top = Double(bounds.y + row)
      let bottom = top + 1
      active.removeAll { $0.bottom.y <= top }
      while next < edges.count, edges[next].top.y < bottom {
        if edges[next].bottom.y > top { active.append(edges[next]) }
        next += 1
      }
      if active.isEmpty {
        if next == edges.count { return }
        row += 1
        continue
      }
      addRow(from: top, to: bottom)
      let start = row * bounds.width
      accumulator.flush(into: &coverage, row: start)
      row += 1
      for _ in 0..<rowsAlike(after: bottom) {
        coverage.copy(start..<start + bounds.width, on: (row * bounds.width) - start)
        row += 1
      }
    }
  }

  /// How many of the next rows are like the one just added, so that its bytes are theirs: all its edges are
  /// upright and began above it, and until then none ends and none begins.
  private func rowsAlike(after bottom: Double) -> Int {
    var end = Double(bounds.maxY)
    if next < edges.count { end = min(end, edges[next].top.y) }
    for edge in active {
      if edge.top.x != edge.bottom.x || edge.top.y > bottom - 1 { return 0 }
      end = min(end, edge.bottom.y)
    }
    return max(0, Int(end.rounded(.down) - bottom))
  }

  /// Cuts a row at its vertices and adds each band.
  private mutating func addRow(from top: Double, to bottom: Double) {
    cuts.removeAll(keepingCapacity: true)
    for edge in active {
      if edge.top.y > top { cuts.append(edge.top.y) }
      if edge.bottom.y < bottom { cuts.append(edge.bottom.y) }
    }
    cuts.append(bottom)
    if cuts.count > 1 { cuts.sort() }
    var from = top
    for cut in cuts where cut > from {
      addBand(from: from, to: cut)
      from = cut
    }
  }

  /// Adds a band in which edges neither start nor end, cutting it again where they cross.
  private mutating func addBand(from top: Double, to bottom: Double) {
    let origin = Double(bounds.x)
    crossings.removeAll(keepingCapacity: true)
    for edge in active where edge.top.y <= top && edge.bottom.y >= bottom {
      crossings.append(
        Crossing(
          upper: edge.x(at: top) - origin, lower: edge.x(at: bottom) - origin, winding: edge.winding))
    }
    sortCrossings()
    // Sorted above; where two are out of order below, they cross in between.
    if zip(crossings, crossings.dropFirst()).allSatisfy({ $0.lower <= $1.lower }) {
      addTrapezoids(height: bottom - top, from: 0, to: 1)
      return
    }
    var parts: [Double] = [1]
    for first in crossings.indices {
      for second in crossings.indices[(first + 1)...]
      where crossings[second].lower < crossings[first].lower {
        let above = crossings[second].upper - crossings[first].upper
        let below = crossings[first].lower - crossings[second].lower
        parts.append(above / (above + below))
      }
    }
    parts.sort()
    let uncut = crossings
    var from = 0.0
    for part in parts where part > from {
      crossings = uncut
      let middle = (from + part) / 2
      for index in crossings.indices {
        let (upper, lower) = (uncut[index].upper, uncut[index].lower)
        crossings[index].upper = upper + (lower - upper) * middle
        crossings[index].lower = crossings[index].upper
      }
      // The order holds all through this part, so the order in its middle is the order.
      let order = crossings.indices.sorted {
        (crossings[$0].upper, $0) < (crossings[$1].upper, $1)
      }
      crossings = order.map { uncut[$0] }
      addTrapezoids(height: bottom - top, from: from, to: part)
      from = part
    }
  }

  /// Insertion sort: rows have few edges, mostly in order already.
  private mutating func sortCrossings() {
    for index in crossings.indices.dropFirst() {
      let crossing = crossings[index]
      var place = index
      while place > 0,
        (crossings[place - 1].upper, crossings[place - 1].lower) > (crossing.upper, crossing.lower)
      {
        crossings[place] = crossings[place - 1]
        place -= 1
      }
      crossings[place] = crossing
    }
  }

  /// Adds the inside of a part of a band, between fractions of its height; crossings are in order.
  private mutating func addTrapezoids(height: Double, from: Double, to: Double) {
    let covered = height * (to - from)
    var winding = 0
    for crossing in crossings {
      let before = winding
      winding += crossing.winding
      guard (before == 0) != (winding == 0) else { continue }
      let fall = crossing.lower - crossing.upper
      accumulator.add(
        from: crossing.upper + fall * from, to: crossing.upper + fall * to,
        height: before == 0 ? covered : -covered)
    }
  }
}
