import Geometry

/// A pixel whose middle lies on a sheet's outline.
struct LineSample {
  let x: Int
  let y: Int
  /// Its middle, in points.
  let point: Point

  /// The middle as a rectangle without extent.
  var place: Rect { Rect(x: point.x, y: point.y, width: 0, height: 0) }

  /// Pixels whose middles lie within 0.15 pixels of a sheet's sides, away from its corners.
  static func along(_ sheet: StackSheet, scale: Int) -> [LineSample] {
    var samples: [LineSample] = []
    for (start, side) in zip(sheet.corners, sheet.sides) {
      let steps = Int(side.length * Double(scale))
      guard steps > 8 * scale else { continue }
      let unit = side * (1 / side.length)
      for step in 4 * scale...steps - 4 * scale {
        let place = start + unit * (Double(step) / Double(scale))
        let (x, y) = (
          Int((place.x * Double(scale)).rounded(.down)), Int((place.y * Double(scale)).rounded(.down))
        )
        let point = Point((Double(x) + 0.5) / Double(scale), (Double(y) + 0.5) / Double(scale))
        if (point - place).cross(unit).magnitude * Double(scale) <= 0.15 {
          samples.append(LineSample(x: x, y: y, point: point))
        }
      }
    }
    return samples
  }
}
