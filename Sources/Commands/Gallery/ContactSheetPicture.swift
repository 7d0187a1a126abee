import Drawing
import Geometry
import Pixels

/// Pictures pasted into columns of one width on one white bitmap, each over a light checkerboard with a
/// hairline round it, so that its canvas shows and what is transparent in it. A row is as high as its
/// highest picture.
///
/// All lengths are in device pixels. A picture larger than `largest` is reduced, by CG-10, to the largest
/// size of its aspect that fits, each side rounded half up and at least 1; none is enlarged.
struct ContactSheetPicture {
  /// A picture and where it goes on the sheet.
  private struct Placed {
    let bitmap: Bitmap
    let rect: PixelRect
  }

  private static let check = 6
  private static let background = Color.white
  private static let checkColor = Color(white: 0.957)
  private static let hairline = Color(white: 0.82)

  private let placed: [Placed]
  /// The sheet's size.
  let size: PixelSize

  /// A sheet.
  ///
  /// - Parameters:
  ///   - bitmaps: in order, row by row.
  ///   - largest: the width and height that a picture may have on the sheet.
  ///   - width: the sheet's width at most, which decides how many pictures a row has; one always fits.
  ///   - gap: between pictures and round them, at least 1, the hairline's width.
  init(_ bitmaps: [Bitmap], largest: PixelSize, width: Int, gap: Int) throws(PixelSizeFailure) {
    var sizes: [PixelSize] = []
    for bitmap in bitmaps { sizes.append(try Self.fitted(bitmap.size, into: largest)) }
    let cell = sizes.map(\.width).max() ?? 1
    let columns = Self.columns(sizes.count, atMost: max(1, (width - gap) / (cell + gap)))
    var placed: [Placed] = []
    var top = gap
    for first in stride(from: 0, to: sizes.count, by: columns) {
      let row = first..<min(first + columns, sizes.count)
      let height = sizes[row].map(\.height).max() ?? 1
      for index in row {
        let size = sizes[index]
        placed.append(
          Placed(
            bitmap: bitmaps[index],
            rect: PixelRect(
              x: gap + (index - first) * (cell + gap) + (cell - size.width) / 2,
              y: top + (height - size.height) / 2, width: size.width, height: size.height)))
      }
      top += height + gap
    }
    self.placed = placed
    size = try PixelSize(width: gap + columns * (cell + gap), height: top)
  }

  /// As many columns as there may be, or a few less where that fills every row.
  private static func columns(_ count: Int, atMost limit: Int) -> Int {
    if count <= limit { return max(1, count) }
    return (limit * 2 / 3..<limit + 1).last { $0 > 0 && count % $0 == 0 } ?? limit
  }

  private static func fitted(_ size: PixelSize, into largest: PixelSize) throws(PixelSizeFailure) -> PixelSize
  {
    if size.width <= largest.width && size.height <= largest.height { return size }
    // n·d/D rounded half up, in whole numbers.
    func scaled(_ length: Int, _ part: Int, _ whole: Int) -> Int {
      max(1, (2 * length * part + whole) / (2 * whole))
    }
    if size.width * largest.height >= size.height * largest.width {
      return try PixelSize(
        width: largest.width, height: scaled(size.height, largest.width, size.width))
    }
    return try PixelSize(width: scaled(size.width, largest.height, size.height), height: largest.height)
  }

  /// What a renderer needs to draw the sheet.
  var request: RenderRequest {
    var operations: [DrawOperation] = []
    for (index, picture) in placed.enumerated() {
      let rect = Self.rect(picture.rect)
      operations += [
        DrawOperation(
          .fill(Path(rect.inset(by: -1)), .color(Self.hairline), shadow: nil), label: .border),
        DrawOperation(.fill(Path(rect), .color(Self.background), shadow: nil), label: .body),
        DrawOperation(
          .fill(Self.checks(in: picture.rect), .color(Self.checkColor), shadow: nil), label: .body),
        DrawOperation(
          .image(.bitmap(NamedBitmap(name: "picture \(index)", bitmap: picture.bitmap)), rect), label: .photo),
      ]
    }
    return RenderRequest(
      displayList: DisplayList(operations), size: size, scale: 1, origin: Point(0, 0),
      background: Self.background)
  }

  /// Every other square of a grid that begins at the rectangle's top left corner.
  private static func checks(in area: PixelRect) -> Path {
    var path = Path()
    for row in 0...(area.height / check) {
      for column in 0...(area.width / check) where (row + column) % 2 == 1 {
        let square = PixelRect(
          x: area.x + column * check, y: area.y + row * check, width: check, height: check)
        let part = rect(square.intersection(area))
        if part.width <= 0 || part.height <= 0 { continue }
        path.move(to: Point(part.minX, part.minY))
        path.line(to: Point(part.maxX, part.minY))
        path.line(to: Point(part.maxX, part.maxY))
        path.line(to: Point(part.minX, part.maxY))
        path.close()
      }
    }
    return path
  }

  private static func rect(_ pixels: PixelRect) -> Rect {
    Rect(
      x: Double(pixels.x), y: Double(pixels.y), width: Double(pixels.width), height: Double(pixels.height))
  }
}
