public import Geometry
public import Pixels

/// Coverage by counting samples: slow, approximate, and nothing like a scanline rasteriser.
///
/// Each sample asks, for every edge, whether a ray from it to the left crosses the edge; the sum of
/// the directions is the winding number (non-zero is inside). 64×64 samples stand in a pixel.
public enum SupersamplingOracle {
  /// Samples along each side of a pixel.
  public static let samples = 64

  /// The winding number of closed contours about a point; +1 for each clockwise turn on screen.
  public static func winding(of contours: [Polyline], about point: Point) -> Int {
    var winding = 0
    for crossing in crossings(of: contours, y: point.y) where crossing.x <= point.x {
      winding += crossing.direction
    }
    return winding
  }

  /// The part of each pixel that lies inside, 0…1, row by row.
  public static func coverage(of contours: [Polyline], within bounds: PixelRect) -> [Double] {
    var inside = [Int](repeating: 0, count: bounds.width * bounds.height)
    for sampleRow in 0..<bounds.height * samples {
      let y = Double(bounds.y) + (Double(sampleRow) + 0.5) / Double(samples)
      let crossings = crossings(of: contours, y: y)
      if crossings.isEmpty { continue }
      let row = sampleRow / samples * bounds.width
      for sampleColumn in 0..<bounds.width * samples {
        let x = Double(bounds.x) + (Double(sampleColumn) + 0.5) / Double(samples)
        var winding = 0
        for crossing in crossings where crossing.x <= x { winding += crossing.direction }
        if winding != 0 { inside[row + sampleColumn / samples] += 1 }
      }
    }
    return inside.map { Double($0) / Double(samples * samples) }
  }

  /// Where a horizontal line crosses the contours; −1 where they run down, so that a clockwise
  /// contour, which runs up on its left, counts +1.
  private static func crossings(of contours: [Polyline], y: Double) -> [(x: Double, direction: Int)] {
    var result: [(x: Double, direction: Int)] = []
    for contour in contours {
      for (index, end) in contour.points.enumerated() {
        let start = contour.points[index == 0 ? contour.points.count - 1 : index - 1]
        guard (start.y <= y) != (end.y <= y) else { continue }
        let x = start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y))
        result.append((x, start.y < end.y ? -1 : 1))
      }
    }
    return result
  }
}
