public import Pixels

/// How visible the differences of two pictures are to someone who flips between them: LDR-ꟻLIP.
///
/// Andersson, Nilsson, Akenine-Möller, Oskarsson, Åström and Fairchild, *FLIP: A difference evaluator for
/// alternating images* (2020), with their constants, seen from 0.7 m on a screen of 3840 pixels on 0.7 m:
/// 67.0206 pixels per degree. Pictures continue beyond their borders with the border's pixels.
public enum FlipError {
  /// Pixels per degree of the visual angle: 0.7 m · 3840 / 0.7 m · π/180.
  static let pixelsPerDegree = 3_840 * Double.pi / 180
  /// The side of the squares that are computed at once, or skipped because nothing differs near them.
  private static let tileSide = 64

  /// The errors of all pixels, exactly 0 where the pictures agree within 10 pixels.
  ///
  /// If either picture lets something show through, both are composited on white and on black in encoded
  /// values, and the map of the larger mean counts; on a tie, that on white.
  ///
  /// - Precondition: the sizes are the same.
  /// - Complexity: about half a microsecond for a pixel of a square of 64 × 64 near a difference, a
  ///   hundredth of it elsewhere.
  public static func map(reference: UnpremultipliedBitmap, candidate: UnpremultipliedBitmap) -> FlipMap {
    precondition(reference.size == candidate.size, "pictures of one size")
    let backdrops = backdrops(reference, candidate)
    var worst = map(reference, candidate, on: backdrops[0])
    for backdrop in backdrops.dropFirst() {
      let other = map(reference, candidate, on: backdrop)
      if other.mean > worst.mean { worst = other }
    }
    return worst
  }

  private static func map(
    _ reference: UnpremultipliedBitmap, _ candidate: UnpremultipliedBitmap, on backdrop: UInt8
  ) -> FlipMap {
    var errors = [Float](repeating: 0, count: reference.size.count)
    let all = PixelRect(x: 0, y: 0, width: reference.width, height: reference.height)
    for y in stride(from: 0, to: reference.height, by: tileSide) {
      for x in stride(from: 0, to: reference.width, by: tileSide) {
        let core = PixelRect(x: x, y: y, width: tileSide, height: tileSide).intersection(all)
        guard differs(reference, candidate, near: core) else { continue }
        let tile = FlipTile(core: core, backdrop: backdrop)
        tile.store(tile.features(of: reference), tile.features(of: candidate), into: &errors, all.width)
      }
    }
    return FlipMap(size: reference.size, errors: errors)
  }

  /// Whether any pixel that a rectangle's errors depend on is not the same bytes.
  private static func differs(
    _ reference: UnpremultipliedBitmap, _ candidate: UnpremultipliedBitmap, near core: PixelRect
  ) -> Bool {
    let margin = FlipTile.margin
    let columns = max(0, core.x - margin)..<min(reference.width, core.maxX + margin)
    return (max(0, core.y - margin)..<min(reference.height, core.maxY + margin)).contains { y in
      let row = y * reference.width
      return columns.contains { reference.pixels[row + $0] != candidate.pixels[row + $0] }
    }
  }
}
