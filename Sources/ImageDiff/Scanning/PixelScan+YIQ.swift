import PixelKernels
import Pixels

extension PixelScan {
  /// Compares a part of a row, and adds what it finds to a result from pixel (x, y) of the mask on.
  ///
  /// `firstIndex` is the index in the whole picture of the first pixel, for the blending.
  ///
  /// - Precondition: the part lies inside the mask.
  static func yiq(
    _ rows: RowPair, limit: YIQLimit, firstIndex: Int, x: Int, y: Int, path: ScanPath = .fastest,
    into result: inout ScanResult
  ) {
    precondition(
      x >= 0 && x <= result.mask.width - rows.count && y >= 0 && y < result.mask.height,
      "a row outside the mask")
    guard rows.count > 0 else { return }
    switch path {
    case .scalar:
      for offset in 0..<rows.count {
        let (first, second) = rows[offset]
        guard first != second else { continue }
        _ = result.noteUnequal(first, second)
        decide(rows, offset, limit, firstIndex, x, y, &result)
      }
    case .vector: yiqKernel(rows, limit, firstIndex, x, y, &result)
    }
  }

  /// Whether a pair differs, by the exact formula.
  @inline(__always)
  private static func decide(
    _ rows: RowPair, _ offset: Int, _ limit: YIQLimit, _ firstIndex: Int, _ x: Int, _ y: Int,
    _ result: inout ScanResult
  ) {
    let (first, second) = rows[offset]
    if YIQDifference.delta(first, second, index: firstIndex + offset) > limit.limit {
      result.mask.insert(x: x + offset, y: y)
      result.differingPixels += 1
    }
  }

  /// Sorts the row eight pixels at a time, then decides what that has left open.
  private static func yiqKernel(
    _ rows: RowPair, _ limit: YIQLimit, _ firstIndex: Int, _ x: Int, _ y: Int, _ result: inout ScanResult
  ) {
    let word = y * result.mask.wordsPerRow + x >> 6
    // One row of open pixels; a row of 16,384 takes 2 KiB.
    unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: rows.count / 64 + 2) { open in
      unsafe open.initialize(repeating: 0)
      let counts = result.mask.withWords { words in
        unsafe words.withUnsafeMutableBufferPointer { words in
          unsafe rows.withBytes { first, second in
            guard let differing = words.baseAddress, let undecided = open.baseAddress
            else { return ProofsheetRowCounts() }
            return unsafe proofsheetScanYIQRow(
              first, second, rows.count, limit.certainlyWithin, limit.certainlyBeyond, differing + word,
              undecided, x & 63)
          }
        }
      }
      result.add(counts)
      guard let counts, counts.undecided > 0 else { return }
      for index in open.indices {
        var bits = unsafe open[index]
        while bits != 0 {
          let offset = index * 64 + bits.trailingZeroBitCount - x & 63
          decide(rows, offset, limit, firstIndex, x, y, &result)
          bits &= bits - 1
        }
      }
    }
  }
}
