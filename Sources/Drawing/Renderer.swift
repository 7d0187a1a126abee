public import Geometry
public import Pixels

/// Turns a display list into pixels: the only thing of the project that can be plugged in.
public protocol Renderer: Sendable {
  /// Its name and version, stored with every picture.
  var identity: RendererIdentity { get }
  /// What it can draw; a request beyond it becomes a visible skip.
  var capabilities: Set<RendererCapability> { get }
  /// Draws one request into a bitmap of exactly the requested size.
  func render(_ request: RenderRequest) throws(RenderFailure) -> Bitmap
}

/// Who drew a picture.
public struct RendererIdentity: Equatable, Sendable {
  /// The name, as `--renderer` takes it.
  public let name: String
  /// Changes whenever the same display list may give other pixels.
  public let version: String

  /// An identity.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

/// Something that a display list may ask for.
public enum RendererCapability: String, CaseIterable, Sendable {
  /// Paths filled and stroked, gradients, clips.
  case paths
  /// Context and layer shadows.
  case shadows
  /// Resizable images.
  case resizableImages
  /// Images resampled.
  case resampledImages
}

/// All that a renderer needs to draw one picture.
public struct RenderRequest: Sendable {
  /// What is drawn, in points.
  public var displayList: DisplayList
  /// The size of the bitmap.
  public var size: PixelSize
  /// Device pixels to a point, 1 or more.
  public var scale: Int
  /// The point that becomes the top left corner of the bitmap.
  public var origin: Point
  /// Composited behind the finished picture; nil leaves it transparent.
  public var background: Color?

  /// A request.
  public init(displayList: DisplayList, size: PixelSize, scale: Int, origin: Point, background: Color?) {
    self.displayList = displayList
    self.size = size
    self.scale = scale
    self.origin = origin
    self.background = background
  }
}

/// Why a request gave no picture.
public enum RenderFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// A nested picture whose size is refused.
  case size(PixelSizeFailure)
  /// An image whose destination does not lie on whole pixels, in device pixels.
  case notOnPixels(Rect)
  /// Cap insets that leave no centre, or no whole pixels, in an image of a size.
  case capInsets(EdgeInsets, width: Int, height: Int)
  /// A path further out than 2³¹ pixels, or not finite; or a shadow whose blur is no number from 0 to
  /// 16,384 pixels.
  case unreachablePath

  /// What is wrong, with the values.
  public var description: String {
    switch self {
    case .size(let failure): failure.description
    case .notOnPixels(let rect):
      "an image's destination (\(rect.x), \(rect.y), \(rect.width), \(rect.height)) is not on whole pixels"
    case .capInsets(let insets, let width, let height):
      "cap insets \(insets.top) \(insets.left) \(insets.bottom) \(insets.right) leave no centre of whole"
        + " pixels in an image of \(width)×\(height) pixels"
    case .unreachablePath:
      "a path has coordinates that are not finite, or past 2147483648 pixels; or a blur is past 16384 pixels"
    }
  }
}
