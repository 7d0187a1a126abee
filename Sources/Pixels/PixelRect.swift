/// A rectangle of whole device pixels, origin top left, y down; may be empty, never negative.
@frozen
public struct PixelRect: Equatable, Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// The number of columns, 0 or more.
  public var width: Int
  /// The number of rows, 0 or more.
  public var height: Int

  /// A rectangle; a negative size becomes empty.
  @inlinable
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The column after the last.
  @inlinable public var maxX: Int { x + width }
  /// The row after the last.
  @inlinable public var maxY: Int { y + height }
  /// Whether it holds no pixel.
  @inlinable public var isEmpty: Bool { width == 0 || height == 0 }

  /// The pixels in both rectangles.
  @inlinable
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// The rectangle grown by a number of pixels on each side.
  @inlinable
  public func insetBy(_ pixels: Int) -> PixelRect {
    PixelRect(x: x + pixels, y: y + pixels, width: width - 2 * pixels, height: height - 2 * pixels)
  }

  /// Whether the pixel lies inside.
  @inlinable
  public func contains(x column: Int, y row: Int) -> Bool {
    column >= x && column < maxX && row >= y && row < maxY
  }
}

extension PixelRect: CustomStringConvertible {
  /// The top left corner and the size.
  public var description: String { "\(width) × \(height) at (\(x), \(y))" }
}
