/// The size of a bitmap in device pixels, within the limits that every picture keeps.
///
/// At least one pixel and at most 16,384 on a side, at most 268,435,456 in all (SPEC section 5,
/// *Bad input*), so a size that exists can be allocated.
@frozen
public struct PixelSize: Equatable, Hashable, Sendable {
  /// The longest side that is accepted.
  public static let longestSide = 16_384
  /// The most pixels that are accepted.
  public static let mostPixels = 268_435_456

  /// Columns, 1…16,384.
  public let width: Int
  /// Rows, 1…16,384.
  public let height: Int

  /// A size, or the reason why there can be no bitmap of it.
  public init(width: Int, height: Int) throws(PixelSizeFailure) {
    if width < 1 || height < 1 { throw .empty(width: width, height: height) }
    if width > Self.longestSide || height > Self.longestSide || width * height > Self.mostPixels {
      throw .tooLarge(width: width, height: height)
    }
    self.width = width
    self.height = height
  }

  /// The number of pixels.
  @inlinable public var count: Int { width * height }
}

/// Why a size is refused, before anything is allocated.
public enum PixelSizeFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// A side of no pixels, or fewer.
  case empty(width: Int, height: Int)
  /// A side past 16,384 pixels, or more than 268,435,456 pixels in all.
  case tooLarge(width: Int, height: Int)

  /// What is wrong, with the size.
  public var description: String {
    switch self {
    case .empty(let width, let height):
      "a picture of \(width)×\(height) pixels has nothing to show"
    case .tooLarge(let width, let height):
      "a picture of \(width)×\(height) pixels is larger than 16384 on a side or 268435456 in all"
    }
  }
}
