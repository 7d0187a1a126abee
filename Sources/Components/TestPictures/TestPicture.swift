public import Pixels

/// The pictures that stand in for photos; the project draws them itself.
///
/// Each has a gradient sky, a sun left of the middle, hills, a strip of saturated patches, wedges of
/// fine lines, and a different coloured band along each side: a flip, a crop or a bad resampling
/// shows at once. All arithmetic is in whole numbers.
public enum TestPicture: String, CaseIterable, Sendable {
  /// 600×400.
  case landscape
  /// 326×326.
  case square
  /// 400×600.
  case portrait
  /// 1200×200.
  case panorama
  /// 200×1200.
  case tower

  /// Columns and rows.
  var dimensions: (width: Int, height: Int) {
    switch self {
    case .landscape: (600, 400)
    case .square: (326, 326)
    case .portrait: (400, 600)
    case .panorama: (1200, 200)
    case .tower: (200, 1200)
    }
  }

  /// The pixels, drawn once.
  public var bitmap: Bitmap {
    switch self {
    case .landscape: Self.landscapeBitmap
    case .square: Self.squareBitmap
    case .portrait: Self.portraitBitmap
    case .panorama: Self.panoramaBitmap
    case .tower: Self.towerBitmap
    }
  }

  private static let landscapeBitmap = TestPicturePainter(.landscape).bitmap
  private static let squareBitmap = TestPicturePainter(.square).bitmap
  private static let portraitBitmap = TestPicturePainter(.portrait).bitmap
  private static let panoramaBitmap = TestPicturePainter(.panorama).bitmap
  private static let towerBitmap = TestPicturePainter(.tower).bitmap
}
