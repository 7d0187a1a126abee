/// One row of pixels into which boundary pieces are summed as signed areas.
///
/// Each piece adds the area to its right. What is stored is the change from pixel to pixel, so a
/// running sum gives each pixel's coverage; runs that no piece touches have one coverage.
struct CoverageAccumulator {
  /// Columns of the row; pieces are clamped to them.
  let width: Int
  private var changes: [Double]
  /// Column ranges that pieces have touched, ends excluded, in the order of the pieces.
  private var touched: [Range<Int>] = []

  init(width: Int) {
    self.width = width
    // One more for a change after the last column.
    changes = Array(repeating: 0, count: width + 1)
  }

  /// Adds a piece that falls `height` of a row while going from `start` to `end`.
  ///
  /// - Parameters:
  ///   - start, end: columns measured from the row's left end; anywhere.
  ///   - height: 0…1, times the sign of the boundary: positive where the inside begins.
  mutating func add(from start: Double, to end: Double, height: Double) {
    let limit = Double(width)
    var left = min(start, end)
    var right = max(start, end)
    if right <= 0 { return addWithinColumn(0, middle: 0, height: height) }
    if left >= limit { return }
    // A run too short to divide by stays within a column, or lies about the left end.
    let slope = right - left > 1e-300 ? height / (right - left) : 0
    var remaining = height
    if left < 0 {
      addWithinColumn(0, middle: 0, height: slope * -left)
      remaining -= slope * -left
      left = 0
    }
    if right > limit {
      remaining -= slope * (right - limit)
      right = limit
    }
    let first = Int(left)
    if right <= Double(first + 1) {
      return addWithinColumn(first, middle: (left + right) / 2 - Double(first), height: remaining)
    }
    var column = first
    while left < right {
      let border = min(Double(column + 1), right)
      let middle = (left + border) / 2 - Double(column)
      let part = slope * (border - left)
      changes[column] += part * (1 - middle)
      changes[column + 1] += part * middle
      left = border
      column += 1
    }
    touched.append(first..<column + 1)
  }

  @inline(__always)
  private mutating func addWithinColumn(_ column: Int, middle: Double, height: Double) {
    changes[column] += height * (1 - middle)
    changes[column + 1] += height * middle
    touched.append(column..<column + 2)
  }

  /// Insertion sort: most rows have few pieces; those along a flat curve have hundreds, for which it is slow.
  private mutating func sortTouched() {
    if touched.count > 16 {
      touched.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
      return
    }
    for index in touched.indices.dropFirst() {
      let range = touched[index]
      var place = index
      while place > 0,
        (touched[place - 1].lowerBound, touched[place - 1].upperBound) > (range.lowerBound, range.upperBound)
      {
        touched[place] = touched[place - 1]
        place -= 1
      }
      touched[place] = range
    }
  }

  /// Writes the row's coverage and makes the accumulator empty again.
  ///
  /// - Parameters:
  ///   - row: where the row starts in `coverage`, which holds `width` columns from there.
  mutating func flush(into coverage: inout MutableSpan<UInt8>, row: Int) {
    if touched.isEmpty { return }
    sortTouched()
    var sum = 0.0
    var column = 0
    for range in touched {
      if range.upperBound <= column { continue }
      let start = max(column, range.lowerBound)
      if start > column {
        let byte = coverageByte(sum)
        if byte != 0 { coverage.fill(row + column..<row + start, with: byte) }
      }
      for index in start..<range.upperBound {
        sum += changes[index]
        changes[index] = 0
        if index < width { coverage[row + index] = coverageByte(sum) }
      }
      column = range.upperBound
    }
    let byte = coverageByte(sum)
    if byte != 0 && column < width { coverage.fill(row + column..<row + width, with: byte) }
    touched.removeAll(keepingCapacity: true)
  }
}
