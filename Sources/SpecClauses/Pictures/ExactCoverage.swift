import Geometry
import Pixels

/// The area of each pixel inside closed contours, by non-zero winding: exact but for the rounding of doubles
/// (CG-03).
///
/// A row of pixels is cut wherever anything bends: at vertices, where two edges cross, and where an edge
/// goes from one column to the next. Between two cuts the covered length of each pixel changes linearly, so
/// its value half way, times the distance, is the area. Nothing is accumulated from pixel to pixel.
struct ExactCoverage {
  /// The pixels that are looked at.
  let bounds: PixelRect
  /// 0…1, row by row.
  private var areas: [Double]

  /// An edge from its upper end to its lower.
  private struct Side {
    let top: Point
    let bottom: Point
    let winding: Int

    func x(at y: Double) -> Double {
      top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
    }
  }

  /// The areas of contours in device pixels.
  init(_ contours: [[Point]], within bounds: PixelRect) {
    self.bounds = bounds
    areas = Array(repeating: 0, count: bounds.width * bounds.height)
    var sides: [Side] = []
    for contour in contours {
      guard var from = contour.last else { continue }
      for to in contour {
        if from.y < to.y { sides.append(Side(top: from, bottom: to, winding: 1)) }
        if from.y > to.y { sides.append(Side(top: to, bottom: from, winding: -1)) }
        from = to
      }
    }
    for y in bounds.y..<bounds.maxY {
      let (top, bottom) = (Double(y), Double(y + 1))
      let active = sides.filter { $0.top.y < bottom && $0.bottom.y > top }
      if active.isEmpty { continue }
      var from = top
      for cut in cuts(of: active, from: top, to: bottom) where cut > from {
        add(active, from: from, to: cut, row: y)
        from = cut
      }
    }
  }

  /// The heights at which anything bends, in order.
  private func cuts(of sides: [Side], from top: Double, to bottom: Double) -> [Double] {
    var cuts = [bottom]
    let parts = sides.map { side -> (side: Side, from: Double, to: Double, left: Double, right: Double) in
      let (from, to) = (max(top, side.top.y), min(bottom, side.bottom.y))
      cuts += [from, to]
      let (start, end) = (side.x(at: from), side.x(at: to))
      return (side, from, to, min(start, end), max(start, end))
    }
    for (index, part) in parts.enumerated() {
      let first = max(bounds.x, Int(max(part.left, Double(bounds.x) - 1).rounded(.up)))
      let last = min(bounds.maxX, Int(min(part.right, Double(bounds.maxX) + 1).rounded(.down)))
      let slope = (part.side.bottom.x - part.side.top.x) / (part.side.bottom.y - part.side.top.y)
      if slope != 0 && first <= last {
        for column in first...last {
          cuts.append(part.side.top.y + (Double(column) - part.side.top.x) / slope)
        }
      }
      for other in parts[(index + 1)...] where other.left <= part.right && part.left <= other.right {
        let (from, to) = (max(part.from, other.from), min(part.to, other.to))
        if from >= to { continue }
        let before = part.side.x(at: from) - other.side.x(at: from)
        let after = part.side.x(at: to) - other.side.x(at: to)
        if (before < 0) != (after < 0) { cuts.append(from + (to - from) * (before / (before - after))) }
      }
    }
    return cuts.filter { $0 > top && $0 <= bottom }.sorted()
  }

  /// Adds the strip between two cuts.
  private mutating func add(_ sides: [Side], from top: Double, to bottom: Double, row: Int) {
    let middle = (top + bottom) / 2
    let crossings = sides.filter { $0.top.y < middle && $0.bottom.y > middle }
      .map { (x: $0.x(at: middle), winding: $0.winding) }.sorted { $0.x < $1.x }
    var winding = 0
    for (index, crossing) in crossings.enumerated().dropLast() {
      winding += crossing.winding
      if winding == 0 { continue }
      let left = max(crossing.x, Double(bounds.x))
      let right = min(crossings[index + 1].x, Double(bounds.maxX))
      if left >= right { continue }
      for column in Int(left.rounded(.down))..<Int(right.rounded(.up)) {
        let length = min(right, Double(column + 1)) - max(left, Double(column))
        areas[(row - bounds.y) * bounds.width + column - bounds.x] += length * (bottom - top)
      }
    }
  }

  /// The area of a pixel inside, 0…1; 0 beyond the bounds.
  func area(x: Int, y: Int) -> Double {
    bounds.contains(x: x, y: y) ? areas[(y - bounds.y) * bounds.width + x - bounds.x] : 0
  }

  /// The coverage of a pixel as a byte: ⌊255·c + ½ + 10⁻⁶⌋ (CG-01).
  func byte(x: Int, y: Int) -> Int { Int(255 * min(1, area(x: x, y: y)) + (0.5 + 1e-6)) }
}
