public import Drawing
import Geometry
public import Pixels

/// The gold renderer: exact-area scanlines, in whole and double arithmetic that gives the same bytes
/// everywhere (SPEC section 5).
public struct SoftwareRenderer: Renderer {
  /// A renderer; it keeps no state.
  public init() {}

  /// The name `software`; the version changes with any pixel.
  public var identity: RendererIdentity { RendererIdentity(name: "software", version: "1") }

  /// Everything.
  public var capabilities: Set<RendererCapability> { Set(RendererCapability.allCases) }

  /// Draws a request.
  ///
  /// - Throws: `RenderFailure` for images off the pixel grid, cap insets without a centre, nested
  ///   pictures of a refused size, paths out of reach.
  public func render(_ request: RenderRequest) throws(RenderFailure) -> Bitmap {
    let map = PixelMap(origin: request.origin, scale: Double(request.scale))
    var canvas = try draw(request.displayList, size: request.size, map: map)
    if let background = request.background { canvas.fillBehind(background) }
    return canvas.bitmap
  }

  private func draw(_ list: DisplayList, size: PixelSize, map: PixelMap) throws(RenderFailure) -> Canvas {
    var canvas = Canvas(size: size, map: map)
    var clipPath: Path?
    var clip: CoverageMask?
    for operation in list.operations {
      let bounds = canvas.bounds
      // Draws of one shape share their clip, one after the other.
      if operation.clip != clipPath {
        clipPath = operation.clip
        clip = nil
        if let path = clipPath { clip = try Rasterizer.fill(path, map: map, within: bounds) }
      }
      switch operation.content {
      case .fill(let path, let paint, let shadow):
        if let shadow {
          try cast(
            path, offset: shadow.offset, blur: shadow.blur, shadow.color, clip: clip, onto: &canvas)
        }
        let mask: CoverageMask
        if let clip, let rectangle = UprightRectangle(path, map: map), rectangle.covers(clip.bounds) {
          // Full coverage times the clip.
          mask = clip
        } else {
          mask = try Rasterizer.fill(path, map: map, within: bounds).clipped(to: clip)
        }
        switch paint {
        case .color(let color): canvas.fill(mask, with: color)
        case .gradient(let gradient): canvas.fill(mask, with: gradient)
        }
      case .stroke(let path, let width, let color):
        let mask = try Rasterizer.stroke(path, width: width, map: map, within: bounds)
        canvas.fill(mask, with: color, clip: clip)
      case .layerShadow(let path, let offset, let radius, let color):
        try cast(path, offset: offset, blur: 2 * radius, color, clip: clip, onto: &canvas)
      case .resizable(let source, let capInsets, let rect):
        let target = try pixels(rect, map: map)
        guard let size = try bitmapSize(of: target) else { continue }
        let (image, insets, scale) = try resizable(source, capInsets, deviceScale: Int(map.scale))
        guard
          let slices = NinePart.slices(
            source: (image.width, image.height), capInsets: insets, scale: scale,
            destination: (size.width, size.height))
        else { throw .capInsets(capInsets, width: image.width, height: image.height) }
        let stretched = ResizableImage.stretched(image, columns: slices.columns, rows: slices.rows, to: size)
        canvas.draw(stretched, atX: target.x, y: target.y, clip: clip)
      case .image(let source, let rect):
        let target = try pixels(rect, map: map)
        guard let size = try bitmapSize(of: target) else { continue }
        let (image, _) = try bitmap(of: source, scale: map.scale)
        canvas.draw(Resampler.resampled(image, to: size), atX: target.x, y: target.y, clip: clip)
      }
    }
    return canvas
  }

  /// Draws the shadow of a path; parts of the path outside the bitmap cast theirs too.
  private func cast(
    _ path: Path, offset: Vector, blur: Double, _ color: Color, clip: CoverageMask?, onto canvas: inout Canvas
  ) throws(RenderFailure) {
    // Past the longest bitmap a kernel is of no use, and its size would have no bound.
    let reach = blur * canvas.map.scale
    guard reach >= 0, reach <= Double(PixelSize.longestSide) else { throw .unreachablePath }
    let kernel = GaussianKernel(blur: reach)
    let moved = PixelMap(
      origin: canvas.map.origin - offset, scale: canvas.map.scale)
    let bounds = canvas.bounds
    let shadow: CoverageMask
    if let rectangle = try RectangleShadow.blurred(path, map: moved, by: kernel, within: bounds) {
      shadow = rectangle
    } else {
      let shape = try Rasterizer.fill(path, map: moved, within: bounds.insetBy(-kernel.reach))
      shadow = ShadowMask.blurred(shape, by: kernel, within: bounds)
    }
    canvas.fillShadow(shadow, with: color, clip: clip)
  }

  /// An image at the device's scale, with insets in units of which `scale` pixels make one.
  private func resizable(
    _ source: ImageSource, _ capInsets: EdgeInsets, deviceScale: Int
  ) throws(RenderFailure) -> (Bitmap, EdgeInsets, scale: Int) {
    let (image, scale) = try bitmap(of: source, scale: Double(deviceScale))
    if scale == deviceScale { return (image, capInsets, scale) }
    let rescaled: RescaledImage?
    do {
      rescaled = try RescaledImage(image, capInsets: capInsets, scale: scale, deviceScale: deviceScale)
    } catch { throw .size(error) }
    guard let rescaled else { throw .capInsets(capInsets, width: image.width, height: image.height) }
    return (rescaled.bitmap, rescaled.capInsets, 1)
  }

  /// The pixels of an image source, and how many of them make a point.
  private func bitmap(of source: ImageSource, scale: Double) throws(RenderFailure) -> (Bitmap, scale: Int) {
    switch source {
    case .bitmap(let named): return (named.bitmap, named.scale)
    case .mirrored(let inner):
      let (bitmap, own) = try bitmap(of: inner, scale: scale)
      return (bitmap.mirrored, own)
    case .picture(let picture):
      let map = PixelMap(origin: Point(0, 0), scale: scale)
      let rect = Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
      let target = try pixels(rect, map: map)
      let size: PixelSize
      do { size = try PixelSize(width: target.width, height: target.height) } catch { throw .size(error) }
      return (try draw(picture.displayList, size: size, map: map).bitmap, Int(scale))
    }
  }

  /// A rectangle that lies on whole pixels.
  private func pixels(_ rect: Rect, map: PixelMap) throws(RenderFailure) -> PixelRect {
    let start = map(Point(rect.minX, rect.minY))
    let width = rect.width * map.scale
    let height = rect.height * map.scale
    let numbers = [start.x, start.y, width, height]
    guard numbers.allSatisfy({ $0 == $0.rounded() && $0.magnitude <= 2_147_483_648 }) else {
      throw .notOnPixels(Rect(x: start.x, y: start.y, width: width, height: height))
    }
    return PixelRect(x: Int(start.x), y: Int(start.y), width: Int(width), height: Int(height))
  }

  /// The size of a destination; nil when it is empty, so that there is nothing to draw.
  private func bitmapSize(of target: PixelRect) throws(RenderFailure) -> PixelSize? {
    if target.isEmpty { return nil }
    do { return try PixelSize(width: target.width, height: target.height) } catch { throw .size(error) }
  }
}
