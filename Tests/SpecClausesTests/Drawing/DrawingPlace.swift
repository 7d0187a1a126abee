import Drawing
import Geometry
import Pixels

/// Where a display list is drawn.
struct DrawingPlace: Sendable {
  /// Pixels of the bitmap.
  var width: Int
  var height: Int
  var scale: Double
  /// The point of its top left corner.
  var origin: Point

  init(_ request: RenderRequest) {
    width = request.size.width
    height = request.size.height
    scale = Double(request.scale)
    origin = request.origin
  }

  /// The whole bitmap in points.
  var rect: Rect {
    Rect(x: origin.x, y: origin.y, width: Double(width) / scale, height: Double(height) / scale)
  }

  /// The same as an image to be drawn over the whole bitmap.
  func image(_ name: String, _ pixel: (_ x: Int, _ y: Int) -> PremultipliedPixel) -> DrawOperation.Content? {
    guard let size = try? PixelSize(width: width, height: height) else { return nil }
    let pixels = (0..<width * height).map { pixel($0 % width, $0 / width) }
    return .image(.bitmap(NamedBitmap(name: name, bitmap: Bitmap(size: size, pixels: pixels))), rect)
  }
}

extension DisplayList {
  /// The list with operations replaced, in nested pictures too.
  func changed(
    _ place: DrawingPlace, _ change: (DrawOperation, DrawingPlace) -> [DrawOperation]
  ) -> DisplayList {
    DisplayList(
      operations.flatMap { operation -> [DrawOperation] in
        var operation = operation
        switch operation.content {
        case .image(let source, let rect): operation.content = .image(source.changed(place, change), rect)
        case .resizable(let source, let caps, let rect):
          operation.content = .resizable(source.changed(place, change), capInsets: caps, rect)
        default: break
        }
        return change(operation, place)
      })
  }
}

extension ImageSource {
  fileprivate func changed(
    _ place: DrawingPlace, _ change: (DrawOperation, DrawingPlace) -> [DrawOperation]
  ) -> ImageSource {
    switch self {
    case .bitmap: return self
    case .mirrored(let source): return .mirrored(source.changed(place, change))
    case .picture(var picture):
      var inner = place
      inner.origin = Point(0, 0)
      inner.width = Int(picture.size.width * place.scale)
      inner.height = Int(picture.size.height * place.scale)
      picture.displayList = picture.displayList.changed(inner, change)
      return .picture(picture)
    }
  }
}

extension DrawOperation {
  /// The operation with another content.
  func with(_ content: Content) -> DrawOperation { DrawOperation(content, clip: clip, label: label) }
}
