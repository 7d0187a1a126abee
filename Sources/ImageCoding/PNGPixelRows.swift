/// Rows of RGB and RGBA bytes, unfiltered straight into RGBA pixels.
///
/// A pixel is one 32-bit word, whose four bytes are added, averaged and predicted side by side; Paeth's
/// predictor widens them to 16 bits. The compiler makes of this what libpng's kernels for the processor
/// are (33 ms for 3840 × 2160 pixels where all rows are Paeth's), so there is no C here.
///
/// The row above is the row of pixels above in the same memory. The source may lie behind the destination
/// in one memory, as long as no pixel's source begins before its destination: each is read before a pixel
/// is written.
enum PNGPixelRows {
  /// The alpha byte of a pixel in memory order.
  static let opaque = UInt32(0xFF00_0000).littleEndian

  /// Unfilters a row of four bytes a pixel.
  ///
  /// - Parameters:
  ///   - source: `width` × 4 bytes.
  ///   - above: the row above, `width` × 4 bytes; zeros for the first row.
  ///   - destination: room for `width` × 4 bytes.
  static func unfilterRGBA(
    _ filter: PNGFilter, _ source: UnsafeRawPointer, above: UnsafeRawPointer,
    into destination: UnsafeMutableRawPointer, width: Int
  ) {
    switch filter {
    case .none: destination.copyMemory(from: source, byteCount: width * 4)
    case .up: PNGByteRows.addAbove(source, above: above, into: destination, count: width * 4)
    default: predict(filter, source, above, destination, width, step: 4, alpha: 0)
    }
  }

  /// Unfilters a row of three bytes a pixel into pixels with alpha 255.
  ///
  /// - Parameter source: `width` × 3 bytes, and one more that may be read.
  static func unfilterRGB(
    _ filter: PNGFilter, _ source: UnsafeRawPointer, above: UnsafeRawPointer,
    into destination: UnsafeMutableRawPointer, width: Int
  ) {
    // The fourth byte is the next pixel's first: what comes of it is overwritten by alpha, and no byte
    // has influence on its neighbours.
    switch filter {
    case .none, .up:
      let pairs = max(0, (width - 1) / 2)
      unfilterPairs(filter, source, above, destination, pairs: pairs)
      predict(
        filter, source + 6 * pairs, above + 8 * pairs, destination + 8 * pairs, width - 2 * pairs, step: 3,
        alpha: opaque)
    case .sub, .average, .paeth:
      predict(filter, source, above, destination, width, step: 3, alpha: opaque)
    }
  }

  /// Two pixels at a time, where none depends on the one at its left. Two bytes past a pair are read.
  private static func unfilterPairs(
    _ filter: PNGFilter, _ source: UnsafeRawPointer, _ above: UnsafeRawPointer,
    _ destination: UnsafeMutableRawPointer, pairs: Int
  ) {
    let alphas = (UInt64(opaque.littleEndian) << 32 | UInt64(opaque.littleEndian)).littleEndian
    for pair in 0..<pairs {
      let bytes = UInt64(littleEndian: source.loadUnaligned(fromByteOffset: pair * 6, as: UInt64.self))
      let spread = (bytes & 0xFF_FFFF | (bytes << 8) & 0x00FF_FFFF_0000_0000).littleEndian
      let pixels =
        filter == .none
        ? spread : addingBytes(spread, above.loadUnaligned(fromByteOffset: pair * 8, as: UInt64.self))
      destination.storeBytes(of: pixels | alphas, toByteOffset: pair * 8, as: UInt64.self)
    }
  }

  @inline(__always)
  private static func predict(
    _ filter: PNGFilter, _ source: UnsafeRawPointer, _ above: UnsafeRawPointer,
    _ destination: UnsafeMutableRawPointer, _ width: Int, step: Int, alpha: UInt32
  ) {
    switch filter {
    case .none:
      for x in 0..<width { destination.store(source.pixel(x, step: step) | alpha, x) }
    case .sub:
      var left: UInt32 = 0
      for x in 0..<width {
        left = addingBytes(left, source.pixel(x, step: step))
        destination.store(left | alpha, x)
      }
    case .up:
      for x in 0..<width {
        destination.store(addingBytes(source.pixel(x, step: step), above.pixel(x, step: 4)) | alpha, x)
      }
    case .average:
      var left: UInt32 = 0
      for x in 0..<width {
        left = addingBytes(source.pixel(x, step: step), averagingBytes(left, above.pixel(x, step: 4)))
        destination.store(left | alpha, x)
      }
    case .paeth:
      var left = SIMD4<Int16>.zero
      var aboveLeft = SIMD4<Int16>.zero
      for x in 0..<width {
        let up = widened(above.pixel(x, step: 4))
        let prediction = paeth(left, up, aboveLeft)
        left = (widened(source.pixel(x, step: step)) &+ prediction) & 0xFF
        aboveLeft = up
        let bytes = SIMD4<UInt8>(truncatingIfNeeded: left)
        destination.store(unsafeBitCast(bytes, to: UInt32.self) | alpha, x)
      }
    }
  }

  /// The sum of each pair of bytes, modulo 256: the upper bits apart, so that nothing is carried over.
  @inline(__always)
  private static func addingBytes(_ first: UInt32, _ second: UInt32) -> UInt32 {
    ((first & 0x7F7F_7F7F) &+ (second & 0x7F7F_7F7F)) ^ ((first ^ second) & 0x8080_8080)
  }

  /// The same for eight pairs.
  @inline(__always)
  private static func addingBytes(_ first: UInt64, _ second: UInt64) -> UInt64 {
    ((first & 0x7F7F_7F7F_7F7F_7F7F) &+ (second & 0x7F7F_7F7F_7F7F_7F7F))
      ^ ((first ^ second) & 0x8080_8080_8080_8080)
  }

  /// Half the sum of each pair of bytes, rounded down: what both have, and half of what one has.
  @inline(__always)
  private static func averagingBytes(_ first: UInt32, _ second: UInt32) -> UInt32 {
    (first & second) &+ (((first ^ second) & 0xFEFE_FEFE) >> 1)
  }

  @inline(__always)
  private static func widened(_ pixel: UInt32) -> SIMD4<Int16> {
    SIMD4<Int16>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  /// Of left, above and above left the one nearest to left + above − above left, the earlier at a tie.
  @inline(__always)
  private static func paeth(
    _ left: SIMD4<Int16>, _ above: SIMD4<Int16>, _ aboveLeft: SIMD4<Int16>
  ) -> SIMD4<Int16> {
    // The estimate less left is above − above left, and so on: no estimate is needed.
    let fromLeft = above &- aboveLeft
    let fromAbove = left &- aboveLeft
    let distanceLeft = magnitudes(fromLeft)
    let distanceAbove = magnitudes(fromAbove)
    let least = pointwiseMin(distanceLeft, pointwiseMin(distanceAbove, magnitudes(fromLeft &+ fromAbove)))
    return aboveLeft.replacing(with: above, where: least .== distanceAbove)
      .replacing(with: left, where: least .== distanceLeft)
  }

  @inline(__always)
  private static func magnitudes(_ numbers: SIMD4<Int16>) -> SIMD4<Int16> {
    pointwiseMax(numbers, SIMD4<Int16>.zero &- numbers)
  }
}

extension UnsafeRawPointer {
  /// Four bytes at a pixel's place, the first in memory being its red.
  @inline(__always)
  fileprivate func pixel(_ x: Int, step: Int) -> UInt32 {
    loadUnaligned(fromByteOffset: x * step, as: UInt32.self)
  }
}

extension UnsafeMutableRawPointer {
  @inline(__always)
  fileprivate func store(_ pixel: UInt32, _ x: Int) {
    storeBytes(of: pixel, toByteOffset: x * 4, as: UInt32.self)
  }
}
