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
  static let tileSide = 64

  /// What the reference brings to a comparison, given the square, what of it is compared, and the backdrop.
  typealias Side = (_ tile: PixelRect, _ near: PixelRect, _ backdrop: UInt8) -> FlipSide

  /// The errors of all pixels, exactly 0 where the pictures agree within 10 pixels.
  ///
  /// If either picture lets something show through, both are composited on white and on black in encoded
  /// values, and the map of the larger mean counts; on a tie, that on white.
  ///
  /// - Precondition: the sizes are the same.
  /// - Complexity: about half a microsecond for a pixel near a difference, a hundredth of it elsewhere.
  public static func map(reference: UnpremultipliedBitmap, candidate: UnpremultipliedBitmap) -> FlipMap {
    map(reference, candidate, on: backdrops(reference, candidate)) { _, near, backdrop in
      FlipSide(of: reference, in: near, on: backdrop)
    }
  }

  /// The map of the larger mean among those on some backdrops.
  static func map(
    _ reference: UnpremultipliedBitmap, _ candidate: UnpremultipliedBitmap, on backdrops: [UInt8],
    _ side: Side
  ) -> FlipMap {
    precondition(reference.size == candidate.size, "pictures of one size")
    let places = places(reference, candidate)
    let maps = backdrops.map { backdrop in
      var errors = [Float](repeating: 0, count: reference.size.count)
      for (tile, near) in places {
        FlipSide.store(
          side(tile, near, backdrop), FlipSide(of: candidate, in: near, on: backdrop), in: near,
          into: &errors, reference.width)
      }
      return FlipMap(size: reference.size, errors: errors)
    }
    return maps.dropFirst().reduce(maps[0]) { $1.mean > $0.mean ? $1 : $0 }
  }

  /// The squares that something differs near to, each with the part of it that this reaches.
  private static func places(
    _ reference: UnpremultipliedBitmap, _ candidate: UnpremultipliedBitmap
  ) -> [(tile: PixelRect, near: PixelRect)] {
    let all = PixelRect(x: 0, y: 0, width: reference.width, height: reference.height)
    var places: [(tile: PixelRect, near: PixelRect)] = []
    for y in stride(from: 0, to: reference.height, by: tileSide) {
      for x in stride(from: 0, to: reference.width, by: tileSide) {
        let tile = PixelRect(x: x, y: y, width: tileSide, height: tileSide).intersection(all)
        let reach = tile.insetBy(-FlipSide.margin).intersection(all)
        guard let box = differences(reference, candidate, in: reach) else { continue }
        places.append((tile, box.insetBy(-FlipSide.margin).intersection(tile)))
      }
    }
    return places
  }

  /// The smallest rectangle around all pixels of a rectangle that are not the same bytes; nil for none.
  private static func differences(
    _ reference: UnpremultipliedBitmap, _ candidate: UnpremultipliedBitmap, in rect: PixelRect
  ) -> PixelRect? {
    var (left, right, top, bottom) = (rect.maxX, rect.x, rect.maxY, rect.y)
    for y in rect.y..<rect.maxY {
      let row = y * reference.width
      for x in rect.x..<rect.maxX where reference.pixels[row + x] != candidate.pixels[row + x] {
        (left, right, top, bottom) = (min(left, x), max(right, x + 1), min(top, y), y + 1)
      }
    }
    return left < right ? PixelRect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}
