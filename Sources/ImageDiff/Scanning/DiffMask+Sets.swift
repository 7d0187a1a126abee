extension DiffMask {
  /// Adds all pixels of another set.
  ///
  /// - Precondition: both have the same size.
  public mutating func formUnion(_ other: DiffMask) { combine(other, |) }

  /// Keeps only what another set holds too.
  ///
  /// - Precondition: both have the same size.
  public mutating func formIntersection(_ other: DiffMask) { combine(other, &) }

  /// Takes all pixels of another set out.
  ///
  /// - Precondition: both have the same size.
  public mutating func subtract(_ other: DiffMask) { combine(other) { $0 & ~$1 } }

  /// The pixels that either set holds.
  ///
  /// - Precondition: both have the same size.
  public func union(_ other: DiffMask) -> DiffMask {
    var result = self
    result.formUnion(other)
    return result
  }

  /// The pixels that both sets hold.
  ///
  /// - Precondition: both have the same size.
  public func intersection(_ other: DiffMask) -> DiffMask {
    var result = self
    result.formIntersection(other)
    return result
  }

  /// The pixels that this set alone holds.
  ///
  /// - Precondition: both have the same size.
  public func subtracting(_ other: DiffMask) -> DiffMask {
    var result = self
    result.subtract(other)
    return result
  }

  @inline(__always)
  private mutating func combine(_ other: DiffMask, _ operation: (UInt64, UInt64) -> UInt64) {
    precondition(width == other.width && height == other.height, "masks of different sizes")
    withWords { words in
      for index in words.indices { words[index] = operation(words[index], other.words[index]) }
    }
  }
}
