import Drawing
public import Geometry

/// A snapshot stack.
public struct StackParameters: Equatable, Sendable {
  /// Something that was set before (D-12, D-13).
  public enum Setting: Equatable, Sendable {
    /// Another image.
    case image(StackImage)
    /// Another frame.
    case frame(Size)
    /// Another mode.
    case mode(StackMode)
  }

  /// The view's size in points.
  public var frame: Size
  /// How the photo is shown.
  public var mode: StackMode
  /// The photo.
  public var image: StackImage
  /// Which release of the source draws; without effect under `corrected` (COR-07).
  public var release: StackRelease
  /// What was set before, in order, on a view that starts with the frame and mode and no image.
  public var history: [Setting]
  /// Which reading of the spec.
  public var profile: Profile

  /// A snapshot stack.
  public init(
    frame: Size, mode: StackMode, image: StackImage, release: StackRelease = .current,
    history: [Setting] = [],
    profile: Profile
  ) {
    self.frame = frame
    self.mode = mode
    self.image = image
    self.release = release
    self.history = history
    self.profile = profile
  }

  /// The image files that are named, in order, each once.
  var files: [String] {
    var files: [String] = []
    let past = history.compactMap { setting -> StackImage? in
      if case .image(let image) = setting { image } else { nil }
    }
    for case .file(let path) in past + [image] where !files.contains(path) { files.append(path) }
    return files
  }

  func picture(files: [String: NamedBitmap], metrics: StackMetrics) throws(ParameterFailure)
    -> ComponentPicture
  {
    for path in self.files where files[path] == nil {
      throw ParameterFailure(
        key: "image", problem: "\(path) was not read", remedy: "name a file that is there")
    }
    let layout = layout(files: files, metrics: metrics)
    return layout.picture(photo: .bitmap(image.bitmap(files: files)), metrics: metrics)
  }

  /// Plays the history, then sets frame, image and mode where they differ from what is there.
  func layout(files: [String: NamedBitmap], metrics: StackMetrics) -> StackLayout {
    var view = StackView<StackImage>(frame: frame, mode: mode, profile: profile, metrics: metrics) {
      $0.size(files: files)
    }
    for setting in history {
      switch setting {
      case .image(let image): view.set(image: image)
      case .frame(let frame): view.set(frame: frame)
      case .mode(let mode): view.set(mode: mode)
      }
    }
    if view.frame != frame { view.set(frame: frame) }
    if view.image != image { view.set(image: image) }
    if view.mode != mode { view.set(mode: mode) }
    return StackLayout.layout(view, imageSize: image.size(files: files), release: release, metrics: metrics)
  }
}
