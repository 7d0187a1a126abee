import Components
public import Drawing
import Geometry
public import Pixels

/// A right picture into which changes are planted: how it was drawn, and where its parts lie.
public struct PlantingSite: Sendable {
  /// A labelled part in pixels of the bitmap.
  public struct Part: Equatable, Sendable {
    /// The part.
    public let label: RegionLabel
    /// Where it lies; cut to the bitmap.
    public let rect: PixelRect
  }

  /// The case that is drawn.
  public let renderCase: RenderCase
  /// What the renderer was asked for.
  public let request: RenderRequest
  /// The labelled parts, most important first, as a run judges them.
  public let parts: [Part]
  /// The right picture.
  public let bitmap: Bitmap
  /// What a run asks the renderer for, and the part of that picture that this one is.
  let wholeRequest: RenderRequest
  let window: PixelRect
  private let renderer: any Renderer

  /// Pictures of more pixels than this are cut to their parts and a margin.
  ///
  /// Nothing but the container's ground lies outside; what a change does there it does inside too.
  public static let mostPixels = 100_000
  private static let margin = 12

  /// Draws the right picture of a case.
  ///
  /// - Throws: what keeps it from being drawn.
  public init(_ renderCase: RenderCase, renderer: any Renderer) throws {
    let parameters = renderCase.parameters
    let picture = try parameters.picture()
    var request = parameters.request(picture)
    wholeRequest = request
    let whole = PixelRect(x: 0, y: 0, width: request.size.width, height: request.size.height)
    let parts = picture.regions.map { Part(label: $0.label, rect: parameters.pixels($0.rect)) }
    var window = whole
    if request.size.count > Self.mostPixels, let all = PixelRect.around(parts.map(\.rect)) {
      window = all.insetBy(-Self.margin).intersection(whole)
      request.size = try PixelSize(width: window.width, height: window.height)
      request.origin.x += Double(window.x) / Double(request.scale)
      request.origin.y += Double(window.y) / Double(request.scale)
    }
    self.renderCase = renderCase
    self.request = request
    self.window = window
    self.renderer = renderer
    self.parts = parts.map { part in
      let cut = part.rect.intersection(window)
      return Part(
        label: part.label,
        rect: PixelRect(x: cut.x - window.x, y: cut.y - window.y, width: cut.width, height: cut.height))
    }
    bitmap = try renderer.render(request)
  }

  /// Draws another display list in place of the right one.
  func draw(_ list: DisplayList) throws(RenderFailure) -> Bitmap {
    var request = request
    request.displayList = list
    return try renderer.render(request)
  }

  /// Draws a request of any size, for what a change needs besides.
  func draw(_ request: RenderRequest) throws(RenderFailure) -> Bitmap { try renderer.render(request) }

  /// The first part of a label that has pixels.
  func rect(of label: RegionLabel) -> PixelRect? {
    parts.first { $0.label == label && !$0.rect.isEmpty }?.rect
  }

  /// The rectangle around all parts but shadows; the whole bitmap where there is none.
  var figure: PixelRect {
    PixelRect.around(parts.filter { $0.label != .shadow }.map(\.rect)) ?? bitmap.bounds
  }
}

extension PixelRect {
  /// The smallest rectangle around others; nil where all are empty.
  static func around(_ rects: [PixelRect]) -> PixelRect? {
    let rects = rects.filter { !$0.isEmpty }
    guard var result = rects.first else { return nil }
    for rect in rects {
      let (left, top) = (min(result.x, rect.x), min(result.y, rect.y))
      result = PixelRect(
        x: left, y: top, width: max(result.maxX, rect.maxX) - left, height: max(result.maxY, rect.maxY) - top)
    }
    return result
  }
}
