import Drawing
import Geometry
import Pixels

@testable import SpecClauses

extension PlantedFault {
  /// Faults of fills, strokes and clips.
  static let drawnShapes: [PlantedFault] = [
    .content("a half of coverage is rounded down", ["CG-01"]) { content, place in
      guard case .fill(let path, let paint, let shadow) = content else { return nil }
      guard let box = Rect(around: path.controlPoints) else { return nil }
      // A hundred-thousandth of a pixel less on each side: exact halves fall.
      func shrunk(_ value: Double, _ middle: Double) -> Double {
        value + (value < middle ? 1e-5 : value > middle ? -1e-5 : 0) / place.scale
      }
      let smaller = path.mapped { Point(shrunk($0.x, box.midX), shrunk($0.y, box.midY)) }
      return .fill(smaller, paint, shadow: shadow)
    },
    .content("even-odd winding", ["CG-03"]) { content, _ in
      guard case .fill(let path, let paint, let shadow) = content else { return nil }
      return .fill(path.everySecondContourReversed, paint, shadow: shadow)
    },
    strokes("a bevel in place of a miter", miterLimit: 1),
    strokes("the miter limit is 9.7", miterLimit: 9.7),
    strokes("the miter limit is 10.3", miterLimit: 10.3),
    .content("strokes are too wide by a fiftieth", ["CG-03"]) { content, _ in
      guard case .stroke(let path, let width, let color) = content else { return nil }
      return .stroke(path, width: width * 1.02, color)
    },
    .content("curves of strokes are a twentieth of a pixel off", ["POP-23"]) { content, place in
      guard case .stroke(let path, let width, let color) = content else { return nil }
      let lines = path.flattened(tolerance: 0.05 / place.scale)
      guard lines.count == 1, lines[0].isClosed else { return nil }
      return .stroke(Path(polygon: lines[0].points), width: width, color)
    },
    .operation("a rectangle that covers nearly all is taken to cover it", ["CG-03"]) { operation, place in
      guard operation.clip != nil, case .fill(let path, let paint, let shadow) = operation.content,
        path.elements.count == 5, let box = Rect(around: path.controlPoints), path == Path(box)
      else { return [operation] }
      let slack = 0.02 / place.scale
      let covers =
        box.minX <= place.rect.minX + slack && box.minY <= place.rect.minY + slack
        && box.maxX >= place.rect.maxX - slack && box.maxY >= place.rect.maxY - slack
      return covers ? [operation.with(.fill(Path(place.rect), paint, shadow: shadow))] : [operation]
    },
    .content("open subpaths are not closed by a line", ["CG-03"]) { content, _ in
      guard case .fill(let path, let paint, let shadow) = content else { return nil }
      return .fill(path.withoutLastPointOfOpenContours, paint, shadow: shadow)
    },
    .content("vertices snap to sixteenths", ["CG-03"]) { content, place in
      guard case .fill(let path, let paint, let shadow) = content else { return nil }
      let step = place.scale * 4
      func snapped(_ value: Double) -> Double { (value * step).rounded() / step }
      return .fill(path.mapped { Point(snapped($0.x), snapped($0.y)) }, paint, shadow: shadow)
    },
    .operation("a clip is a geometric intersection", ["CG-01"]) { operation, _ in
      guard let clip = operation.clip?.box, case .fill(let path, let paint, let shadow) = operation.content,
        let box = path.box
      else { return [operation] }
      let both = Path(box.intersection(clip))
      return [DrawOperation(.fill(both, paint, shadow: shadow), label: operation.label)]
    },
    .operation("a clip counts twice", ["CG-01", "CG-03"]) { operation, place in
      guard let clip = operation.clip else { return [operation] }
      let picture = ImageSource.picture(
        Picture(
          size: place.rect.size,
          displayList: DisplayList([operation]).moved(by: Point(0, 0) - place.origin)))
      return [DrawOperation(.image(picture, place.rect), clip: clip, label: operation.label)]
    },
    .operation("a clip only holds for fills", ["CG-03"]) { operation, _ in
      guard case .stroke = operation.content else { return [operation] }
      return [DrawOperation(operation.content, label: operation.label)]
    },
    .content("a hairline of one pixel whatever the scale", ["CG-03", "CG-14"]) { content, place in
      guard case .stroke(let path, let width, let color) = content else { return nil }
      return .stroke(path, width: width / place.scale, color)
    },
  ]

  /// Strokes with another miter limit.
  private static func strokes(_ name: String, miterLimit: Double) -> PlantedFault {
    .content(name, ["CG-03"]) { content, _ in
      guard case .stroke(let path, let width, let color) = content else { return nil }
      let pieces = path.flattened(tolerance: 0.001).flatMap { line in
        StrokeOutline.pieces(line.points, isClosed: line.isClosed, width: width, limit: miterLimit)
      }
      var outline = Path()
      for piece in pieces {
        guard let first = piece.first else { continue }
        outline.move(to: first)
        for point in piece.dropFirst() { outline.line(to: point) }
        outline.close()
      }
      return .fill(outline, .color(color), shadow: nil)
    }
  }
}

extension Path {
  /// The box of a rectangle.
  fileprivate var box: Rect? { elements.count == 5 ? Rect(around: controlPoints) : nil }

  /// What even-odd makes of two contours that overlap, both one way round.
  fileprivate var everySecondContourReversed: Path {
    var path = Path()
    for (index, line) in flattened(tolerance: 0.001).enumerated() {
      let points = line.points
      let area = points.indices.reduce(0.0) { sum, place in
        let (from, to) = (points[place], points[(place + 1) % points.count])
        return sum + from.x * to.y - to.x * from.y
      }
      let ordered = (area > 0) == (index % 2 == 0) ? points : points.reversed()
      guard let first = ordered.first else { continue }
      path.move(to: first)
      for point in ordered.dropFirst() { path.line(to: point) }
      path.close()
    }
    return path
  }

  /// Open contours without the point that the missing line would join.
  fileprivate var withoutLastPointOfOpenContours: Path {
    var path = Path()
    for line in flattened(tolerance: 0.001) {
      let points = line.isClosed || line.points.count < 4 ? line.points : line.points.dropLast()
      guard let first = points.first else { continue }
      path.move(to: first)
      for point in points.dropFirst() { path.line(to: point) }
      path.close()
    }
    return path
  }
}
