extension Span<UInt8> {
  /// Where the run of one coverage ends that begins at `start`: the first other byte, or `end`.
  ///
  /// Most of a mask is covered fully or not at all, so bytes are looked at eight and 32 at a time.
  ///
  /// - Precondition: `start` lies before `end`, and `end` within the span.
  @inline(__always)
  func endOfRun(from start: Int, before end: Int) -> Int {
    precondition(end <= count, "a run ends within its mask")
    let byte = self[start]
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    let bytes = unsafe bytes
    // Checked once above: places before `end` lie in the span. The lowest byte of a number is the first.
    @inline(__always) func difference(_ place: Int) -> UInt64 {
      unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: UInt64.self).littleEndian ^ pattern
    }
    var place = start + 1
    while place + 8 <= end {
      let first = difference(place)
      if first != 0 { return place + first.trailingZeroBitCount / 8 }
      place += 8
      while place + 32 <= end,
        difference(place) | difference(place + 8) | difference(place + 16) | difference(place + 24) == 0
      { place += 32 }
    }
    while place < end && self[place] == byte { place += 1 }
    return place
  }
}

extension MutableSpan<UInt8> {
  /// Gives a run of pixels one coverage.
  @inline(__always)
  mutating func fill(_ run: Range<Int>, with byte: UInt8) {
    precondition(run.lowerBound >= 0 && run.upperBound <= count, "a run lies within its mask")
    // Checked once above: a check for each byte keeps the loop from becoming one block operation.
    for index in run { unsafe self[unchecked: index] = byte }
  }

  /// Writes the bytes of one run over others that lie further on.
  ///
  /// - Parameter distance: how far on, at least the run's length.
  @inline(__always)
  mutating func copy(_ run: Range<Int>, on distance: Int) {
    precondition(run.lowerBound >= 0 && distance >= run.count, "a copy lies behind what is copied")
    precondition(run.upperBound + distance <= count, "a run lies within its mask")
    // Checked as above. In blocks by hand: the compiler cannot tell that the copy lies apart.
    typealias Block = SIMD32<UInt8>
    var bytes = unsafe mutableBytes
    var place = run.lowerBound
    while place + 32 <= run.upperBound {
      let block = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: Block.self)
      unsafe bytes.storeBytes(of: block, toUncheckedByteOffset: place + distance, as: Block.self)
      place += 32
    }
    while place < run.upperBound {
      unsafe self[unchecked: place + distance] = unsafe self[unchecked: place]
      place += 1
    }
  }
}
