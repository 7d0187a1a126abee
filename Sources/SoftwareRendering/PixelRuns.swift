import Pixels

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
    // Two pixels at a time; the load is checked as above.
    while place + 2 <= end,
      unsafe bytes.unsafeLoadUnaligned(fromByteOffset: 4 * place, as: UInt64.self) == pair
    {
      place += 2
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
    // Checked once above: a check for each pixel keeps the loop from writing several at a time.
    for index in run { unsafe self[unchecked: index] = pixel }
  }
}
