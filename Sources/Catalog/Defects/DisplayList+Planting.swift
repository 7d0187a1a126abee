import Drawing
import Geometry
import Pixels

/// The bitmap that a display list is drawn into, as a nested picture has one of its own.
struct PlantingCanvas {
  /// What the bitmap shows, in the list's points.
  let rect: Rect
  /// Device pixels to a point.
  let scale: Double

  /// The bitmap of a whole request.
  init(_ request: RenderRequest) {
    scale = Double(request.scale)
    rect = Rect(
      x: request.origin.x, y: request.origin.y, width: Double(request.size.width) / scale,
      height: Double(request.size.height) / scale)
  }

  /// The bitmap of a nested picture.
  init(_ picture: Picture, scale: Double) {
    self.scale = scale
    rect = Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
  }
}

extension DisplayList {
  /// The list with each draw replaced, those of nested pictures first.
  func replacingOperations(
    on canvas: PlantingCanvas, _ replace: (DrawOperation, PlantingCanvas) throws -> [DrawOperation]
  ) rethrows -> DisplayList {
    DisplayList(
      try operations.flatMap { operation in
        var operation = operation
        switch operation.content {
        case .resizable(let source, let capInsets, let rect):
          operation.content = .resizable(
            try source.replacingOperations(on: canvas, replace), capInsets: capInsets, rect)
        case .image(let source, let rect):
          operation.content = .image(try source.replacingOperations(on: canvas, replace), rect)
        case .fill, .stroke, .layerShadow: break
        }
        return try replace(operation, canvas)
      })
  }
}

extension ImageSource {
  fileprivate func replacingOperations(
    on canvas: PlantingCanvas, _ replace: (DrawOperation, PlantingCanvas) throws -> [DrawOperation]
  ) rethrows -> ImageSource {
    switch self {
    case .bitmap: return self
    case .mirrored(let source): return .mirrored(try source.replacingOperations(on: canvas, replace))
    case .picture(let picture):
      let inner = PlantingCanvas(picture, scale: canvas.scale)
      return .picture(
        Picture(
          size: picture.size,
          displayList: try picture.displayList.replacingOperations(on: inner, replace)))
    }
  }
}

extension PlantedChange {
  /// A change of draws: each is replaced, nested ones first; nil leaves a draw as it is.
  static func drawing(
    _ name: String, _ noun: String, _ place: String, kind: Kind = .defect, _ strengths: [Strength],
    visibleFrom: Double? = nil,
    _ replace:
      @escaping @Sendable (DrawOperation, Double, PlantingCanvas, PlantingSite) throws ->
      [DrawOperation]?
  ) -> PlantedChange {
    PlantedChange(name, noun, place, kind: kind, strengths, visibleFrom: visibleFrom) { site, strength in
      let list = site.request.displayList
      let changed = try list.replacingOperations(on: PlantingCanvas(site.request)) { operation, canvas in
        try replace(operation, strength, canvas, site) ?? [operation]
      }
      return changed == list ? nil : try site.draw(changed)
    }
  }
}
