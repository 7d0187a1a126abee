import Pixels

/// Finds the rows or columns that were put in or taken out at one place.
struct LineAlignment {
  /// What was found: the lines, and whether they came or went.
  struct Finding: Equatable {
    let change: LineChange
    let isInsertion: Bool
    /// How many lines before them are the same in both pictures.
    var unchanged: Int { change.start }
  }

  /// A number for each line of both pictures; equal lines have equal numbers.
  private let reference: [UInt64]
  private let candidate: [UInt64]
  private let axis: LineChange.Axis

  init(_ reference: UnpremultipliedBitmap, _ candidate: UnpremultipliedBitmap, axis: LineChange.Axis) {
    self.axis = axis
    switch axis {
    case .rows:
      self.reference = Self.rows(reference)
      self.candidate = Self.rows(candidate)
    case .columns:
      self.reference = Self.columns(reference)
      self.candidate = Self.columns(candidate)
    }
  }

  /// The lines that explain the whole change; nil where there are none.
  ///
  /// In pictures of one size as many lines are lost, or come in, at the far end.
  var finding: Finding? {
    let (before, after) = (reference.count, candidate.count)
    let shorter = min(before, after)
    var prefix = 0
    while prefix < shorter, reference[prefix] == candidate[prefix] { prefix += 1 }
    if before == after { return prefix == before ? nil : sameSize(prefix) }
    var suffix = 0
    while suffix < shorter - prefix, reference[before - 1 - suffix] == candidate[after - 1 - suffix] {
      suffix += 1
    }
    guard prefix + suffix == shorter, shorter > 0 else { return nil }
    return Finding(
      change: LineChange(axis: axis, start: prefix, count: abs(before - after)),
      isInsertion: after > before)
  }

  private func sameSize(_ prefix: Int) -> Finding? {
    let count = reference.count
    // As many lines as moved, and two, have to match: fewer would explain anything near the end. And two
    // have to show that they moved: lines that are alike look the same wherever they are.
    var lines = 1
    while count - prefix - lines >= max(2, lines) {
      if isVaried(reference[prefix..<count - lines]),
        (prefix + lines..<count).count(where: { reference[$0] != reference[$0 - lines] }) >= 2,
        (prefix + lines..<count).allSatisfy({ candidate[$0] == reference[$0 - lines] })
      {
        return Finding(
          change: LineChange(axis: axis, start: prefix, count: lines), isInsertion: true)
      }
      if isVaried(reference[(prefix + lines)...]),
        (prefix..<count - lines).count(where: { reference[$0] != reference[$0 + lines] }) >= 2,
        (prefix..<count - lines).allSatisfy({ candidate[$0] == reference[$0 + lines] })
      {
        return Finding(
          change: LineChange(axis: axis, start: prefix, count: lines), isInsertion: false)
      }
      lines += 1
    }
    return nil
  }

  /// Whether the lines that moved show anything.
  private func isVaried(_ lines: ArraySlice<UInt64>) -> Bool { lines.contains { $0 != lines.first } }

  private static func rows(_ bitmap: UnpremultipliedBitmap) -> [UInt64] {
    let pixels = bitmap.pixels.span
    return (0..<bitmap.height).map { y in
      var hash = seed
      for index in y * bitmap.width..<(y + 1) * bitmap.width { mix(pixels[index], into: &hash) }
      return hash
    }
  }

  private static func columns(_ bitmap: UnpremultipliedBitmap) -> [UInt64] {
    let pixels = bitmap.pixels.span
    var hashes = [UInt64](repeating: seed, count: bitmap.width)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { mix(pixels[y * bitmap.width + x], into: &hashes[x]) }
    }
    return hashes
  }

  private static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// A bijection of the hash for each pixel, and of the pixel for each hash.
  private static func mix(_ pixel: UnpremultipliedPixel, into hash: inout UInt64) {
    hash = (hash ^ UInt64(pixel.visibleBits)) &* 0xBF58_476D_1CE4_E5B9
    hash ^= hash >> 29
  }
}
