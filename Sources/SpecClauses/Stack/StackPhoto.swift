import Geometry
import JSONText

/// The image of a stack.
struct StackPhoto: Equatable, Sendable {
  /// Pixels, and points, across.
  var width: Int
  /// Pixels, and points, down.
  var height: Int
  /// The name of a test picture, or nil for a solid colour.
  var name: String?
  /// A solid image's colour.
  var color = "808080"

  /// How parameters name it.
  var text: String { name ?? "solid:\(width)x\(height):\(color)" }

  /// In points (*Constants*: an image's size in points is its size in pixels).
  var size: Size { Size(Double(width), Double(height)) }

  /// The pictures that the project draws itself.
  static let named = [
    StackPhoto(width: 600, height: 400, name: "landscape"),
    StackPhoto(width: 326, height: 326, name: "square"),
    StackPhoto(width: 400, height: 600, name: "portrait"),
    StackPhoto(width: 1200, height: 200, name: "panorama"),
    StackPhoto(width: 200, height: 1200, name: "tower"),
  ]
}

/// Something that was set before (D-12, D-13).
enum StackSetting: Equatable, Sendable {
  case image(StackPhoto)
  case frame(Size)
  case mode(String)

  var json: JSONValue {
    switch self {
    case .image(let photo): .object(["image": .string(photo.text)])
    case .frame(let frame): .object(["frame": .numbers([frame.width, frame.height])])
    case .mode(let mode): .object(["mode": .string(mode)])
    }
  }
}
