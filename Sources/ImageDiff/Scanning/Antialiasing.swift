import Pixels

/// Whether a pixel looks like part of a smoothed edge.
///
/// Vyšniauskas, *Anti-aliased Pixel and Intensity Slope Detector*, 2009, as METRICS.md words it. Where
/// rules meet on a picture's border, the border counts as one equal neighbour.
enum Antialiasing {
  /// Asks it of one picture, with another that shows the same place.
  ///
  /// The two may differ in size; a neighbour that the other one lacks has no equal neighbours there.
  ///
  /// - Precondition: the pixel lies inside the first picture.
  static func isAntialiased(
    x: Int, y: Int, in picture: UnpremultipliedBitmap, other: UnpremultipliedBitmap
  ) -> Bool {
    let center = picture[x, y]
    let index = y * picture.width + x
    var equal = touchesBorder(x, y, picture) ? 1 : 0
    var (least, greatest) = (0.0, 0.0)
    var (leastX, leastY, greatestX, greatestY) = (x, y, x, y)
    // Column by column: among neighbours that are as dark, or as bright, the first is held.
    for column in max(x - 1, 0)...min(x + 1, picture.width - 1) {
      for row in max(y - 1, 0)...min(y + 1, picture.height - 1) where column != x || row != y {
        let difference = YIQDifference.brightness(
          center, picture.pixels[row * picture.width + column], index: index)
        if difference == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if difference < least {
          (least, leastX, leastY) = (difference, column, row)
        } else if difference > greatest {
          (greatest, greatestX, greatestY) = (difference, column, row)
        }
      }
    }
    if least == 0 || greatest == 0 { return false }
    return hasManyEqualNeighbors(leastX, leastY, picture) && hasManyEqualNeighbors(leastX, leastY, other)
      || hasManyEqualNeighbors(greatestX, greatestY, picture)
        && hasManyEqualNeighbors(greatestX, greatestY, other)
  }

  /// Whether three or more neighbours have exactly a pixel's colour and alpha, the border counted as one.
  private static func hasManyEqualNeighbors(_ x: Int, _ y: Int, _ picture: UnpremultipliedBitmap) -> Bool {
    guard x < picture.width && y < picture.height else { return false }
    let center = picture[x, y]
    var equal = touchesBorder(x, y, picture) ? 1 : 0
    for column in max(x - 1, 0)...min(x + 1, picture.width - 1) {
      for row in max(y - 1, 0)...min(y + 1, picture.height - 1) where column != x || row != y {
        if picture.pixels[row * picture.width + column] == center { equal += 1 }
      }
    }
    return equal > 2
  }

  private static func touchesBorder(_ x: Int, _ y: Int, _ picture: UnpremultipliedBitmap) -> Bool {
    x == 0 || y == 0 || x == picture.width - 1 || y == picture.height - 1
  }
}
