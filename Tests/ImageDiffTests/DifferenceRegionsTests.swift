import Pixels
import Testing

@testable import ImageDiff

/// Connected groups by hand, and against a flood fill.
struct DifferenceRegionsTests {
  private static func mask(_ rows: [String]) -> DiffMask {
    var mask = DiffMask(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, character) in row.enumerated() where character == "#" { mask.insert(x: x, y: y) }
    }
    return mask
  }

  @Test func cornersConnectAndArmsJoin() {
    let regions = DifferenceRegions(
      of: Self.mask([
        "#..#....#",
        ".#.#....#",
        "...#.####",
        "...#.#...",
        "...###..#",
      ]))
    #expect(regions.count == 3)
    #expect(
      regions.largest == [
        DifferenceRegion(box: PixelRect(x: 3, y: 0, width: 6, height: 5), pixels: 14),
        DifferenceRegion(box: PixelRect(x: 0, y: 0, width: 2, height: 2), pixels: 2),
        DifferenceRegion(box: PixelRect(x: 8, y: 4, width: 1, height: 1), pixels: 1),
      ])
    #expect(DifferenceRegions(of: DiffMask(width: 5, height: 5)).count == 0)
  }

  /// The groups by filling from each pixel.
  private static func filled(_ mask: DiffMask) -> [DifferenceRegion] {
    var left = mask
    var regions: [DifferenceRegion] = []
    mask.forEachPixel { x, y in
      guard left.contains(x: x, y: y) else { return }
      var group = DiffMask(width: mask.width, height: mask.height)
      var waiting = [(x, y)]
      left.remove(x: x, y: y)
      while let (x, y) = waiting.popLast() {
        group.insert(x: x, y: y)
        for dy in -1...1 {
          for dx in -1...1 where left.contains(x: x + dx, y: y + dy) {
            left.remove(x: x + dx, y: y + dy)
            waiting.append((x + dx, y + dy))
          }
        }
      }
      if let box = group.boundingBox { regions.append(DifferenceRegion(box: box, pixels: group.count)) }
    }
    return regions
  }

  @Test func randomMasksHaveTheGroupsOfAFloodFill() {
    var state: UInt64 = 7
    func random() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    for trial in 0..<120 {
      let (width, height) = (Int(1 + random() % 90), Int(1 + random() % 30))
      var mask = DiffMask(width: width, height: height)
      for y in 0..<height {
        for x in 0..<width where random() % 100 < UInt64(trial % 70) { mask.insert(x: x, y: y) }
      }
      let regions = DifferenceRegions(of: mask)
      let expected = Self.filled(mask)
      #expect(regions.count == expected.count)
      #expect(regions.largest.count == min(expected.count, DifferenceRegions.most))
      let sizes = expected.map(\.pixels).sorted(by: >).prefix(DifferenceRegions.most)
      #expect(regions.largest.map(\.pixels) == Array(sizes))
      if expected.count <= DifferenceRegions.most {
        for region in expected { #expect(regions.largest.contains(region)) }
      }
    }
  }
}
