extension Shrinker {
  /// Leaves out runs of choices, wherever they begin: half of them, a quarter, … then 8, 4, 3, 2, 1.
  ///
  /// Long runs are tried side by side, short ones at every place: what belongs together seldom begins at a
  /// multiple of its length. The last are tried first.
  mutating func deleteRuns() {
    var size = choices.count / 2
    while size > 8 {
      deleteRuns(of: size, apart: size)
      size /= 2
    }
    for size in [8, 4, 3, 2, 1] { deleteRuns(of: size, apart: 1) }
  }

  private mutating func deleteRuns(of size: Int, apart distance: Int) {
    var end = choices.count
    while end >= size {
      let isGone = consider(removing: end - size..<end)
      end = min(end - (isGone ? size : distance), choices.count)
    }
  }
}
