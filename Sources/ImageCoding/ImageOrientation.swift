/// Where the first row and the first column of a stored picture belong when it is shown.
///
/// The values of Exif 2.32 (and TIFF 6.0), tag 274: first the side of row 0, then the side of column 0.
public enum ImageOrientation: Int, Equatable, Sendable, CaseIterable {
  /// As stored.
  case topLeft = 1
  /// Mirrored left to right.
  case topRight = 2
  /// Turned by 180°.
  case bottomRight = 3
  /// Mirrored top to bottom.
  case bottomLeft = 4
  /// Rows become columns.
  case leftTop = 5
  /// To be turned by 90° clockwise.
  case rightTop = 6
  /// Rows become columns, turned by 180°.
  case rightBottom = 7
  /// To be turned by 90° anticlockwise.
  case leftBottom = 8

  /// Whether width and height change places.
  var swapsSides: Bool { rawValue >= 5 }

  /// The place of a stored pixel in the picture that is shown.
  func place(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .topLeft: (x, y)
    case .topRight: (width - 1 - x, y)
    case .bottomRight: (width - 1 - x, height - 1 - y)
    case .bottomLeft: (x, height - 1 - y)
    case .leftTop: (y, x)
    case .rightTop: (height - 1 - y, x)
    case .rightBottom: (height - 1 - y, width - 1 - x)
    case .leftBottom: (y, width - 1 - x)
    }
  }
}
