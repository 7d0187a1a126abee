import Drawing
import Geometry

extension StackLayout {
  /// Where a shadow's ink may lie: its reach round a sheet's path stays within the frame (STK-19).
  private static func room(in frame: Size, _ metrics: StackMetrics) -> Rect {
    let shadow = metrics.stackShadow
    return Rect(x: 0, y: 0, width: frame.width, height: frame.height).inset(
      by: EdgeInsets(
        top: shadow.blur - shadow.offset.y, left: shadow.blur - shadow.offset.x,
        bottom: shadow.blur + shadow.offset.y, right: shadow.blur + shadow.offset.x))
  }

  /// Lays out under profile `corrected`, from the present values alone (COR-08).
  ///
  /// In double precision, and without a look at the scale: the same at every scale. Where nothing fits,
  /// the layout has no rectangles and says so (STK-16).
  ///
  /// - Parameters:
  ///   - frame: in points, above 0.
  ///   - imageSize: in points, above 0.
  static func corrected(
    frame: Size, mode: StackMode, imageSize: Size, metrics: StackMetrics
  ) -> StackLayout {
    guard imageSize.width > 0, imageSize.height > 0 else { return nothing(.tooSmall, mode, frame) }
    switch mode {
    case .single:
      let layout = single(frame: frame, imageSize, .current, .corrected, metrics)
      return layout.content == .sheets ? layout : nothing(.tooSmall, mode, frame)
    case .stack: return correctedStack(frame: frame, imageSize, metrics)
    }
  }

  /// COR-07: the largest photo of whole points for which every sheet's path lies in the room.
  ///
  /// Sizes are tried from the largest down: as a photo grows by a point its middle moves by half a point
  /// and back again, so that one that fits may have a smaller one below it that does not.
  private static func correctedStack(frame: Size, _ image: Size, _ metrics: StackMetrics) -> StackLayout {
    let isWide = image.width >= image.height
    let long = max(image.width, image.height)
    let short = min(image.width, image.height)
    let room = room(in: frame, metrics)
    // The line's outer half lies outside of a sheet's path.
    let margin = metrics.matte - metrics.strokeWidth / 2
    let turns = metrics.angles.map { (sine: $0.sine, cosine: $0.cosine) }
    // The upright sheet is longer than its photo, so that no photo is as long as the frame.
    var n = (isWide ? frame.width : frame.height).rounded(.down)
    while n >= 1 {
      let m = max(1, (n * short / long).rounded(.toNearestOrAwayFromZero))
      let (width, height) = isWide ? (n, m) : (m, n)
      let photo = Rect(
        x: (frame.width / 2 - width / 2).rounded(.down), y: (frame.height / 2 - height / 2).rounded(.down),
        width: width, height: height)
      let path = photo.inset(by: -margin)
      let sheets = turns.map { turned(path, sine: $0.sine, cosine: $0.cosine) }
      if sheets.allSatisfy({ fits($0, in: room) }) {
        return StackLayout(
          content: .sheets, mode: .stack, frame: frame, sheets: sheets, matte: path, photo: photo,
          imageScale: n / long, shadowControl: 0)
      }
      n -= 1
    }
    return nothing(.tooSmall, .stack, frame)
  }

  /// A rectangle's corners turned about its middle, clockwise from the top left one.
  private static func turned(_ rect: Rect, sine: Double, cosine: Double) -> [Point] {
    // Exact for an upright sheet, whose corners the general form may miss by a rounding.
    if sine == 0 { return corners(of: rect) }
    return corners(of: rect).map { corner in
      let (x, y) = (corner.x - rect.midX, corner.y - rect.midY)
      return Point(rect.midX + (x * cosine - y * sine), rect.midY + (x * sine + y * cosine))
    }
  }

  private static func fits(_ corners: [Point], in room: Rect) -> Bool {
    corners.allSatisfy {
      $0.x >= room.minX && $0.x <= room.maxX && $0.y >= room.minY && $0.y <= room.maxY
    }
  }
}
