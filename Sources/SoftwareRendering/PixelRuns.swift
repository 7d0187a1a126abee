import Pixels

extension PremultipliedPixel {
  /// All four channels as one number, as they lie in memory.
  @inline(__always)
  var word: UInt32 { unsafe unsafeBitCast(self, to: UInt32.self) }
}

extension Span<PremultipliedPixel> {
  /// All four channels of a pixel as one number, to compare in one step.
  @inline(__always)
  func packed(_ index: Int) -> UInt32 {
    // A pixel is four bytes, and the load is checked against the span's end.
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
  }

  /// Where the run of one pixel ends that begins at `start`: the first other one, or `end`.
  ///
  /// - Precondition: `start` lies before `end`, and `end` within the span.
  @inline(__always)
  func endOfRun(from start: Int, before end: Int) -> Int {
    precondition(end <= count, "a run ends within its bitmap")
    let pixel = packed(start)
    let pair = UInt64(pixel) << 32 | UInt64(pixel)
    var place = start + 1
    let bytes = unsafe bytes
    // Two pixels, or eight, at a time. Checked once above: places before `end` lie in the span.
    @inline(__always) func difference(_ place: Int) -> UInt64 {
      unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: 4 * place, as: UInt64.self) ^ pair
    }
    while place + 2 <= end && difference(place) == 0 {
      place += 2
      while place + 8 <= end,
        difference(place) | difference(place + 2) | difference(place + 4) | difference(place + 6) == 0
      { place += 8 }
    }
    while place < end && packed(place) == pixel { place += 1 }
    return place
  }
}

extension MutableSpan<PremultipliedPixel> {
  /// All four channels of a pixel as one number, to compare in one step.
  @inline(__always)
  func packed(_ index: Int) -> UInt32 {
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
  }

  /// Writes one pixel over a run of others.
  @inline(__always)
  mutating func fill(_ run: Range<Int>, with pixel: PremultipliedPixel) {
    precondition(run.lowerBound >= 0 && run.upperBound <= count, "a run lies within its bitmap")
    let word = pixel.word
    var bytes = unsafe mutableBytes
    // Checked once above: checks within keep the compiler from storing several at a time, and so do the four
    // bytes of the structure, which are stored one by one.
    let words = SIMD8(repeating: word)
    var place = run.lowerBound
    while place + 8 <= run.upperBound {
      unsafe bytes.storeBytes(of: words, toUncheckedByteOffset: 4 * place, as: SIMD8<UInt32>.self)
      place += 8
    }
    while place < run.upperBound {
      unsafe bytes.storeBytes(of: word, toUncheckedByteOffset: 4 * place, as: UInt32.self)
      place += 1
    }
  }
}
