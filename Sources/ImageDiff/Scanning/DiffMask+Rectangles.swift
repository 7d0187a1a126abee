public import Pixels

extension DiffMask {
  /// How many pixels of the set lie within a rectangle; what of it lies outside the picture holds none.
  public func count(in rect: PixelRect) -> Int {
    let inside = rect.intersection(bounds)
    guard !inside.isEmpty else { return 0 }
    var count = 0
    for y in inside.y..<inside.maxY {
      for word in inside.x >> 6...(inside.maxX - 1) >> 6 {
        count +=
          (words[y * wordsPerRow + word] & columns(inside.x..<inside.maxX, inWord: word)).nonzeroBitCount
      }
    }
    return count
  }

  /// Adds all pixels of a rectangle that lie inside the picture.
  public mutating func formUnion(_ rect: PixelRect) {
    let inside = rect.intersection(bounds)
    guard !inside.isEmpty else { return }
    let stride = wordsPerRow
    withWords { words in
      for y in inside.y..<inside.maxY {
        for word in inside.x >> 6...(inside.maxX - 1) >> 6 {
          words[y * stride + word] |= Self.columns(inside.x..<inside.maxX, inWord: word)
        }
      }
    }
  }

  /// The smallest rectangle around all pixels of the set; nil when there is none.
  ///
  /// - Complexity: one step for each 64 pixels of the picture.
  public var boundingBox: PixelRect? {
    var (top, bottom) = (height, -1)
    // All rows laid on each other: the first and the last bit give the columns.
    var anyRow = [UInt64](repeating: 0, count: wordsPerRow)
    for y in 0..<height {
      var row: UInt64 = 0
      for word in 0..<wordsPerRow {
        row |= words[y * wordsPerRow + word]
        anyRow[word] |= words[y * wordsPerRow + word]
      }
      guard row != 0 else { continue }
      top = min(top, y)
      bottom = y
    }
    guard let first = anyRow.firstIndex(where: { $0 != 0 }), let last = anyRow.lastIndex(where: { $0 != 0 })
    else { return nil }
    let left = first * 64 + anyRow[first].trailingZeroBitCount
    let right = last * 64 + 63 - anyRow[last].leadingZeroBitCount
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  private var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The bits of one word of a row that belong to a range of columns, which reaches into that word.
  private static func columns(_ range: Range<Int>, inWord word: Int) -> UInt64 {
    let from = max(range.lowerBound - word * 64, 0)
    let to = min(range.upperBound - word * 64, 64)
    return (UInt64.max << UInt64(from)) & (UInt64.max >> UInt64(64 - to))
  }

  private func columns(_ range: Range<Int>, inWord word: Int) -> UInt64 {
    Self.columns(range, inWord: word)
  }
}
