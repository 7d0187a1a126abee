import Pixels
import TestSupport
import Testing

@testable import ImageDiff

/// Both paths of the scan give what the definition gives, at every width and alignment.
struct PixelScanTests {
  /// The definition, by other means than either path: differences of whole numbers, places in an array.
  private static func expected(
    _ rows: RowPair, x: Int, y: Int, into result: inout ScanResult,
    differs: (UnpremultipliedPixel, UnpremultipliedPixel, Int) -> Bool
  ) {
    for offset in 0..<rows.count {
      let first = rows.reference.pixels[rows.referenceStart + offset]
      let second = rows.candidate.pixels[rows.candidateStart + offset]
      let deltas = zip(channels(first), channels(second)).map { abs($0 - $1) }
      let largest = deltas.reduce(0, max)
      guard largest > 0 else { continue }
      result.unequalPixels += 1
      if first.alpha == 0 && second.alpha == 0 { result.invisiblyDifferingPixels += 1 }
      result.largestChannelDelta = max(result.largestChannelDelta, largest)
      if differs(first, second, offset) {
        result.mask.insert(x: x + offset, y: y)
        result.differingPixels += 1
      }
    }
  }

  private static func channels(_ pixel: UnpremultipliedPixel) -> [Int] {
    [Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha)]
  }

  private static var paths: [ScanPath] { ScanPath.allCases.filter(\.isAvailable) }

  /// Calls a closure with every width 1…130 at every start 0…31, the candidate's start and the place in
  /// the mask going through others.
  private static func everyRow(
    seed: UInt64, _ body: (RowPair, _ x: Int, _ y: Int, _ generator: inout SplitMix64) -> Void
  ) throws {
    var generator = SplitMix64(seed: seed)
    let (first, second) = try ScanPictures.pair(width: 180, height: 4, seed: seed)
    for count in 1...130 {
      for start in 0..<32 {
        // Mostly the same place of both, so that equal pixels occur.
        let other = start % 4 == 3 ? (start * 7 + count) % 32 : start
        let rows = RowPair(
          reference: first, referenceX: start, referenceY: count % 4, candidate: second, candidateX: other,
          candidateY: count % 4, count: count)
        body(rows, generator.below(71), generator.below(2), &generator)
      }
    }
  }

  @Test func channelAtEveryWidthAndAlignment() throws {
    let thresholds: [UInt8] = [0, 1, 7, 20, 127, 128, 254, 255]
    try Self.everyRow(seed: 1) { rows, x, y, generator in
      let threshold = thresholds[generator.below(thresholds.count)]
      var expected = ScanResult(width: 200, height: 2)
      Self.expected(rows, x: x, y: y, into: &expected) { first, second, _ in
        zip(Self.channels(first), Self.channels(second)).contains { abs($0 - $1) > threshold }
      }
      for path in Self.paths {
        var result = ScanResult(width: 200, height: 2)
        PixelScan.channel(rows, threshold: threshold, x: x, y: y, path: path, into: &result)
        #expect(result == expected, "\(path), \(rows.count) pixels from \(rows.referenceStart), at \(x)")
      }
    }
  }

  @Test func yiqAtEveryWidthAndAlignment() throws {
    let limits = [0, 0.0001, 0.01, 0.05, 0.1, 0.5, 1].map { YIQLimit(threshold: $0) }
    try Self.everyRow(seed: 2) { rows, x, y, generator in
      let limit = limits[generator.below(limits.count)]
      let index = generator.below(100_000)
      var expected = ScanResult(width: 200, height: 2)
      Self.expected(rows, x: x, y: y, into: &expected) { first, second, offset in
        YIQDifference.delta(first, second, index: index + offset) > limit.limit
      }
      for path in Self.paths {
        var result = ScanResult(width: 200, height: 2)
        PixelScan.yiq(rows, limit: limit, firstIndex: index, x: x, y: y, path: path, into: &result)
        #expect(result == expected, "\(path), \(rows.count) pixels from \(rows.referenceStart), at \(x)")
      }
    }
  }

  /// One channel of one pixel, at every place of a row, among pixels that are equal.
  @Test(arguments: paths) func aLonePixelIsFoundAnywhere(path: ScanPath) throws {
    let (first, _) = try ScanPictures.pair(width: 201, height: 1, seed: 6)
    for place in 0..<201 {
      var pixels = first.pixels
      switch place % 4 {
      case 0: pixels[place].red ^= 1
      case 1: pixels[place].green ^= 1
      case 2: pixels[place].blue ^= 1
      default: pixels[place].alpha ^= 1
      }
      let second = UnpremultipliedBitmap(size: first.size, pixels: pixels)
      let exact = PixelScan.channel(reference: first, candidate: second, threshold: 0, path: path)
      #expect(exact.mask.count == 1 && exact.mask.contains(x: place, y: 0), "at \(place)")
      #expect(exact.differingPixels == 1 && exact.unequalPixels == 1 && exact.largestChannelDelta == 1)
      let yiq = PixelScan.yiq(reference: first, candidate: second, limit: YIQLimit(threshold: 0), path: path)
      let differs = YIQDifference.delta(first[place, 0], second[place, 0], index: place) > 0
      #expect(yiq.mask.contains(x: place, y: 0) == differs, "at \(place)")
      #expect(yiq.mask.count == yiq.differingPixels && yiq.unequalPixels == 1)
    }
  }

  /// Every pair of black, white and the six full colours, where the kernel's rounded weights are off most,
  /// then pairs at random.
  private static func pairsForLimits() -> [(UnpremultipliedPixel, UnpremultipliedPixel)] {
    func corner(_ bits: Int) -> UnpremultipliedPixel {
      UnpremultipliedPixel(
        red: bits & 1 == 0 ? 0 : 255, green: bits & 2 == 0 ? 0 : 255, blue: bits & 4 == 0 ? 0 : 255,
        alpha: 255)
    }
    var generator = SplitMix64(seed: 3)
    var pairs = (0..<64).map { (corner($0 >> 3), corner($0 & 7)) }
    for round in 0..<20_000 {
      let first = ScanPictures.anyPixel(&generator)
      var second = ScanPictures.partner(of: first, &generator)
      if round % 2 == 0 { second.alpha = first.alpha }
      pairs.append((first, second))
    }
    return pairs
  }

  /// A limit that is a pair's own difference excludes it, and the next number below includes it.
  @Test(arguments: paths) func yiqDecidesAtTheLimitItself(path: ScanPath) throws {
    for (index, (first, second)) in Self.pairsForLimits().enumerated() {
      let delta = YIQDifference.delta(first, second, index: index)
      guard delta > 0 else { continue }
      let rows = RowPair(
        reference: try ScanPictures.picture(1, 1) { _, _ in first }, referenceX: 0, referenceY: 0,
        candidate: try ScanPictures.picture(1, 1) { _, _ in second }, candidateX: 0, candidateY: 0, count: 1)
      for (limit, count) in [(delta, 0), (delta.nextUp, 0), (delta.nextDown, 1)] {
        var result = ScanResult(width: 1, height: 1)
        PixelScan.yiq(
          rows, limit: YIQLimit(limit: min(limit, YIQLimit.greatestDifference)), firstIndex: index, x: 0,
          y: 0,
          path: path, into: &result)
        #expect(result.differingPixels == count, "\(first) and \(second), limit \(limit)")
      }
    }
  }

  /// Pixels that are not opaque are blended by their index in the union of both pictures.
  @Test(arguments: paths) func wholePicturesCountTheIndexInTheUnion(path: ScanPath) throws {
    let (first, _) = try ScanPictures.pair(width: 77, height: 9, seed: 7)
    let (second, _) = try ScanPictures.pair(width: 70, height: 12, seed: 8)
    let limit = YIQLimit(threshold: 0.2)
    let result = PixelScan.yiq(reference: first, candidate: second, limit: limit, path: path)
    for y in 0..<9 {
      for x in 0..<70 {
        let differs = YIQDifference.delta(first[x, y], second[x, y], index: y * 77 + x) > limit.limit
        #expect(result.mask.contains(x: x, y: y) == differs, "(\(x), \(y))")
      }
    }
    let equal = PixelScan.yiq(reference: first, candidate: first, limit: limit, path: path)
    #expect(equal == ScanResult(width: 77, height: 9))
  }

  @Test(arguments: paths) func rowsAddUp(path: ScanPath) throws {
    let (first, second) = try ScanPictures.pair(width: 150, height: 6, seed: 4)
    let whole = PixelScan.channel(reference: first, candidate: second, threshold: 9, path: path)
    var parts = ScanResult(width: 150, height: 6)
    for y in 0..<6 {
      for (x, count) in [(0, 70), (70, 1), (71, 0), (71, 79)] {
        let rows = RowPair(
          reference: first, referenceX: x, referenceY: y, candidate: second, candidateX: x, candidateY: y,
          count: count)
        PixelScan.channel(rows, threshold: 9, x: x, y: y, path: path, into: &parts)
      }
    }
    #expect(parts == whole)
    #expect(whole.differingPixels == whole.mask.count)
    #expect(whole.differingPixels > 100)
  }

  @Test(arguments: paths) func onlyTheOverlapIsRead(path: ScanPath) throws {
    let (wide, _) = try ScanPictures.pair(width: 70, height: 2, seed: 5)
    let high = try ScanPictures.picture(66, 3) { x, y in
      y < 2 && (x, y) != (65, 1) ? wide[x, y] : ScanPictures.gray(1)
    }
    let exact = PixelScan.channel(reference: wide, candidate: high, threshold: 0, path: path)
    #expect(exact.mask.width == 70 && exact.mask.height == 3)
    #expect(exact.differingPixels == 1)
    #expect(exact.mask.contains(x: 65, y: 1))
    let yiq = PixelScan.yiq(reference: high, candidate: wide, limit: YIQLimit(threshold: 0), path: path)
    #expect(yiq == exact)
  }

  @Test(arguments: paths) func invisibleDifferencesAreFoundAndCount(path: ScanPath) throws {
    let first = try ScanPictures.picture(3, 1) { x, _ in
      UnpremultipliedPixel(red: 9, green: 9, blue: 9, alpha: x == 2 ? 1 : 0)
    }
    let second = try ScanPictures.picture(3, 1) { x, _ in
      UnpremultipliedPixel(red: x == 0 ? 9 : 19, green: 9, blue: 9, alpha: 0)
    }
    let exact = PixelScan.channel(reference: first, candidate: second, threshold: 0, path: path)
    #expect(exact.differingPixels == 2)
    #expect(exact.invisiblyDifferingPixels == 1)
    #expect(exact.largestChannelDelta == 10)
    let coarse = PixelScan.channel(reference: first, candidate: second, threshold: 10, path: path)
    #expect(coarse.differingPixels == 0)
    #expect(coarse.invisiblyDifferingPixels == 1)
    #expect(coarse.unequalPixels == 2)
    // Blended, two clear pixels are the same.
    let yiq = PixelScan.yiq(reference: first, candidate: second, limit: YIQLimit(threshold: 0), path: path)
    #expect(!yiq.mask.contains(x: 1, y: 0))
    #expect(yiq.mask.contains(x: 2, y: 0))
  }
}
