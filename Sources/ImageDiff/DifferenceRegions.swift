public import Pixels

/// A connected group of differing pixels; pixels that touch at a corner are connected.
public struct DifferenceRegion: Equatable, Sendable {
  /// The smallest rectangle around it.
  public let box: PixelRect
  /// How many pixels it has.
  public let pixels: Int
}

/// The connected groups of a mask, found row by row: memory grows with what one row holds alone.
public struct DifferenceRegions: Equatable, Sendable {
  /// How many groups are kept.
  public static let most = 100

  /// The largest groups, at most `most`: by pixels, most first, then from the top, then from the left.
  public let largest: [DifferenceRegion]
  /// How many groups there are.
  public let count: Int

  /// The groups of a mask.
  public init(of mask: DiffMask) {
    var sweep = Sweep()
    var row = -1
    var runs: [Range<Int>] = []
    mask.forEachRun { y, columns in
      if y != row {
        sweep.take(runs, row: row)
        if y > row + 1 { sweep.take([], row: row + 1) }
        (row, runs) = (y, [])
      }
      runs.append(columns)
    }
    sweep.take(runs, row: row)
    sweep.take([], row: row + 1)
    count = sweep.count
    largest = sweep.found.sorted(by: Self.isBefore)
  }

  fileprivate static func isBefore(_ first: DifferenceRegion, _ second: DifferenceRegion) -> Bool {
    (second.pixels, first.box.y, first.box.x) < (first.pixels, second.box.y, second.box.x)
  }

  /// Goes down the rows and keeps the groups that reach the present one.
  private struct Sweep {
    private struct Group {
      var left: Int
      var top: Int
      var right: Int
      var bottom: Int
      var pixels: Int
    }

    /// The runs of the row above, each with the place of its group among `groups`.
    private var above: [(columns: Range<Int>, group: Int)] = []
    private var groups: [Group] = []
    private(set) var count = 0
    private(set) var found: [DifferenceRegion] = []

    mutating func take(_ runs: [Range<Int>], row: Int) {
      if runs.isEmpty && above.isEmpty { return }
      // Groups of the row above come first, then one for each run of this row; unions point to a root.
      var parents = Array(groups.indices)
      func root(_ index: Int) -> Int {
        var index = index
        while parents[index] != index {
          parents[index] = parents[parents[index]]
          index = parents[index]
        }
        return index
      }
      var members: [(columns: Range<Int>, group: Int)] = []
      var first = 0
      for columns in runs {
        let own = groups.count
        groups.append(
          Group(
            left: columns.lowerBound, top: row, right: columns.upperBound, bottom: row + 1,
            pixels: columns.count))
        parents.append(own)
        while first < above.count, above[first].columns.upperBound < columns.lowerBound { first += 1 }
        var next = first
        while next < above.count, above[next].columns.lowerBound <= columns.upperBound {
          join(root(above[next].group), root(own), &parents)
          next += 1
        }
        members.append((columns, own))
      }
      var places: [Int: Int] = [:]
      var kept: [Group] = []
      above = members.map { columns, group in
        let root = root(group)
        if let place = places[root] { return (columns, place) }
        places[root] = kept.count
        kept.append(groups[root])
        return (columns, kept.count - 1)
      }
      for index in groups.indices where parents[index] == index && places[index] == nil {
        emit(groups[index])
      }
      groups = kept
    }

    private mutating func join(_ first: Int, _ second: Int, _ parents: inout [Int]) {
      guard first != second else { return }
      let group = groups[second]
      groups[first].left = min(groups[first].left, group.left)
      groups[first].top = min(groups[first].top, group.top)
      groups[first].right = max(groups[first].right, group.right)
      groups[first].bottom = max(groups[first].bottom, group.bottom)
      groups[first].pixels += group.pixels
      parents[second] = first
    }

    private mutating func emit(_ group: Group) {
      count += 1
      let region = DifferenceRegion(
        box: PixelRect(
          x: group.left, y: group.top, width: group.right - group.left, height: group.bottom - group.top),
        pixels: group.pixels)
      if found.count < DifferenceRegions.most {
        found.append(region)
        if found.count == DifferenceRegions.most { found.sort(by: DifferenceRegions.isBefore) }
      } else if let last = found.last, DifferenceRegions.isBefore(region, last) {
        found.removeLast()
        let place = found.firstIndex { DifferenceRegions.isBefore(region, $0) } ?? found.endIndex
        found.insert(region, at: place)
      }
    }
  }
}
