import Pixels

/// The horizontal pass of a blur over the rows of a mask, and the vertical sums over that.
///
/// Values are 0…1 in full precision, held in blocks of four columns.
struct BlurredRows {
  private let width: Int
  /// Blocks of four columns in a row; the last may reach past the width.
  private let blocksPerRow: Int
  private var blocks: [SIMD4<Double>]
  /// For each row, the blocks that may differ from 0.
  private var inked: [Range<Int>]
  /// For each row, the blocks whose columns all have the sum of full coverage.
  private var full: [Range<Int>]
  private let weights: [SIMD4<Double>]
  /// The sum where all taps meet full coverage, added up in order.
  private let fullSum: Double
  /// The byte where such sums fill the whole kernel.
  private let fullByte: UInt8
  /// Four rows of coverage, 0…1, one in each lane, with `reach` columns more at either end.
  private var padded: [SIMD4<Double>]
  private let fractions = (0...255).map { Double($0) / 255 }

  private var reach: Int { weights.count / 2 }

  /// Rows of nothing.
  ///
  /// - Parameters:
  ///   - width: columns of the finished blur.
  ///   - count: rows of the mask that the finished blur draws on.
  init(width: Int, count: Int, kernel: GaussianKernel) {
    self.width = width
    weights = kernel.weights.map { SIMD4(repeating: $0) }
    blocksPerRow = (width + 3) / 4
    blocks = Array(repeating: .zero, count: blocksPerRow * count)
    inked = Array(repeating: 0..<0, count: count)
    full = Array(repeating: 0..<0, count: count)
    let sum = weights.reduce(0) { $0 + $1.x }
    fullSum = sum
    fullByte = coverageByte(weights.reduce(0) { $0 + $1.x * sum })
    padded = Array(repeating: .zero, count: 4 * blocksPerRow + weights.count - 1)
  }

  /// Blurs up to four rows of a mask along the rows.
  ///
  /// - Parameters:
  ///   - left: the column of the mask that is column 0 here.
  ///   - rows: rows of the mask.
  ///   - index: the number of the first row here.
  mutating func add(_ shape: CoverageMask, columnsFrom left: Int, rows: Range<Int>, at index: Int) {
    let shapeLeft = max(shape.bounds.x, left - reach)
    let shapeRight = min(shape.bounds.maxX, left + 4 * blocksPerRow + reach)
    let offset = reach - left
    let source = shape.coverage.span
    // Rows past the last repeat it; their lanes are not kept.
    func start(_ lane: Int) -> Int {
      (min(rows.lowerBound + lane, rows.upperBound - 1) - shape.bounds.y) * shape.bounds.width
        - shape.bounds.x
    }
    let (row0, row1, row2, row3) = (start(0), start(1), start(2), start(3))
    var first = shapeRight
    var last = shapeLeft
    var run = shapeLeft
    var longest = shapeLeft..<shapeLeft
    for x in shapeLeft..<shapeRight {
      let (a, b, c, d) = (source[row0 + x], source[row1 + x], source[row2 + x], source[row3 + x])
      padded[x + offset] = SIMD4(
        fractions[Int(a)], fractions[Int(b)], fractions[Int(c)], fractions[Int(d)])
      if a | b | c | d != 0 {
        first = min(first, x)
        last = x + 1
      }
      if a & b & c & d != 255 { run = x + 1 }
      if x + 1 - run > longest.count { longest = run..<x + 1 }
    }
    if first >= last { return }
    let inked = max(0, first - reach - left) / 4..<(min(width, last + reach - left) + 3) / 4
    var full = 0..<0
    if longest.count > 2 * reach {
      let (from, to) = (longest.lowerBound + reach - left, longest.upperBound - reach - left)
      // A block is full only as a whole; a mask cut at the right counts up to its last block.
      let (fromBlock, toBlock) = ((max(0, from) + 3) / 4, max(0, to) / 4)
      if fromBlock < toBlock { full = fromBlock..<toBlock }
    }
    for row in 0..<rows.count {
      self.inked[index + row] = inked
      self.full[index + row] = full
    }
    var block = inked.lowerBound
    while block < inked.upperBound {
      if block == full.lowerBound && !full.isEmpty {
        for row in 0..<rows.count {
          for block in full {
            blocks[(index + row) * blocksPerRow + block] = SIMD4(repeating: fullSum)
          }
        }
        block = full.upperBound
        continue
      }
      store(rowSums(block: block), block: block, at: index, count: rows.count)
      block += 1
    }
  }

  /// The sums of four columns, each with four rows in its lanes.
  @inline(__always)
  private func rowSums(block: Int) -> (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
    let taps = weights.span
    let values = padded.span
    var sums = (SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero)
    var place = 4 * block
    for tap in taps.indices {
      let weight = taps[tap]
      sums.0 += weight * values[place]
      sums.1 += weight * values[place + 1]
      sums.2 += weight * values[place + 2]
      sums.3 += weight * values[place + 3]
      place += 1
    }
    return sums
  }

  /// Turns four columns of four rows into a block of each row.
  @inline(__always)
  private mutating func store(
    _ sums: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>), block: Int, at index: Int,
    count: Int
  ) {
    let place = index * blocksPerRow + block
    blocks[place] = SIMD4(sums.0.x, sums.1.x, sums.2.x, sums.3.x)
    if count > 1 { blocks[place + blocksPerRow] = SIMD4(sums.0.y, sums.1.y, sums.2.y, sums.3.y) }
    if count > 2 { blocks[place + 2 * blocksPerRow] = SIMD4(sums.0.z, sums.1.z, sums.2.z, sums.3.z) }
    if count > 3 { blocks[place + 3 * blocksPerRow] = SIMD4(sums.0.w, sums.1.w, sums.2.w, sums.3.w) }
  }

  /// The horizontal sum in a column of a row.
  func sum(row: Int, column: Int) -> Double { blocks[row * blocksPerRow + column / 4][column % 4] }

  /// Writes one row of the finished blur as bytes.
  ///
  /// - Parameters:
  ///   - row: the row in whose middle the kernel stands; may lie outside of those here.
  ///   - start: where the row begins in `coverage`.
  func writeColumnSums(around row: Int, to coverage: inout MutableSpan<UInt8>, from start: Int) {
    let first = max(0, row - reach)
    let last = min(inked.count - 1, row + reach)
    if first > last { return }
    var inkedBlocks = inked[first]
    var fullBlocks = last - first == 2 * reach ? full[first] : 0..<0
    for other in first...last {
      if !inked[other].isEmpty {
        inkedBlocks =
          inkedBlocks.isEmpty
          ? inked[other]
          : min(
            inkedBlocks.lowerBound, inked[other].lowerBound)..<max(
              inkedBlocks.upperBound, inked[other].upperBound)
      }
      fullBlocks = fullBlocks.clamped(to: full[other])
    }
    let values = blocks.span
    let taps = weights.span
    let firstTap = first - row + reach
    var block = inkedBlocks.lowerBound
    while block < inkedBlocks.upperBound {
      if block == fullBlocks.lowerBound && !fullBlocks.isEmpty {
        for x in 4 * fullBlocks.lowerBound..<min(width, 4 * fullBlocks.upperBound) {
          coverage[start + x] = fullByte
        }
        block = fullBlocks.upperBound
        continue
      }
      var sums = SIMD4<Double>.zero
      var place = first * blocksPerRow + block
      for tap in firstTap...firstTap + last - first {
        sums += taps[tap] * values[place]
        place += blocksPerRow
      }
      let x = 4 * block
      coverage[start + x] = coverageByte(sums.x)
      if x + 1 < width { coverage[start + x + 1] = coverageByte(sums.y) }
      if x + 2 < width { coverage[start + x + 2] = coverageByte(sums.z) }
      if x + 3 < width { coverage[start + x + 3] = coverageByte(sums.w) }
      block += 1
    }
  }
}
