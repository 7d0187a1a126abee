import Drawing
public import Geometry

/// Where the sheets and the photo of a snapshot stack lie, in points (SPEC section 3; COR-07 is in a file
/// of its own).
public struct StackLayout: Equatable, Sendable {
  /// What there is to draw.
  public enum Content: Equatable, Sendable {
    /// No image is set (STK-01).
    case noImage
    /// Some rectangle would be empty or negative (STK-16, D-18).
    case tooSmall
    /// Sheets bottom to top, each a closed quadrilateral.
    case sheets
  }

  /// Whether anything is drawn.
  public let content: Content
  /// How the photo is shown.
  public let mode: StackMode
  /// The view's size.
  public let frame: Size
  /// The sheets' corners, bottom to top.
  public let sheets: [[Point]]
  /// The unrotated sheet's rectangle, on half points.
  public let matte: Rect
  /// Where the photo is drawn, on whole points.
  public let photo: Rect
  /// What the image is multiplied by to get the matte (stack) or the photo (single, and both under
  /// `corrected`).
  public let imageScale: Double
  /// Single mode: where the curved shadow's control point lies, from the left (STK-04); 0 in a stack.
  public let shadowControl: Double

  /// A layout without rectangles.
  static func nothing(_ content: Content, _ mode: StackMode, _ frame: Size) -> StackLayout {
    let none = Rect(x: 0, y: 0, width: 0, height: 0)
    return StackLayout(
      content: content, mode: mode, frame: frame, sheets: [], matte: none, photo: none, imageScale: 0,
      shadowControl: 0)
  }

  /// Lays out a view's present state.
  static func layout<Image>(
    _ view: StackView<Image>, imageSize: Size?, release: StackRelease, metrics: StackMetrics
  ) -> StackLayout {
    guard let imageSize else { return nothing(.noImage, view.mode, view.frame) }
    if view.profile == .corrected {
      return corrected(frame: view.frame, mode: view.mode, imageSize: imageSize, metrics: metrics)
    }
    return switch view.mode {
    case .single: single(frame: view.frame, imageSize, release, .seed, metrics)
    case .stack:
      stack(
        frame: view.frame, imageSize, release, metrics, view.deciding.snapshot,
        view.deciding.dimension == .width)
    }
  }

  /// Single mode of either profile; they differ in the curved shadow alone.
  static func single(
    frame: Size, _ image: Size, _ release: StackRelease, _ profile: Profile, _ metrics: StackMetrics
  ) -> StackLayout {
    let matte = metrics.matte
    let drop = metrics.singleShadow.offset.y
    // STK-02; STK-11 for the first release, whose choice ignores the frame (D-19).
    let widthRatio = (frame.width - 2 * matte) / image.width
    let heightRatio = (frame.height - 2 * matte - 2 * drop) / image.height
    let isWidthDecisive =
      switch release {
      case .current: !SingleFloat.isLess(heightRatio, widthRatio)
      case .first: image.width > image.height
      }
    let scale = isWidthDecisive ? widthRatio : heightRatio
    let (w, h) = (image.width * scale, image.height * scale)
    // STK-03.
    let sheet = Rect(
      x: SingleFloat.floored(frame.width / 2 - (w / 2 + matte)) + 0.5,
      y: SingleFloat.floored(frame.height / 2 - (h / 2 + matte + drop)) + 0.5,
      width: SingleFloat.floored(w + 2 * matte) - 1,
      height: SingleFloat.floored(h + 2 * matte) - 1)
    let control =
      switch profile {
      case .seed: (sheet.x + sheet.width) / 2
      case .corrected: sheet.midX
      }
    return StackLayout(
      mode: .single, frame: frame, sheets: [corners(of: sheet)], matte: sheet, imageScale: scale,
      shadowControl: control, release, metrics)
  }

  private static func stack(
    frame: Size, _ image: Size, _ release: StackRelease, _ metrics: StackMetrics, _ deciding: Int,
    _ isWidthDecisive: Bool
  ) -> StackLayout {
    // STK-07.
    let bounding = StackView<Int>.boundingSize(of: image, at: metrics.angles[deciding])
    let taken = metrics.strokeWidth + metrics.stackShadowHeight
    let scale =
      isWidthDecisive
      ? (frame.width - taken) / bounding.width : (frame.height - taken) / bounding.height
    let (w, h) = (image.width * scale, image.height * scale)
    // STK-08.
    let matte = Rect(
      x: SingleFloat.floored(frame.width / 2 - w / 2) + 0.5,
      y: SingleFloat.floored(frame.height / 2 - h / 2) + 0.5,
      width: SingleFloat.floored(w), height: SingleFloat.floored(h))
    let sheets = metrics.angles.map { angle -> [Point] in
      if angle.degrees == 0 { return corners(of: matte) }
      // STK-09.
      let size = StackView<Int>.boundingSize(of: image, at: angle)
      let (bw, bh) = (size.width * scale, size.height * scale)
      let box = Rect(x: frame.width / 2 - bw / 2, y: frame.height / 2 - bh / 2, width: bw, height: bh)
      let s = angle.sine
      if angle.degrees > 0 {
        return [
          Point(box.minX + bh * s, box.minY), Point(box.maxX, box.minY + bw * s),
          Point(box.maxX - bh * s, box.maxY), Point(box.minX, box.maxY - bw * s),
        ]
      }
      return [
        Point(box.minX, box.minY - bw * s), Point(box.maxX + bh * s, box.minY),
        Point(box.maxX, box.maxY + bw * s), Point(box.minX - bh * s, box.maxY),
      ]
    }
    return StackLayout(
      mode: .stack, frame: frame, sheets: sheets, matte: matte, imageScale: scale, shadowControl: 0, release,
      metrics)
  }

  /// A layout with its photo (STK-11), or one that draws nothing where a rectangle is empty (STK-16).
  private init(
    mode: StackMode, frame: Size, sheets: [[Point]], matte: Rect, imageScale: Double, shadowControl: Double,
    _ release: StackRelease, _ metrics: StackMetrics
  ) {
    let move =
      switch release {
      case .current: metrics.matte - metrics.strokeWidth / 2
      case .first: metrics.matte + metrics.strokeWidth / 2
      }
    let reduction = release == .current ? 2 * move : 2 * metrics.matte
    photo = Rect(
      x: matte.x + move, y: matte.y + move, width: matte.width - reduction, height: matte.height - reduction)
    content = imageScale <= 0 || matte.isEmpty || photo.isEmpty ? .tooSmall : .sheets
    self.mode = mode
    self.frame = frame
    self.sheets = sheets
    self.matte = matte
    self.imageScale = imageScale
    self.shadowControl = shadowControl
  }

  /// A layout of given parts.
  init(
    content: Content, mode: StackMode, frame: Size, sheets: [[Point]], matte: Rect, photo: Rect,
    imageScale: Double, shadowControl: Double
  ) {
    self.content = content
    self.mode = mode
    self.frame = frame
    self.sheets = sheets
    self.matte = matte
    self.photo = photo
    self.imageScale = imageScale
    self.shadowControl = shadowControl
  }

  /// A rectangle's corners, clockwise from the top left.
  static func corners(of rect: Rect) -> [Point] {
    [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
      Point(rect.minX, rect.maxY),
    ]
  }
}
