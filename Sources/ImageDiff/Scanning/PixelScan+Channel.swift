import PixelKernels
import Pixels

extension PixelScan {
  /// Compares a part of a row, and adds what it finds to a result from pixel (x, y) of the mask on.
  ///
  /// - Precondition: the part lies inside the mask.
  static func channel(
    _ rows: RowPair, threshold: UInt8, x: Int, y: Int, path: ScanPath = .fastest,
    into result: inout ScanResult
  ) {
    precondition(
      x >= 0 && x <= result.mask.width - rows.count && y >= 0 && y < result.mask.height,
      "a row outside the mask")
    guard rows.count > 0 else { return }
    switch path {
    case .scalar: channelTwin(rows, threshold: threshold, x: x, y: y, into: &result)
    case .vector:
      let word = y * result.mask.wordsPerRow + x >> 6
      let counts = result.mask.withWords { words in
        unsafe words.withUnsafeMutableBufferPointer { words in
          unsafe rows.withBytes { first, second in
            guard let base = words.baseAddress else { return ProofsheetRowCounts() }
            return unsafe proofsheetScanChannelRow(
              first, second, rows.count, threshold, base + word, x & 63)
          }
        }
      }
      result.add(counts)
    }
  }

  /// The same, one pixel at a time.
  private static func channelTwin(
    _ rows: RowPair, threshold: UInt8, x: Int, y: Int, into result: inout ScanResult
  ) {
    for offset in 0..<rows.count {
      let (first, second) = rows[offset]
      guard first != second else { continue }
      if result.noteUnequal(first, second) > threshold {
        result.mask.insert(x: x + offset, y: y)
        result.differingPixels += 1
      }
    }
  }
}

extension ScanResult {
  /// Counts what a kernel has found in a row.
  mutating func add(_ counts: ProofsheetRowCounts?) {
    guard let counts else { return }
    differingPixels += Int(counts.differing)
    unequalPixels += Int(counts.unequal)
    invisiblyDifferingPixels += Int(counts.invisible)
    largestChannelDelta = max(largestChannelDelta, Int(counts.largestDelta))
  }

  /// Counts a pair of pixels that are not equal, and returns their largest channel difference.
  @inline(__always)
  mutating func noteUnequal(_ first: UnpremultipliedPixel, _ second: UnpremultipliedPixel) -> UInt8 {
    func delta(_ first: UInt8, _ second: UInt8) -> UInt8 { max(first, second) - min(first, second) }
    let largest = max(
      delta(first.red, second.red), delta(first.green, second.green), delta(first.blue, second.blue),
      delta(first.alpha, second.alpha))
    unequalPixels += 1
    if first.alpha == 0 && second.alpha == 0 { invisiblyDifferingPixels += 1 }
    largestChannelDelta = max(largestChannelDelta, Int(largest))
    return largest
  }
}
