import Geometry

/// How the view shows its photo.
public enum StackMode: String, CaseIterable, Sendable {
  /// One matted snapshot with a curved shadow.
  case single
  /// A pile of three.
  case stack
}

/// Which release of the source draws (STK-11).
public enum StackRelease: String, CaseIterable, Sendable {
  /// The first release.
  case first = "1.0"
  /// The last one.
  case current
}

/// The view's own state: what was set, and under `seed` what earlier settings left behind (D-12, D-13).
///
/// Under `corrected` nothing is left behind: the layout starts from frame, image and mode (COR-08).
/// `Image` is whatever stands for an image; the view asks for its size alone.
struct StackView<Image: Equatable> {
  /// The snapshot and the dimension that decide the scale (STK-06).
  struct Deciding: Equatable {
    var snapshot = 0
    var dimension = Dimension.height
  }

  enum Dimension: String {
    case width
    case height
  }

  private(set) var frame: Size
  private(set) var mode: StackMode
  private(set) var image: Image?
  /// Meaningless under `corrected`, where it stays as it starts.
  private(set) var deciding = Deciding()
  let profile: Profile
  private let metrics: StackMetrics
  private let sizeOf: (Image) -> Size

  init(
    frame: Size, mode: StackMode, profile: Profile = .seed, metrics: StackMetrics,
    sizeOf: @escaping (Image) -> Size
  ) {
    self.frame = frame
    self.mode = mode
    self.profile = profile
    self.metrics = metrics
    self.sizeOf = sizeOf
  }

  /// A new frame; what decides the scale stays (STK-06, D-13).
  mutating func set(frame: Size) { self.frame = frame }

  /// A new image.
  mutating func set(image: Image) {
    self.image = image
    if mode == .stack { decide() }
  }

  /// A new mode.
  mutating func set(mode: StackMode) {
    let becomesStack = mode == .stack && self.mode != .stack
    self.mode = mode
    if becomesStack && image != nil { decide() }
  }

  /// Keeps the snapshot and dimension with the smallest ratio below 1; none below leaves the old ones.
  private mutating func decide() {
    guard profile == .seed, let image else { return }
    let size = sizeOf(image)
    var smallest = 1.0
    for (index, angle) in metrics.angles.enumerated() {
      let bounding = StackView.boundingSize(of: size, at: angle)
      for (dimension, ratio) in [
        (Dimension.width, frame.width / bounding.width), (.height, frame.height / bounding.height),
      ] where SingleFloat.isLess(ratio, smallest) {
        smallest = ratio
        deciding = Deciding(snapshot: index, dimension: dimension)
      }
    }
  }

  /// The bounding size of a turned image (STK-05).
  static func boundingSize(of size: Size, at angle: Angle) -> Size {
    let sine = angle.sine.magnitude
    let cosine = angle.cosine
    return Size(
      size.width * cosine + size.height * sine, size.width * sine + size.height * cosine)
  }
}
