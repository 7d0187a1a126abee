/// The pixels of a mask in groups that hang together by a side or a corner (8-neighbourhood).
///
/// Runs of each row are joined with those they touch in the row above (a disjoint-set forest). Regions
/// come in the order of their first run, the runs of each from the top and from the left.
struct ConnectedRegions {
  private var runs: [PixelRun] = []
  /// For each run, one of its region that comes no later; the first of a region is its own.
  private var parents: [Int] = []

  /// - Complexity: near linear in the runs of the mask.
  init(of mask: DiffMask) {
    var above = 0..<0
    for y in 0..<mask.height {
      let start = runs.count
      mask.forEachRun(inRow: y) { columns in
        parents.append(runs.count)
        runs.append(PixelRun(y: y, columns: columns))
      }
      let row = start..<runs.count
      join(row, with: above)
      above = row
    }
  }

  /// Calls a closure with the runs of each region.
  func forEach(_ body: (ArraySlice<PixelRun>) -> Void) {
    // Counting sort by region; each parent comes before its child, so one pass finds all roots.
    var region = [Int](repeating: 0, count: runs.count)
    var ends: [Int] = []
    for index in runs.indices {
      if parents[index] == index {
        region[index] = ends.count
        ends.append(0)
      } else {
        region[index] = region[parents[index]]
      }
      ends[region[index]] += 1
    }
    var next: [Int] = []
    next.reserveCapacity(ends.count)
    var total = 0
    for index in ends.indices {
      next.append(total)
      total += ends[index]
      ends[index] = total
    }
    var sorted = runs
    for index in runs.indices {
      sorted[next[region[index]]] = runs[index]
      next[region[index]] += 1
    }
    var start = 0
    for end in ends {
      body(sorted[start..<end])
      start = end
    }
  }

  /// Joins the runs of a row with those of the row above that they touch.
  private mutating func join(_ row: Range<Int>, with above: Range<Int>) {
    var upper = above.lowerBound
    var lower = row.lowerBound
    while upper < above.upperBound && lower < row.upperBound {
      let (over, under) = (runs[upper].columns, runs[lower].columns)
      // The end of a run is one past its last column: a corner touches when an end is another's start.
      if over.lowerBound <= under.upperBound && under.lowerBound <= over.upperBound { join(upper, lower) }
      if over.upperBound < under.upperBound { upper += 1 } else { lower += 1 }
    }
  }

  private mutating func join(_ first: Int, _ second: Int) {
    let (first, second) = (root(of: first), root(of: second))
    if first != second { parents[max(first, second)] = min(first, second) }
  }

  private mutating func root(of index: Int) -> Int {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }
}
