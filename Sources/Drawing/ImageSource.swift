public import Geometry
public import Pixels

/// Where the pixels of a drawn image come from.
public indirect enum ImageSource: Equatable, Sendable {
  /// Given pixels, as many to a point as the bitmap says, whatever the request's scale.
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
/// Names identify pixels and scale: equal names mean equal bitmaps. Test pictures have their own names,
/// files the digest of their pixels.
public struct NamedBitmap: Equatable, Sendable {
  /// The name.
  public let name: String
  /// The pixels.
  public let bitmap: Bitmap
  /// Its pixels to a point, 1 or more; 1 for a stack's photos (SPEC section 3).
  public let scale: Int

  /// A named bitmap.
  ///
  /// - Precondition: the scale is 1 or more.
  public init(name: String, bitmap: Bitmap, scale: Int = 1) {
    precondition(scale >= 1, "a scale is 1 or more")
    self.name = name
    self.bitmap = bitmap
    self.scale = scale
  }

  /// The size in points: pixels divided by the scale (POP-39).
  public var size: Size {
    Size(Double(bitmap.width) / Double(scale), Double(bitmap.height) / Double(scale))
  }

  /// The same pixels under another scale, and so of another size; named accordingly.
  public func taken(atScale scale: Int) -> NamedBitmap {
    scale == self.scale ? self : NamedBitmap(name: "\(name) at \(scale)x", bitmap: bitmap, scale: scale)
  }

  /// Compares names alone, since names identify pixels.
  public static func == (first: NamedBitmap, second: NamedBitmap) -> Bool { first.name == second.name }
}
