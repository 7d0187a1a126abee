public import Drawing
public import Geometry
public import Pixels

/// All that describes one picture (CLI.md, *Parameters of a picture*): a valid value can be drawn.
public struct PictureParameters: Equatable, Sendable {
  /// What is drawn.
  public enum Component: Equatable, Sendable {
    /// A popover background.
    case popover(PopoverParameters)
    /// One of its seven images.
    case sourceImage(SourceImageParameters)
    /// A snapshot stack.
    case stack(StackParameters)
    /// The tutorial's popover.
    case tutorialPopover(TutorialPopoverParameters)
    /// A presented popover.
    case presentation(PresentationParameters)
    /// An instant of an animated popover background.
    case filmstrip(FilmstripParameters)

    /// The word in the key `component`.
    public var name: String {
      switch self {
      case .popover: "popover"
      case .sourceImage: "source-image"
      case .stack: "stack"
      case .tutorialPopover: "tutorial-popover"
      case .presentation: "presentation"
      case .filmstrip: "filmstrip"
      }
    }
  }

  /// What is drawn.
  public let component: Component
  /// Device pixels to a point, 1 or more.
  public let scale: Int
  /// Composited behind the finished picture; nil for transparent.
  public let background: Color?
  /// Points of canvas around the component's bounds; whole pixels.
  ///
  /// Where none are given: with a layer shadow the whole points that its ink needs, else none.
  public let padding: EdgeInsets

  /// The bitmap's size.
  let canvas: PixelSize

  /// Parameters of a picture, or the key that makes it impossible.
  public init(
    component: Component, scale: Int, background: Color? = nil, padding: EdgeInsets? = nil
  ) throws(ParameterFailure) {
    try component.check()
    let padding = padding ?? component.defaultPadding
    self.component = component
    self.scale = scale
    self.background = background
    self.padding = padding
    canvas = try Self.canvas(component, scale, padding)
  }

  /// The paths of the image files that have to be read before the picture can be drawn.
  public var files: [String] {
    guard case .stack(let stack) = component else { return [] }
    return stack.files
  }

  /// Lays the component out.
  ///
  /// - Parameters:
  ///   - files: the pictures of `files`, by path.
  ///   - artworks: the sets of `artworkFolders`, by folder; those that the project draws are known.
  ///   - metrics: the constants of the spec.
  /// - Throws: `ParameterFailure` for a file or a set that was not given, and for artwork that does not fit.
  public func picture(
    files: [String: NamedBitmap] = [:], artworks: [String: ArtworkSet] = [:],
    metrics: ComponentMetrics = .sources
  ) throws(ParameterFailure) -> ComponentPicture {
    switch component {
    case .popover(let popover):
      if let set = try popover.style.artwork(among: artworks) {
        return try popover.picture(artwork: set, scale: scale, metrics: metrics.popover)
      }
      return popover.picture(metrics: metrics.popover, scale: scale)
    case .sourceImage(let image):
      if let set = try image.style.artwork(among: artworks) {
        let picture = image.picture(artwork: set, scale: scale, metrics: metrics.popover)
        _ = try Self.canvas("name", picture.size, scale, padding)
        return picture
      }
      return image.picture(metrics: metrics.popover)
    case .stack(let stack): return try stack.picture(files: files, metrics: metrics.stack)
    case .tutorialPopover(let tutorial): return tutorial.picture
    case .presentation(let presentation):
      return try presentation.picture(metrics: metrics.popover, scale: scale, artworks: artworks)
    case .filmstrip(let filmstrip):
      return try filmstrip.picture(
        metrics: metrics.popover, scale: scale, artwork: try filmstrip.to.style.artwork(among: artworks))
    }
  }

  /// The device pixels that a rectangle of the component touches, which may lie outside the bitmap.
  public func pixels(_ rect: Rect) -> PixelRect {
    let map = PixelMap(origin: Point(-padding.left, -padding.top), scale: Double(scale))
    let first = map(Point(rect.minX, rect.minY))
    let last = map(Point(rect.maxX, rect.maxY))
    let (left, top) = (Int(first.x.rounded(.down)), Int(first.y.rounded(.down)))
    return PixelRect(
      x: left, y: top, width: Int(last.x.rounded(.up)) - left, height: Int(last.y.rounded(.up)) - top)
  }

  /// What a renderer needs to draw a laid-out picture.
  public func request(_ picture: ComponentPicture) -> RenderRequest {
    var size = canvas
    // A user's image has a size of its own, which laying it out has checked.
    if case .sourceImage(let image) = component, image.style.artworkName != nil,
      let own = try? Self.canvas("name", picture.size, scale, padding)
    {
      size = own
    }
    return RenderRequest(
      displayList: picture.displayList, size: size, scale: scale,
      origin: Point(-padding.left, -padding.top),
      background: background)
  }
}
