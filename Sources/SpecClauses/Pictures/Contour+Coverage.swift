import Geometry
import Pixels

extension Contour {
  /// The outline as straight lines: no point of a curve lies further than ``FlattenedCubic/flatness`` off.
  ///
  /// - Parameter scale: device pixels to a point; the polygon is in device pixels.
  func polygon(scale: Double) -> [Point] { pieces.flatMap { $0.polygon(scale: scale) } }

  /// The area inside, in square device pixels, by the shoelace formula.
  func area(scale: Double) -> Double {
    let points = polygon(scale: scale)
    var twice = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      twice += point.x * next.y - next.x * point.y
    }
    return twice.magnitude / 2
  }

  /// Whether each device pixel is wholly inside, and its four neighbours too, row by row.
  func interior(columns: Int, rows: Int, scale: Double) -> [Bool] {
    let coverage = coverage(columns: columns, rows: rows, scale: scale)
    func isWhole(_ column: Int, _ row: Int) -> Bool { coverage.area(x: column, y: row) > 1 - 1e-9 }
    return (0..<rows * columns).map { index in
      let (column, row) = (index % columns, index / columns)
      return isWhole(column, row) && isWhole(column - 1, row) && isWhole(column + 1, row)
        && isWhole(column, row - 1) && isWhole(column, row + 1)
    }
  }

  /// The part of each device pixel of a picture inside.
  func coverage(columns: Int, rows: Int, scale: Double) -> ExactCoverage {
    ExactCoverage(
      [polygon(scale: scale)], within: PixelRect(x: 0, y: 0, width: columns, height: rows))
  }
}

extension Contour.Piece {
  /// The piece as straight lines, by where they start, in device pixels.
  func polygon(scale: Double) -> [Point] {
    let places = points.map { Point($0.x * scale, $0.y * scale) }
    switch places.count {
    case 2: return [places[0]]
    case 3:
      // The same curve as a cubic.
      let first = places[0] + (places[1] - places[0]) * (2.0 / 3)
      let second = places[2] + (places[1] - places[2]) * (2.0 / 3)
      return [places[0]] + FlattenedCubic.points(places[0], first, second, places[2]).dropLast()
    default:
      return [places[0]] + FlattenedCubic.points(places[0], places[1], places[2], places[3]).dropLast()
    }
  }
}
