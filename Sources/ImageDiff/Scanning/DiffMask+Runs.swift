extension DiffMask {
  /// Calls a closure with each unbroken run of the set in one row, from the left.
  ///
  /// - Precondition: the row lies inside.
  public func forEachRun(inRow y: Int, _ body: (Range<Int>) -> Void) {
    precondition(y >= 0 && y < height, "row outside the mask")
    var x = 0
    while let start = firstColumn(from: x, inRow: y, flipping: 0) {
      // The bits past the last column are outside the set, so that a run ends there at the latest.
      let end = firstColumn(from: start, inRow: y, flipping: .max) ?? width
      body(start..<end)
      x = end
    }
  }

  /// Calls a closure with each pixel of the set, row by row from the top, each row from the left.
  public func forEachPixel(_ body: (_ x: Int, _ y: Int) -> Void) {
    for y in 0..<height {
      for word in 0..<wordsPerRow {
        var bits = words[y * wordsPerRow + word]
        while bits != 0 {
          body(word * 64 + bits.trailingZeroBitCount, y)
          bits &= bits - 1
        }
      }
    }
  }

  /// The first column at or after one whose bit is set once the row's words are flipped by a pattern.
  @inline(__always)
  private func firstColumn(from x: Int, inRow y: Int, flipping pattern: UInt64) -> Int? {
    guard x < width else { return nil }
    var word = x >> 6
    var bits = (words[y * wordsPerRow + word] ^ pattern) & (UInt64.max << UInt64(x & 63))
    while bits == 0 {
      word += 1
      guard word < wordsPerRow else { return nil }
      bits = words[y * wordsPerRow + word] ^ pattern
    }
    return word * 64 + bits.trailingZeroBitCount
  }
}
