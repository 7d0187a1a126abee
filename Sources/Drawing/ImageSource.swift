public import Geometry
public import Pixels

/// Where the pixels of a drawn image come from.
public indirect enum ImageSource: Equatable, Sendable {
  /// Given pixels, one to a point whatever the request's scale.
  case bitmap(NamedBitmap)
  /// A nested display list, rasterised at the request's scale into a transparent bitmap of its own.
  case picture(Picture)
  /// An image with its pixel columns reversed (CG-09).
  case mirrored(ImageSource)
}

/// A display list with a size: artwork that a renderer rasterises before it is stretched.
public struct Picture: Equatable, Sendable {
  /// The size in points; whole pixels at every scale that is drawn.
  public var size: Size
  /// What is drawn; the origin is the picture's top left corner.
  public var displayList: DisplayList

  /// A picture.
  public init(size: Size, displayList: DisplayList) {
    self.size = size
    self.displayList = displayList
  }
}

/// Pixels with a name that stands for them in display lists.
///
/// Names identify pixels: equal names mean equal pixels. Test pictures have their own names, files
/// the digest of their pixels.
public struct NamedBitmap: Equatable, Sendable {
  /// The name.
  public let name: String
  /// The pixels.
  public let bitmap: Bitmap

  /// A named bitmap.
  public init(name: String, bitmap: Bitmap) {
    self.name = name
    self.bitmap = bitmap
  }

  /// The size in points, which is the size in pixels (SPEC section 3).
  public var size: Size { Size(Double(bitmap.width), Double(bitmap.height)) }

  /// Compares names alone, since names identify pixels.
  public static func == (first: NamedBitmap, second: NamedBitmap) -> Bool { first.name == second.name }
}
