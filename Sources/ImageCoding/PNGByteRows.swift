/// Rows of one or two bytes a pixel, unfiltered byte by byte.
enum PNGByteRows {
  /// Unfilters a row.
  ///
  /// - Parameters:
  ///   - source: `count` bytes.
  ///   - above: the row above, unfiltered, `count` bytes; zeros for the first row.
  ///   - destination: room for `count` bytes, apart from the others.
  ///   - step: bytes of a pixel.
  static func unfilter(
    _ filter: PNGFilter, _ source: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>,
    into destination: UnsafeMutablePointer<UInt8>, count: Int, step: Int
  ) {
    switch filter {
    case .none: destination.update(from: source, count: count)
    case .up: addAbove(source, above: above, into: destination, count: count)
    case .sub, .average, .paeth:
      // Channel by channel: then what is left of a byte stays in a register.
      for channel in 0..<step {
        predict(filter, source, above, destination, from: channel, to: count, step: step)
      }
    }
  }

  /// The filter "up", which knows no pixels, 32 bytes at a time. The source may lie behind the destination in
  /// one memory.
  static func addAbove(
    _ source: UnsafeRawPointer, above: UnsafeRawPointer, into destination: UnsafeMutableRawPointer,
    count: Int
  ) {
    var index = 0
    while index + 32 <= count {
      let bytes = source.loadUnaligned(fromByteOffset: index, as: SIMD32<UInt8>.self)
      let upper = above.loadUnaligned(fromByteOffset: index, as: SIMD32<UInt8>.self)
      destination.storeBytes(of: bytes &+ upper, toByteOffset: index, as: SIMD32<UInt8>.self)
      index += 32
    }
    while index < count {
      let sum =
        source.load(fromByteOffset: index, as: UInt8.self)
        &+ above.load(fromByteOffset: index, as: UInt8.self)
      destination.storeBytes(of: sum, toByteOffset: index, as: UInt8.self)
      index += 1
    }
  }

  /// The filters that look to the left, for one channel of a row.
  @inline(__always)
  private static func predict(
    _ filter: PNGFilter, _ source: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>,
    _ destination: UnsafeMutablePointer<UInt8>, from start: Int, to end: Int, step: Int
  ) {
    var index = start
    var left: UInt8 = 0
    switch filter {
    case .none, .up: preconditionFailure("these filters do not look to the left")
    case .sub:
      while index < end {
        left = source[index] &+ left
        destination[index] = left
        index += step
      }
    case .average:
      while index < end {
        left = source[index] &+ UInt8(truncatingIfNeeded: (UInt16(left) + UInt16(above[index])) / 2)
        destination[index] = left
        index += step
      }
    case .paeth:
      var aboveLeft: UInt8 = 0
      while index < end {
        left = source[index] &+ paeth(Int32(left), Int32(above[index]), Int32(aboveLeft))
        aboveLeft = above[index]
        destination[index] = left
        index += step
      }
    }
  }

  /// Of left, above and above left the one nearest to left + above − above left, the earlier at a tie.
  @inline(__always)
  private static func paeth(_ left: Int32, _ above: Int32, _ aboveLeft: Int32) -> UInt8 {
    let fromLeft = above &- aboveLeft
    let fromAbove = left &- aboveLeft
    let distanceLeft = abs(fromLeft)
    let distanceAbove = abs(fromAbove)
    let distanceAboveLeft = abs(fromLeft &+ fromAbove)
    // Written as two choices, of which the compiler makes moves and not jumps.
    let other = distanceAbove <= distanceAboveLeft ? above : aboveLeft
    let least = min(distanceAbove, distanceAboveLeft)
    return UInt8(truncatingIfNeeded: distanceLeft <= least ? left : other)
  }
}
