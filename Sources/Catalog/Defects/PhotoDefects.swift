import Drawing
import Geometry
import Pixels

/// Wrong photos of a stack.
enum PhotoDefects {
  static let all: [PlantedChange] = [
    .drawing(
      "photo-filter", "another resampling filter", "in the photo",
      [.init(1, "cubic"), .init(2, "area"), .init(3, "bilinear"), .init(4, "nearest")], visibleFrom: 3
    ) { operation, strength, canvas, _ in
      guard let filter = PhotoFilter(rawValue: Int(strength)) else { return nil }
      return try filter.replacing(operation, on: canvas).map { [$0] }
    },
    photo("photo-off", "a photo off its place", .pixels([1, 2, 4]), visibleFrom: 1) { rect, strength in
      rect.x += strength
    },
    photo("photo-wide", "a photo too wide", .pixels([1, 2, 4]), visibleFrom: 2) { rect, strength in
      rect.width += strength
    },
    .drawing("photo-mirrored", "a mirrored photo", "", .of([1], ""), visibleFrom: 1) {
      operation, _, _, _ in
      guard operation.label == .photo, case .image(let source, let rect) = operation.content else {
        return nil
      }
      var operation = operation
      operation.content = .image(.mirrored(source), rect)
      return [operation]
    },
    PlantedChange(
      "photo-color", "a colour step", "in the photo", .steps([1, 2, 3, 4, 8, 16]), visibleFrom: 4
    ) {
      site, strength in
      site.rect(of: .photo).map { rect in
        site.bitmap.replacingPixels(in: rect) { _, _, pixel in pixel.stepped(strength) }
      }
    },
  ]

  private static func photo(
    _ name: String, _ noun: String, _ strengths: [PlantedChange.Strength], visibleFrom: Double,
    _ change: @escaping @Sendable (inout Rect, Double) -> Void
  ) -> PlantedChange {
    .drawing(name, noun, "", strengths, visibleFrom: visibleFrom) {
      operation, strength, canvas, _ in
      guard operation.label == .photo, case .image(let source, var rect) = operation.content else {
        return nil
      }
      change(&rect, strength / canvas.scale)
      var operation = operation
      operation.content = .image(source, rect)
      return [operation]
    }
  }
}
