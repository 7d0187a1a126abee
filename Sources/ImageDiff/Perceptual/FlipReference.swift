public import Pixels

/// A picture with which many are compared by ꟻLIP: what it brings to a comparison is filtered once.
///
/// It keeps about 200 bytes for each pixel that was near some difference.
public struct FlipReference: Sendable {
  private struct Place: Hashable {
    let x: Int
    let y: Int
    let backdrop: UInt8
  }

  private let bitmap: UnpremultipliedBitmap
  private var sides: [Place: FlipSide] = [:]

  /// A reference.
  public init(_ bitmap: UnpremultipliedBitmap) { self.bitmap = bitmap }

  /// The errors of a candidate's pixels: to the bit what `FlipError.map` gives.
  ///
  /// - Precondition: the sizes are the same.
  public mutating func map(candidate: UnpremultipliedBitmap) -> FlipMap {
    FlipError.map(bitmap, candidate, on: backdrops(bitmap, candidate)) { tile, _, backdrop in
      let place = Place(x: tile.x, y: tile.y, backdrop: backdrop)
      if let side = sides[place] { return side }
      let side = FlipSide(of: bitmap, in: tile, on: backdrop)
      sides[place] = side
      return side
    }
  }
}
