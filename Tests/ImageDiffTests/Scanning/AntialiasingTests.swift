import Pixels
import TestSupport
import Testing

@testable import ImageDiff

/// Detection on pictures small enough to count neighbours by hand, and counts of an independent program.
struct AntialiasingTests {
  /// A picture from rows of grays.
  private static func grays(_ rows: [[Int]]) throws -> UnpremultipliedBitmap {
    try ScanPictures.picture(rows[0].count, rows.count) { x, y in ScanPictures.gray(rows[y][x]) }
  }

  /// Black on the left, white on the right, between them a column that gets brighter.
  private static let edge = [
    [0, 0, 100, 255, 255],
    [0, 0, 120, 255, 255],
    [0, 0, 140, 255, 255],
    [0, 0, 160, 255, 255],
    [0, 0, 180, 255, 255],
  ]

  @Test func anEdgeBetweenTwoAreasIsAntialiased() throws {
    let picture = try Self.grays(Self.edge)
    #expect(Antialiasing.isAntialiased(x: 2, y: 2, in: picture, other: picture))
    // An area's own pixels have nothing darker, or nothing brighter, beside them.
    #expect(!Antialiasing.isAntialiased(x: 1, y: 2, in: picture, other: picture))
    #expect(!Antialiasing.isAntialiased(x: 3, y: 2, in: picture, other: picture))
  }

  @Test func threeEqualNeighborsAreAnArea() throws {
    var rows = Self.edge
    rows[1][2] = 140
    rows[3][2] = 140
    let two = try Self.grays(rows)
    #expect(Antialiasing.isAntialiased(x: 2, y: 2, in: two, other: two))
    rows[1][1] = 140
    let three = try Self.grays(rows)
    #expect(!Antialiasing.isAntialiased(x: 2, y: 2, in: three, other: three))
    // On the border two suffice.
    rows = Self.edge
    rows[0] = [0, 0, 120, 255, 255]
    let border = try Self.grays(rows)
    #expect(Antialiasing.isAntialiased(x: 2, y: 0, in: border, other: border))
    rows[0] = [0, 120, 120, 255, 255]
    let twoOnBorder = try Self.grays(rows)
    #expect(!Antialiasing.isAntialiased(x: 2, y: 0, in: twoOnBorder, other: twoOnBorder))
  }

  @Test func anAreaMustBeOneInBothPictures() throws {
    let picture = try Self.grays(Self.edge)
    let restless = try ScanPictures.picture(5, 5) { x, y in ScanPictures.gray(10 * (5 * y + x)) }
    #expect(!Antialiasing.isAntialiased(x: 2, y: 2, in: picture, other: restless))
    // One of the two areas is enough.
    let half = try ScanPictures.picture(5, 5) { x, y in
      x > 2 ? ScanPictures.gray(7) : ScanPictures.gray(10 * (5 * y + x))
    }
    #expect(Antialiasing.isAntialiased(x: 2, y: 2, in: picture, other: half))
    // A smaller picture that lacks both areas' pixels has no areas there.
    let small = try Self.grays([[0]])
    #expect(!Antialiasing.isAntialiased(x: 2, y: 2, in: picture, other: small))
  }

  @Test func theFirstOfEquallyDarkNeighborsIsHeld() throws {
    // Three columns: black, gray, white. Each area's pixels have the border, and the column's next ones.
    let picture = try Self.grays([[0, 90, 255], [0, 120, 255], [0, 150, 255], [0, 180, 255]])
    // (0, 0) and (2, 0): the border and one neighbour, two.
    #expect(!Antialiasing.isAntialiased(x: 1, y: 1, in: picture, other: picture))
    // (0, 1): the border and two neighbours, three.
    #expect(Antialiasing.isAntialiased(x: 1, y: 2, in: picture, other: picture))
  }

  struct Count: Sendable {
    let seed: UInt64
    let width: Int
    let height: Int
    let levels: Int
    let all: Int
    let withoutAntialiased: Int
  }

  /// Counts by pixelmatch 0.4.0 at threshold 0.1, with and without antialiased pixels.
  private static let counts = [
    Count(seed: 1, width: 31, height: 17, levels: 2, all: 136, withoutAntialiased: 136),
    Count(seed: 1, width: 31, height: 17, levels: 3, all: 181, withoutAntialiased: 154),
    Count(seed: 2, width: 67, height: 23, levels: 3, all: 508, withoutAntialiased: 452),
    Count(seed: 3, width: 1, height: 40, levels: 3, all: 15, withoutAntialiased: 15),
    Count(seed: 4, width: 64, height: 9, levels: 3, all: 190, withoutAntialiased: 166),
    Count(seed: 1, width: 31, height: 17, levels: 4, all: 209, withoutAntialiased: 190),
    Count(seed: 2, width: 67, height: 23, levels: 4, all: 564, withoutAntialiased: 522),
    Count(seed: 4, width: 64, height: 9, levels: 4, all: 194, withoutAntialiased: 170),
  ]

  @Test(arguments: counts) func countsAreThoseOfPixelmatch(count: Count) throws {
    var generator = SplitMix64(seed: count.seed)
    var second: [UnpremultipliedPixel] = []
    let step = 255 / (count.levels - 1)
    let first = try ScanPictures.picture(count.width, count.height) { _, _ in
      let level = generator.below(count.levels)
      let other = generator.below(2) == 0 ? generator.below(count.levels) : level
      second.append(ScanPictures.gray(other * step))
      return ScanPictures.gray(level * step)
    }
    let candidate = UnpremultipliedBitmap(size: first.size, pixels: second)
    let differing = PixelScan.yiq(reference: first, candidate: candidate, limit: YIQLimit(threshold: 0.1))
      .mask
    #expect(differing.count == count.all)
    let removal = AntialiasingRemoval(differing, reference: first, candidate: candidate)
    #expect(removal.remaining.count == count.withoutAntialiased)
    #expect(removal.movedEdges.isEmpty)
    #expect(removal.remaining.intersection(removal.removed).isEmpty)
    #expect(removal.remaining.union(removal.removed) == differing)
  }
}
