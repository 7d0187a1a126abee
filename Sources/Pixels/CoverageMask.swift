/// How much of each pixel of a rectangle a shape covers: 0 none … 255 all of it (CG-01).
@frozen
public struct CoverageMask: Equatable, Sendable {
  /// The pixels that the mask speaks of; all others are not covered.
  public let bounds: PixelRect
  /// Coverage, row by row from the top left of `bounds`.
  public private(set) var coverage: [UInt8]

  /// A mask that covers nothing yet.
  public init(bounds: PixelRect) {
    self.bounds = bounds
    coverage = Array(repeating: 0, count: bounds.width * bounds.height)
  }

  /// The coverage of a pixel, in the coordinates of the bitmap.
  @inlinable
  public subscript(x: Int, y: Int) -> UInt8 {
    guard bounds.contains(x: x, y: y) else { return 0 }
    return coverage[(y - bounds.y) * bounds.width + (x - bounds.x)]
  }

  /// Gives a loop all of the coverage to change in place.
  public mutating func withCoverage<Result>(
    _ body: (inout MutableSpan<UInt8>) throws -> Result
  ) rethrows -> Result {
    var span = coverage.mutableSpan
    return try body(&span)
  }

  /// The product of two masks, each pixel rounded to a byte (CG-01).
  ///
  /// Whole-number arithmetic is exact here: 255 is odd, so c₁c₂/255 is never an exact half.
  public func multiplied(by other: CoverageMask) -> CoverageMask {
    var product = CoverageMask(bounds: bounds.intersection(other.bounds))
    let common = product.bounds
    // Masks side by side share rows without sharing pixels.
    if common.isEmpty { return product }
    let (first, second) = (coverage.span, other.coverage.span)
    var result = product.coverage.mutableSpan
    for y in common.y..<common.maxY {
      let row = (y - bounds.y) * bounds.width + common.x - bounds.x
      let otherRow = (y - other.bounds.y) * other.bounds.width + common.x - other.bounds.x
      let productRow = (y - common.y) * common.width
      precondition(
        row >= 0 && row + common.width <= first.count && otherRow >= 0
          && otherRow + common.width <= second.count, "a mask has a byte for each of its pixels")
      // Checked once a row, above: a check for each byte keeps the loop from taking many at a time.
      for x in 0..<common.width {
        unsafe result[unchecked: productRow + x] = Self.product(
          first[unchecked: row + x], second[unchecked: otherRow + x])
      }
    }
    return product
  }

  /// The product of two coverages, rounded to a byte (CG-01).
  @inlinable
  public static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
    // At most 255² + 127, which 16 bits hold.
    UInt8(truncatingIfNeeded: (UInt16(first) &* UInt16(second) &+ 127) / 255)
  }
}
