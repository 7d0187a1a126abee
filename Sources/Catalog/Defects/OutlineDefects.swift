import Drawing
import Geometry
import Pixels

/// Wrong outlines, strokes and coverage.
enum OutlineDefects {
  static let all: [PlantedChange] = strokes + corners + coverage

  private static let strokes: [PlantedChange] = [
    .drawing(
      "line-fading", "a line that fades", "", .shares([0.05, 0.25, 0.5, 1]), visibleFrom: 0.25
    ) {
      operation, strength, _, _ in
      // All of it gone: the line is missing.
      operation.mappingStroke { $0.color = $0.color.mapping(alpha: $0.color.alpha * (1 - strength)) }
    },
    .drawing("line-wider", "a line that is too wide", "", widths, visibleFrom: 0.25) {
      operation, strength, _, _ in
      operation.mappingStroke { $0.width += strength }
    },
    .drawing("line-narrower", "a line that is too narrow", "", widths, visibleFrom: 0.25) {
      operation, strength, _, _ in
      operation.mappingStroke { $0.width -= strength }
    },
    .drawing("line-color", "a colour step", "along outlines", .steps([1, 2, 4, 8, 16, 32]), visibleFrom: 16) {
      operation, strength, _, _ in
      operation.mappingStroke { $0.color = $0.color.stepped(strength) }
    },
    .drawing("drawn-twice", "draws done twice", "", .of([1, 2], ""), visibleFrom: 1) {
      operation, strength, _, _ in
      switch operation.content {
      case .stroke: return [operation, operation]
      case .fill(_, _, shadow: nil) where strength == 2: return [operation, operation]
      case .fill, .layerShadow, .resizable, .image: return nil
      }
    },
  ]

  private static let corners: [PlantedChange] = [
    .drawing("corner-flat", "a corner that is too flat", "at round corners", .shares(bends), visibleFrom: 0.5)
    {
      operation, strength, _, _ in [operation.mappingPaths { $0.bending(by: -strength) }]
    },
    .drawing(
      "corner-sharp", "a corner that is too sharp", "at round corners", .shares(bends), visibleFrom: 0.5
    ) {
      operation, strength, _, _ in [operation.mappingPaths { $0.bending(by: strength) }]
    },
    .drawing(
      "vertices-snapped", "vertices snapped to a grid", "along outlines",
      [.init(0.125, "⅛ px"), .init(0.25, "¼ px"), .init(0.5, "½ px"), .init(1, "1 px")],
      visibleFrom: 1
    ) { operation, strength, canvas, _ in
      let grid = strength / canvas.scale
      func snapped(_ value: Double) -> Double { (value / grid).rounded() * grid }
      return [operation.mappingPaths { $0.mapped { Point(snapped($0.x), snapped($0.y)) } }]
    },
    .drawing(
      "sheet-angle", "a sheet turned too far", "of the pile", .of([0.05, 0.1, 0.25, 0.5, 1], "°"),
      visibleFrom: 0.5
    ) { operation, strength, _, _ in
      guard operation.label == .matte || operation.label == .shadow else { return nil }
      return [operation.mappingPaths { $0.isTilted ? $0.turned(degrees: strength) : $0 }]
    },
    PlantedChange("sheet-missing", "a missing sheet", "of the pile", .of([1, 2], ""), visibleFrom: 1) {
      site, strength in
      // A sheet is drawn in three: with its shadow, filled, stroked (STK-10).
      var left = Int(strength) * 3
      let list = site.request.displayList
      let changed = list.replacingOperations(on: PlantingCanvas(site.request)) { operation, _ in
        guard left > 0, operation.isSheet else { return [operation] }
        left -= 1
        return []
      }
      return changed == list ? nil : try site.draw(changed)
    },
  ]

  private static let coverage: [PlantedChange] = [
    .drawing(
      "coarse-coverage", "coverage in coarse cells", "along outlines",
      [.init(8, "⅛ px"), .init(4, "¼ px"), .init(2, "½ px"), .init(1, "1 px")], visibleFrom: 2
    ) { operation, strength, canvas, _ in
      operation.sampled(Int(strength), on: canvas)
    },
    PlantedChange(
      "coverage-curve", "coverage mixed in another light", "along outlines",
      .shares([0.05, 0.1, 0.25, 0.5, 1]), visibleFrom: 0.25
    ) {
      site, strength in
      site.bitmap.replacingPixels { _, _, pixel in
        if pixel.alpha == 0 || pixel.alpha == 255 { return pixel }
        let alpha = Double(pixel.alpha)
        let curved = alpha + ((alpha * 255).squareRoot() - alpha) * strength
        return PremultipliedPixel(nearest: pixel.numbers * (curved / alpha))
      }
    },
  ]

  private static let widths = [PlantedChange.Strength].of([0.05, 0.1, 0.25, 0.5, 1], "pt")
  private static let bends = [0.1, 0.25, 0.5, 1]
}

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
  fileprivate var isSheet: Bool {
    guard label == .matte || label == .shadow else { return false }
    switch content {
    case .fill(let path, _, _), .stroke(let path, _, _): return path.isTilted
    case .layerShadow, .resizable, .image: return false
    }
  }
}

extension Path {
  /// Whether it is a quadrilateral whose first side is neither level nor upright.
  fileprivate var isTilted: Bool {
    let points = controlPoints
    guard elements.count == 5, points.count == 4 else { return false }
    return points[0].x != points[1].x && points[0].y != points[1].y
  }

  /// The path turned clockwise about the middle of its points.
  fileprivate func turned(degrees: Double) -> Path {
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
  fileprivate func bending(by part: Double) -> Path {
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
