import Pixels
import Testing

@testable import ImageDiff

/// An edge that has moved by whole pixels stays a difference, and nothing else does.
struct MovedEdgeTests {
  private static func removal(
    _ reference: UnpremultipliedBitmap, _ candidate: UnpremultipliedBitmap
  ) -> (differing: DiffMask, detected: DiffMask, removal: AntialiasingRemoval) {
    let mask = PixelScan.yiq(reference: reference, candidate: candidate, limit: YIQLimit(threshold: 0.1)).mask
    return (
      mask, AntialiasingRemoval.detect(mask, reference: reference, candidate: candidate),
      AntialiasingRemoval(mask, reference: reference, candidate: candidate)
    )
  }

  /// The same picture with one gray a step brighter.
  private static func changed(
    _ picture: UnpremultipliedBitmap, x: Int, y: Int
  ) -> UnpremultipliedBitmap {
    var pixels = picture.pixels
    pixels[y * picture.width + x].blue += 1
    return UnpremultipliedBitmap(size: picture.size, pixels: pixels)
  }

  @Test(arguments: [1, -1, 2, -2]) func aMovedEdgeIsPutBack(shift: Int) throws {
    let reference = try ScanPictures.edge(width: 40, height: 30, shift: 2)
    let candidate = try ScanPictures.edge(width: 40, height: 30, shift: 2 + shift)
    let (differing, detected, removal) = Self.removal(reference, candidate)
    #expect(2 * detected.count >= differing.count, "else the rule has nothing to say")
    #expect(removal.remaining == differing)
    #expect(removal.removed.isEmpty)
    let edge = try #require(removal.movedEdges.first)
    #expect(removal.movedEdges.count == 1)
    #expect(edge.dx == shift && edge.dy == 0)
    #expect(edge.pixels == differing.count)
    #expect(edge.bounds == differing.boundingBox)
  }

  @Test func anEdgeThatMovesDownIsPutBack() throws {
    // The same edge with rows and columns exchanged.
    func turned(_ shift: Int) throws -> UnpremultipliedBitmap {
      let edge = try ScanPictures.edge(width: 40, height: 30, shift: shift)
      return try ScanPictures.picture(30, 40) { x, y in edge[y, x] }
    }
    let (differing, _, removal) = Self.removal(try turned(2), try turned(1))
    #expect(removal.remaining == differing)
    #expect(removal.movedEdges.map(\.dx) == [0])
    #expect(removal.movedEdges.map(\.dy) == [-1])
  }

  @Test func onePixelThatDoesNotFitIsNoMove() throws {
    let reference = try ScanPictures.edge(width: 40, height: 30, shift: 2)
    let candidate = try ScanPictures.edge(width: 40, height: 30, shift: 3)
    let (differing, detected, removal) = Self.removal(reference, candidate)
    let box = try #require(differing.boundingBox)
    var outside = 0
    var tried = 0
    for y in box.y..<box.maxY {
      for x in box.x - 2..<box.maxX + 2 where x < 40 {
        // Blue is below 255 everywhere, and a step of 1 is far below the threshold.
        let (otherDiffering, otherDetected, other) = Self.removal(
          reference, Self.changed(candidate, x: x, y: y))
        guard otherDiffering == differing, 2 * otherDetected.count >= differing.count else { continue }
        let near = (-1...1).contains { dy in
          (-1...1).contains { dx in differing.contains(x: x + dx, y: y + dy) }
        }
        tried += 1
        #expect(other.movedEdges.isEmpty == near, "(\(x), \(y))")
        if !near { outside += 1 }
      }
    }
    // Both kinds of place were tried.
    #expect(outside > 20 && tried - outside > 100)
    #expect(removal.movedEdges.count == 1 && detected.count > 27)
  }

  @Test func fewPixelsAreNoEdge() throws {
    // Two differing pixels a row: eight rows make 16, seven do not.
    for (height, moved) in [(8, 1), (7, 0)] {
      let reference = try ScanPictures.picture(12, height) { x, y in Self.ramp(x, y, from: 5) }
      let candidate = try ScanPictures.picture(12, height) { x, y in Self.ramp(x, y, from: 6) }
      let (differing, detected, removal) = Self.removal(reference, candidate)
      #expect(differing.count == 2 * height)
      #expect(2 * detected.count >= differing.count)
      #expect(removal.movedEdges.count == moved)
      #expect(removal.removed.count == (moved == 1 ? 0 : detected.count))
    }
  }

  /// Black, then a column that gets brighter, then white.
  private static func ramp(_ x: Int, _ y: Int, from start: Int) -> UnpremultipliedPixel {
    ScanPictures.gray(x < start ? 0 : x > start ? 254 : 90 + 5 * y)
  }

  @Test func aRegionThatComesFromOutsideIsNoMove() throws {
    // One pixel to the right from the border: half of the region has a source. Two: a third of it.
    for (shift, moved) in [(1, 1), (2, 0)] {
      let reference = try ScanPictures.picture(12, 12) { x, y in Self.ramp(x, y, from: 0) }
      let candidate = try ScanPictures.picture(12, 12) { x, y in Self.ramp(x, y, from: shift) }
      let (differing, detected, removal) = Self.removal(reference, candidate)
      #expect(differing.count == 12 * (shift + 1))
      #expect(2 * detected.count >= differing.count)
      #expect(removal.movedEdges.count == moved)
    }
  }

  @Test func aRegionThatIsMostlyNoAntialiasingIsLeftToDetection() throws {
    // A thin dark line, one pixel to the right.
    func line(_ shift: Int) throws -> UnpremultipliedBitmap {
      try ScanPictures.picture(40, 30) { x, y in
        ScanPictures.gray(10 * min(25, abs(25 * (x - 8 - shift) - 10 * y)))
      }
    }
    let (differing, detected, removal) = Self.removal(try line(0), try line(1))
    #expect(differing.count == 84 && detected.count == 36)
    #expect(removal.movedEdges.isEmpty)
    #expect(removal.removed == detected)
  }

  @Test func threePixelsAreTooFar() throws {
    // Downwards, where a steep edge differs by a single pixel a row.
    for (down, moved) in [(2, 1), (3, 0)] {
      let reference = try ScanPictures.edge(width: 40, height: 30, shift: 2)
      let candidate = try ScanPictures.edge(width: 40, height: 30, shift: 2, down: down)
      let (differing, detected, removal) = Self.removal(reference, candidate)
      #expect(differing.count >= 16 && 2 * detected.count >= differing.count)
      #expect(removal.movedEdges.count == moved)
    }
  }

  @Test func brokenMovesAreLeftToDetection() throws {
    let reference = try ScanPictures.edge(width: 40, height: 30, shift: 2)
    // Half a pixel: smoothed anew, as another renderer would.
    let half = try ScanPictures.picture(40, 30) { x, y in
      ScanPictures.gray(10 * max(0, min(25, 25 * (x - 10) - 7 * y - 12)))
    }
    let other = Self.removal(reference, half)
    #expect(!other.detected.isEmpty)
    #expect(other.removal.movedEdges.isEmpty)
    #expect(other.removal.removed == other.detected)
  }
}
