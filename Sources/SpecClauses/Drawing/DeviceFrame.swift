import Drawing
import Geometry
import Pixels
import PropertyTesting

/// A small bitmap, and where its device pixels lie in points.
struct DeviceFrame: Equatable, Sendable {
  /// Columns.
  var width: Int
  /// Rows.
  var height: Int
  /// Device pixels to a point.
  var scale = 1
  /// The point of the bitmap's top left corner.
  var origin = Point(0, 0)

  /// All pixels.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The point of a place in device pixels; rounded once, so that whole pixels stay whole.
  func point(_ place: Point) -> Point {
    let scale = Double(scale)
    return Point((place.x + origin.x * scale) / scale, (place.y + origin.y * scale) / scale)
  }

  /// A rectangle of device pixels in points.
  func rect(x: Double, y: Double, width: Double, height: Double) -> Rect {
    let corner = point(Point(x, y))
    return Rect(x: corner.x, y: corner.y, width: width / Double(scale), height: height / Double(scale))
  }

  /// A rectangle of whole device pixels in points.
  func rect(_ pixels: PixelRect) -> Rect {
    rect(
      x: Double(pixels.x), y: Double(pixels.y), width: Double(pixels.width), height: Double(pixels.height))
  }

  /// Operations to be drawn into it.
  func request(_ operations: [DrawOperation], background: Color? = nil) -> RenderRequest {
    // Generators give sides of 1 and more, far below the limits.
    guard let size = try? PixelSize(width: width, height: height) else {
      preconditionFailure("a frame of \(width)×\(height) pixels is no bitmap")
    }
    return RenderRequest(
      displayList: DisplayList(operations), size: size, scale: scale, origin: origin, background: background)
  }

  /// Frames of up to a number of pixels on a side, at scales 1 to 3.
  static func upTo(_ longest: Int, from shortest: Int = 1) -> Generator<DeviceFrame> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let width = try source.draw(.integer(in: shortest...longest))
      let height = try source.draw(.integer(in: shortest...longest))
      let scale = try source.draw(.integer(in: 1...3))
      let x = try source.draw(.integer(in: -20...20))
      let y = try source.draw(.integer(in: -20...20))
      return DeviceFrame(width: width, height: height, scale: scale, origin: Point(Double(x), Double(y)))
    }
  }
}
