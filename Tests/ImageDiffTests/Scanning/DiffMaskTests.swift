import Pixels
import TestSupport
import Testing

@testable import ImageDiff

/// Sets of pixels as bits, held to sets of places.
struct DiffMaskTests {
  private struct Place: Hashable {
    let x: Int
    let y: Int
  }

  /// Random masks of all widths near whole words, and the same as a plain set.
  private static func random(
    _ width: Int, _ height: Int, _ generator: inout SplitMix64, oneIn: Int = 3
  ) -> (DiffMask, Set<Place>) {
    var mask = DiffMask(width: width, height: height)
    var places: Set<Place> = []
    for y in 0..<height {
      for x in 0..<width where generator.below(oneIn) == 0 {
        mask.insert(x: x, y: y)
        places.insert(Place(x: x, y: y))
      }
    }
    return (mask, places)
  }

  private static func places(_ mask: DiffMask) -> Set<Place> {
    var places: Set<Place> = []
    for y in -1...mask.height {
      for x in -1...mask.width where mask.contains(x: x, y: y) { places.insert(Place(x: x, y: y)) }
    }
    return places
  }

  private static let widths = [1, 2, 31, 63, 64, 65, 100, 127, 128, 129, 200]

  @Test(arguments: widths) func pixelsGoInAndOut(width: Int) {
    var generator = SplitMix64(seed: UInt64(width))
    var (mask, places) = Self.random(width, 7, &generator)
    #expect(Self.places(mask) == places)
    #expect(mask.count == places.count)
    for _ in 0..<100 {
      let place = Place(x: generator.below(width), y: generator.below(7))
      if generator.below(2) == 0 {
        mask.insert(x: place.x, y: place.y)
        places.insert(place)
      } else {
        mask.remove(x: place.x, y: place.y)
        places.remove(place)
      }
    }
    #expect(Self.places(mask) == places)
    #expect(mask.count == places.count)
    #expect(mask.isEmpty == places.isEmpty)
    #expect(mask.wordsPerRow == (width + 63) / 64)
  }

  @Test(arguments: widths) func setsCombine(width: Int) {
    var generator = SplitMix64(seed: 40 + UInt64(width))
    let (first, firstPlaces) = Self.random(width, 5, &generator)
    let (second, secondPlaces) = Self.random(width, 5, &generator)
    #expect(Self.places(first.union(second)) == firstPlaces.union(secondPlaces))
    #expect(Self.places(first.intersection(second)) == firstPlaces.intersection(secondPlaces))
    #expect(Self.places(first.subtracting(second)) == firstPlaces.subtracting(secondPlaces))
    #expect(first.subtracting(first).isEmpty)
    #expect(first.subtracting(first) == DiffMask(width: width, height: 5))
  }

  @Test(arguments: widths) func rectanglesAreCountedAndFilled(width: Int) {
    var generator = SplitMix64(seed: 80 + UInt64(width))
    let (mask, places) = Self.random(width, 9, &generator)
    for _ in 0..<60 {
      let rect = PixelRect(
        x: generator.below(width + 20) - 10, y: generator.below(13) - 3, width: generator.below(width + 10),
        height: generator.below(9))
      #expect(mask.count(in: rect) == places.count { rect.contains(x: $0.x, y: $0.y) })
      var filled = DiffMask(width: width, height: 9)
      filled.formUnion(rect)
      var expected: Set<Place> = []
      for y in 0..<9 {
        for x in 0..<width where rect.contains(x: x, y: y) { expected.insert(Place(x: x, y: y)) }
      }
      #expect(Self.places(filled) == expected)
      #expect(filled.count == expected.count)
      let inside = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: 9))
      #expect(filled.boundingBox == (inside.isEmpty ? nil : inside))
    }
  }

  @Test(arguments: widths) func theBoxIsTheSmallest(width: Int) throws {
    var generator = SplitMix64(seed: 120 + UInt64(width))
    for _ in 0..<40 {
      let (mask, places) = Self.random(width, 6, &generator, oneIn: 150)
      guard let left = places.map(\.x).min(), let right = places.map(\.x).max(),
        let top = places.map(\.y).min(), let bottom = places.map(\.y).max()
      else {
        #expect(mask.boundingBox == nil)
        continue
      }
      let box = PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      #expect(mask.boundingBox == box)
    }
  }

  @Test(arguments: widths) func runsAndPixelsComeInOrder(width: Int) {
    var generator = SplitMix64(seed: 160 + UInt64(width))
    for oneIn in [1, 2, 30] {
      let (mask, places) = Self.random(width, 4, &generator, oneIn: oneIn)
      var visited: [Place] = []
      mask.forEachPixel { x, y in visited.append(Place(x: x, y: y)) }
      #expect(visited == places.sorted { ($0.y, $0.x) < ($1.y, $1.x) })
      for y in 0..<4 {
        var runs: [Range<Int>] = []
        mask.forEachRun(inRow: y) { runs.append($0) }
        #expect(runs.flatMap { Array($0) } == visited.filter { $0.y == y }.map(\.x))
        // Runs are unbroken as far as they go: none begins where another ends.
        for (run, next) in zip(runs, runs.dropFirst()) { #expect(run.upperBound < next.lowerBound) }
      }
    }
  }
}
