import Drawing
import Geometry
public import Pixels

/// The photo of a snapshot stack.
public enum StackImage: Equatable, Sendable {
  /// A picture that the project draws.
  case testPicture(TestPicture)
  /// One colour, opaque.
  case solid(PixelSize, red: UInt8, green: UInt8, blue: UInt8)
  /// A PNG file.
  case file(path: String)

  /// The image that a text names: `landscape`, `solid:WxH:rrggbb` or a path.
  public init(_ text: String, key: String) throws(ParameterFailure) {
    if let picture = TestPicture(rawValue: text) {
      self = .testPicture(picture)
    } else if text.hasPrefix("solid:") {
      self = try Self.solid(text, key: key)
    } else if text.isEmpty {
      throw ParameterFailure(
        key: key, problem: "empty", remedy: "name a test picture, solid:WxH:rrggbb or a file")
    } else {
      self = .file(path: text)
    }
  }

  private static func solid(_ text: String, key: String) throws(ParameterFailure) -> StackImage {
    let malformed = ParameterFailure(
      key: key, problem: "\"\(text)\" names no colour",
      remedy: "write solid:WxH:rrggbb, such as solid:600x400:808080")
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw malformed }
    let sides = parts[1].split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]), parts[2].utf8.count == 6,
      parts[2].allSatisfy(\.isHexDigit), let color = UInt32(parts[2], radix: 16)
    else { throw malformed }
    let size: PixelSize
    do { size = try PixelSize(width: width, height: height) } catch {
      throw ParameterFailure(key: key, problem: error.description, remedy: "give a size within the limits")
    }
    return .solid(
      size, red: UInt8(color >> 16), green: UInt8(color >> 8 & 255), blue: UInt8(color & 255))
  }

  /// The text that names it.
  public var text: String {
    switch self {
    case .testPicture(let picture): return picture.rawValue
    case .solid(let size, let red, let green, let blue):
      let digits = String((UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)) + 0x1000000, radix: 16)
      return "solid:\(size.width)x\(size.height):\(digits.dropFirst())"
    case .file(let path): return path
    }
  }

  /// The size in points, which is the size in pixels.
  func size(files: [String: NamedBitmap]) -> Size {
    switch self {
    case .testPicture(let picture):
      Size(Double(picture.dimensions.width), Double(picture.dimensions.height))
    case .solid(let size, _, _, _): Size(Double(size.width), Double(size.height))
    case .file(let path): files[path]?.size ?? Size(0, 0)
    }
  }

  /// The pixels.
  ///
  /// - Precondition: a file is among `files`.
  func bitmap(files: [String: NamedBitmap]) -> NamedBitmap {
    switch self {
    case .testPicture(let picture): return NamedBitmap(name: picture.rawValue, bitmap: picture.bitmap)
    case .solid(let size, let red, let green, let blue):
      let pixel = PremultipliedPixel(red: red, green: green, blue: blue, alpha: 255)
      return NamedBitmap(
        name: text, bitmap: Bitmap(size: size, pixels: Array(repeating: pixel, count: size.count)))
    case .file(let path):
      guard let bitmap = files[path] else { preconditionFailure("image files are read before drawing") }
      return bitmap
    }
  }
}
