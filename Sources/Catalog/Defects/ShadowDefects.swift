import Drawing
import Geometry
import Pixels

/// Wrong shadows.
enum ShadowDefects {
  static let all: [PlantedChange] = [
    shadow(
      "shadow-wider", "a shadow too soft", "", .shares([0.02, 0.05, 0.1, 0.25, 0.5, 1]), visibleFrom: 0.25
    ) {
      // At 100 % σ is doubled.
      $0.blur *= 1 + $1
    },
    shadow(
      "shadow-sharper", "a shadow too hard", "", .shares([0.02, 0.05, 0.1, 0.25, 0.5]), visibleFrom: 0.25
    ) {
      // At 50 % σ is halved.
      $0.blur *= 1 - $1
    },
    shadow(
      "shadow-fading", "a shadow that fades", "", .shares([0.02, 0.05, 0.1, 0.25, 0.5, 1]), visibleFrom: 0.1
    ) {
      // At 100 % it is missing.
      $0.color = $0.color.mapping(alpha: $0.color.alpha * (1 - $1))
    },
    shadow("shadow-alpha", "a step of alpha", "in the shadow", .steps([1, 2, 4, 8, 16, 32]), visibleFrom: 16)
    {
      $0.color = $0.color.mapping(alpha: $0.color.alpha - $1 / 255)
    },
    shadow(
      "shadow-color", "a colour step", "in the shadow", .steps([1, 2, 3, 4, 8, 16, 32, 64]), visibleFrom: 32
    ) {
      $0.color = $0.color.stepped($1)
    },
    shadow("shadow-upward", "a shadow turned upward", "", .shares([0.1, 0.25, 0.5, 1]), visibleFrom: 0.5) {
      // At 100 % it falls as far up as it should down.
      $0.offset.y *= 1 - 2 * $1
    },
    shadow("shadow-low", "a shadow too low", "", .of([0.25, 0.5, 1, 2], "pt"), visibleFrom: 1) {
      $0.offset.y += $1
    },
    shadow("shadow-aside", "a shadow off to the side", "", .of([0.25, 0.5, 1, 2], "pt"), visibleFrom: 1) {
      $0.offset.x += $1
    },
    .drawing(
      "shadow-boxes", "a shadow blurred by boxes", "",
      [.init(3, "three"), .init(2, "two"), .init(1, "one")], visibleFrom: 1
    ) { operation, strength, canvas, site in
      let painted = PaintedShadow(kernel: .boxes(Int(strength)), rounding: .down)
      return try painted.replacing(operation, on: canvas, site)
    },
  ]

  private static func shadow(
    _ name: String, _ noun: String, _ place: String, _ strengths: [PlantedChange.Strength],
    visibleFrom: Double,
    _ change: @escaping @Sendable (inout Shadow, Double) -> Void
  ) -> PlantedChange {
    .drawing(name, noun, place, strengths, visibleFrom: visibleFrom) { operation, strength, _, _ in
      operation.mappingShadow { change(&$0, strength) }.map { [$0] }
    }
  }
}
