import TestSupport
import Testing

@testable import ImageDiff

/// Regions by runs, held to a flood fill pixel by pixel.
struct ConnectedRegionsTests {
  private static func regions(_ mask: DiffMask) -> [[PixelRun]] {
    var regions: [[PixelRun]] = []
    ConnectedRegions(of: mask).forEach { regions.append(Array($0)) }
    return regions
  }

  /// For each region in the order of its first pixel, its pixels as indices in rising order.
  private static func floodFilled(_ mask: DiffMask) -> [[Int]] {
    var seen = DiffMask(width: mask.width, height: mask.height)
    var regions: [[Int]] = []
    mask.forEachPixel { x, y in
      guard !seen.contains(x: x, y: y) else { return }
      var region: [Int] = []
      var open = [(x, y)]
      seen.insert(x: x, y: y)
      while let (column, row) = open.popLast() {
        region.append(row * mask.width + column)
        for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
          let (nextX, nextY) = (column + dx, row + dy)
          guard mask.contains(x: nextX, y: nextY), !seen.contains(x: nextX, y: nextY) else { continue }
          seen.insert(x: nextX, y: nextY)
          open.append((nextX, nextY))
        }
      }
      regions.append(region.sorted())
    }
    return regions
  }

  @Test func regionsAreThoseOfAFloodFill() {
    var generator = SplitMix64(seed: 6)
    for round in 0..<200 {
      var mask = DiffMask(width: 1 + generator.below(140), height: 1 + generator.below(30))
      // From single pixels to a labyrinth.
      let share = 5 + 5 * (round % 10)
      for y in 0..<mask.height {
        for x in 0..<mask.width where generator.below(100) < share { mask.insert(x: x, y: y) }
      }
      let found = Self.regions(mask).map { runs in
        runs.flatMap { run in run.columns.map { run.y * mask.width + $0 } }
      }
      #expect(found == Self.floodFilled(mask))
    }
  }

  @Test func cornersJoinAndGapsDoNot() {
    var mask = DiffMask(width: 5, height: 3)
    mask.insert(x: 0, y: 0)
    mask.insert(x: 1, y: 1)
    mask.insert(x: 3, y: 1)
    mask.insert(x: 4, y: 2)
    #expect(Self.regions(mask).map { $0.map(\.columns) } == [[0..<1, 1..<2], [3..<4, 4..<5]])
    mask.insert(x: 2, y: 2)
    #expect(Self.regions(mask).map { $0.map(\.columns) } == [[0..<1, 1..<2, 3..<4, 2..<3, 4..<5]])
  }
}
