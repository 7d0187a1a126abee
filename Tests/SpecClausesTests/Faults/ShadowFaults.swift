import Drawing
import Geometry
import Pixels

extension PlantedFault {
  /// A context shadow changed.
  private static func shadow(
    _ name: String, _ caughtBy: [String] = ["CG-05"],
    _ change: @escaping @Sendable (Shadow, DrawingPlace) -> Shadow
  ) -> PlantedFault {
    .content(name, caughtBy) { content, place in
      guard case .fill(let path, let paint, let shadow?) = content else { return nil }
      return .fill(path, paint, shadow: change(shadow, place))
    }
  }

  /// Faults of shadows.
  static let shadows: [PlantedFault] = [
    .shadow("σ is the blur", ["CG-05", "CG-13"]) { shadow, _ in
      Shadow(offset: shadow.offset, blur: 2 * shadow.blur, color: shadow.color)
    },
    .shadow("the shadow falls upward") { shadow, _ in
      Shadow(offset: Vector(shadow.offset.x, -shadow.offset.y), blur: shadow.blur, color: shadow.color)
    },
    .shadow("blur is in device pixels") { shadow, place in
      Shadow(offset: shadow.offset, blur: shadow.blur / place.scale, color: shadow.color)
    },
    .shadow("offset is in device pixels") { shadow, place in
      Shadow(offset: shadow.offset * (1 / place.scale), blur: shadow.blur, color: shadow.color)
    },
    .shadow("offset is rounded to whole points") { shadow, _ in
      Shadow(
        offset: Vector(shadow.offset.x.rounded(), shadow.offset.y.rounded()), blur: shadow.blur,
        color: shadow.color)
    },
    .shadow("the reach is a pixel short") { shadow, place in
      Shadow(
        offset: shadow.offset, blur: max(0, shadow.blur - 1 / place.scale), color: shadow.color)
    },
    .shadow("the shadow's alpha is a step off") { shadow, _ in
      let color = shadow.color
      let faded = Color(
        red: color.red, green: color.green, blue: color.blue, alpha: max(0, color.alpha - 1.0 / 255))
      return Shadow(offset: shadow.offset, blur: shadow.blur, color: faded)
    },
    .operation("the shadow is knocked out under its shape", ["CG-05"]) { operation, place in
      guard case .fill(let path, let paint, let shadow?) = operation.content,
        let outside = path.outside(place)
      else { return [operation] }
      return [
        DrawOperation(
          .layerShadow(path, offset: shadow.offset, radius: shadow.blur / 2, shadow.color), clip: outside,
          label: .shadow),
        operation.with(.fill(path, paint, shadow: nil)),
      ]
    },
    .operation("the shadow falls on the shape", ["CG-05"]) { operation, _ in
      guard case .fill(let path, let paint, let shadow?) = operation.content else { return [operation] }
      return [
        operation.with(.fill(path, paint, shadow: nil)),
        operation.with(
          .layerShadow(path, offset: shadow.offset, radius: shadow.blur / 2, shadow.color)),
      ]
    },
    .operation("what lies outside casts no shadow", ["CG-05", "CG-06"]) { operation, place in
      switch operation.content {
      case .fill(let path, let paint, let shadow?):
        guard let cut = path.cut(to: place.rect) else { return [operation] }
        return [
          operation.with(
            .layerShadow(cut, offset: shadow.offset, radius: shadow.blur / 2, shadow.color)),
          operation.with(.fill(path, paint, shadow: nil)),
        ]
      case .layerShadow(let path, let offset, let radius, let color):
        guard let cut = path.cut(to: place.rect) else { return [operation] }
        return [operation.with(.layerShadow(cut, offset: offset, radius: radius, color))]
      default: return [operation]
      }
    },
    .operation("the shadow ignores the clip", ["CG-05"]) { operation, _ in
      guard case .fill(let path, let paint, let shadow?) = operation.content else { return [operation] }
      return [
        DrawOperation(
          .layerShadow(path, offset: shadow.offset, radius: shadow.blur / 2, shadow.color), label: .shadow),
        operation.with(.fill(path, paint, shadow: nil)),
      ]
    },
    .content("a layer's σ is half its radius", ["CG-06"]) { content, _ in
      guard case .layerShadow(let path, let offset, let radius, let color) = content else { return nil }
      return .layerShadow(path, offset: offset, radius: radius / 2, color)
    },
    .content("a layer's shadow path is a box", ["CG-06"]) { content, _ in
      guard case .layerShadow(let path, let offset, let radius, let color) = content,
        let box = Rect(around: path.controlPoints)
      else { return nil }
      return .layerShadow(Path(box), offset: offset, radius: radius, color)
    },
    .operation("a layer's shadow stays within the layer", ["CG-06"]) { operation, _ in
      guard case .layerShadow(let path, _, _, _) = operation.content else { return [operation] }
      return [DrawOperation(operation.content, clip: path, label: operation.label)]
    },
  ]
}

extension Path {
  /// An upright rectangle, cut; nil for other paths.
  fileprivate func cut(to rect: Rect) -> Path? {
    guard elements.count == 5, let box = Rect(around: controlPoints) else { return nil }
    let isUpright = controlPoints.allSatisfy { point in
      (point.x == box.minX || point.x == box.maxX) && (point.y == box.minY || point.y == box.maxY)
    }
    return isUpright ? Path(box.intersection(rect)) : nil
  }

  /// All of a bitmap but the path, by winding; nil for more than one contour.
  fileprivate func outside(_ place: DrawingPlace) -> Path? {
    let lines = flattened(tolerance: 0.001)
    guard lines.count == 1, let points = lines.first?.points else { return nil }
    let area = points.indices.reduce(0.0) { sum, index in
      let (from, to) = (points[index], points[(index + 1) % points.count])
      return sum + from.x * to.y - to.x * from.y
    }
    var path = Path(place.rect)
    let ordered = area > 0 ? Array(points.reversed()) : points
    path.move(to: ordered[0])
    for point in ordered.dropFirst() { path.line(to: point) }
    path.close()
    return path
  }
}
