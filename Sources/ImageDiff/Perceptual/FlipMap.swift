public import Pixels

/// The ꟻLIP errors of two pictures, pixel by pixel.
public struct FlipMap: Equatable, Sendable {
  /// The size of both pictures.
  public let size: PixelSize
  /// The error of every pixel, 0 (no visible difference) to 1, row by row from the top.
  public let errors: [Float]
  /// The mean of the errors, 0…1.
  public let mean: Double

  /// A map of given errors.
  ///
  /// - Precondition: there are exactly `size.count` errors.
  init(size: PixelSize, errors: [Float]) {
    precondition(errors.count == size.count, "a map has width × height errors")
    self.size = size
    self.errors = errors
    mean = errors.reduce(0.0) { $0 + Double($1) } / Double(size.count)
  }
}
