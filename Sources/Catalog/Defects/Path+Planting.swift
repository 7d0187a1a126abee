import Drawing
import Geometry

extension DrawOperation {
  /// The draw as a rasteriser of n×n samples would cover it; nil for a draw without a path.
  func sampled(_ samples: Int, on canvas: PlantingCanvas) -> [DrawOperation]? {
    func cells(_ path: Path) -> Path { SampledPath.cells(in: path, samples: samples, on: canvas) }
    var operation = self
    switch content {
    case .fill(let path, let paint, let shadow): operation.content = .fill(cells(path), paint, shadow: shadow)
    case .stroke(let path, let width, let color):
      operation.content = .fill(
        SampledPath.cells(inStrokeOf: path, width: width, samples: samples, on: canvas), .color(color),
        shadow: nil)
    case .layerShadow(let path, let offset, let radius, let color):
      operation.content = .layerShadow(cells(path), offset: offset, radius: radius, color)
    case .resizable, .image: return nil
    }
    operation.clip = clip.map(cells)
    return [operation]
  }

  /// Whether it is one of the three draws of a turned sheet.
  var isSheet: Bool {
    guard label == .matte || label == .shadow else { return false }
    switch content {
    case .fill(let path, _, _), .stroke(let path, _, _): return path.isTilted
    case .layerShadow, .resizable, .image: return false
    }
  }
}

extension Path {
  /// Whether it is a quadrilateral whose first side is neither level nor upright.
  var isTilted: Bool {
    let points = controlPoints
    guard elements.count == 5, points.count == 4 else { return false }
    return points[0].x != points[1].x && points[0].y != points[1].y
  }

  /// The path turned clockwise about the middle of its points.
  func turned(degrees: Double) -> Path {
    let points = controlPoints
    let count = Double(points.count)
    let middle = Point(points.reduce(0) { $0 + $1.x } / count, points.reduce(0) { $0 + $1.y } / count)
    // tan(θ/2) = θ/2 for small angles, to a millionth of a degree at 1°; the rest is exact.
    let half = degrees * Double.pi / 360
    let cosine = (1 - half * half) / (1 + half * half)
    let sine = 2 * half / (1 + half * half)
    return mapped { point in
      let from = point - middle
      return middle + Vector(from.x * cosine - from.y * sine, from.x * sine + from.y * cosine)
    }
  }

  /// The path with its cubic curves' handles moved away from the chord by a part of their distance to it;
  /// below 0 towards it, at −1 onto it.
  func bending(by part: Double) -> Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.line(to: point)
      case .quadratic(let control, let end): path.quadratic(control: control, to: end)
      case .cubic(let control1, let control2, let end):
        let start = path.currentPoint ?? control1
        let (first, second) = (start + (end - start) * (1.0 / 3), start + (end - start) * (2.0 / 3))
        path.cubic(
          control1 + (control1 - first) * part, control2 + (control2 - second) * part, to: end)
      case .close: path.close()
      }
    }
    return path
  }
}
