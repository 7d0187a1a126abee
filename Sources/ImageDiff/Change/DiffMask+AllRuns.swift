extension DiffMask {
  /// Calls a closure with each unbroken run of the set, row by row from the top, each row from the left.
  func forEachRun(_ body: (_ y: Int, _ columns: Range<Int>) -> Void) {
    for y in 0..<height { forEachRun(inRow: y) { body(y, $0) } }
  }

  /// Whether a condition holds for every run; it is not asked any further once it does not.
  func allRuns(_ condition: (_ y: Int, _ columns: Range<Int>) -> Bool) -> Bool {
    for y in 0..<height {
      var holds = true
      forEachRun(inRow: y) { columns in holds = holds && condition(y, columns) }
      if !holds { return false }
    }
    return true
  }
}
