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
