import Drawing
import ElementaryFunctions
import Geometry
import Pixels

/// A shadow painted with another kernel than the renderer's, as an image in the place of the draw.
struct PaintedShadow {
  /// The taps of one axis, from −reach to +reach; they add up to 1.
  enum Kernel {
    /// The Gaussian of CG-05, σ = blur/2, but cut at a number of σ instead of 2.
    case gaussian(cutAt: Double)
    /// Boxes one after the other, together with about the Gaussian's standard deviation.
    case boxes(Int)
  }

  /// How the shadow's alpha becomes a byte.
  enum Rounding {
    /// Rounded down (CG-05).
    case down
    /// The nearest.
    case nearest
  }

  let kernel: Kernel
  let rounding: Rounding

  /// The draw without its shadow, over an image of it; nil for a draw that casts none.
  func replacing(_ operation: DrawOperation, on canvas: PlantingCanvas, _ site: PlantingSite) throws
    -> [DrawOperation]?
  {
    switch operation.content {
    case .fill(let path, let paint, let shadow?):
      var fill = operation
      fill.content = .fill(path, paint, shadow: nil)
      return [try image(of: path, shadow, operation, canvas, site), fill]
    case .layerShadow(let path, let offset, let radius, let color):
      let shadow = Shadow(offset: offset, blur: 2 * radius, color: color)
      return [try image(of: path, shadow, operation, canvas, site)]
    case .fill, .stroke, .resizable, .image: return nil
    }
  }

  private func image(
    of path: Path, _ shadow: Shadow, _ operation: DrawOperation, _ canvas: PlantingCanvas,
    _ site: PlantingSite
  ) throws -> DrawOperation {
    let taps = taps(blur: shadow.blur * canvas.scale)
    let reach = taps.count / 2
    let size = try PixelSize(
      width: Int(canvas.rect.width * canvas.scale), height: Int(canvas.rect.height * canvas.scale))
    let margin = Double(reach) / canvas.scale
    let shape = try site.draw(
      RenderRequest(
        displayList: DisplayList([
          DrawOperation(
            .fill(path.mapped { $0 + shadow.offset }, .color(.white), shadow: nil), label: .shadow)
        ]),
        size: try PixelSize(width: size.width + 2 * reach, height: size.height + 2 * reach),
        scale: Int(canvas.scale), origin: Point(canvas.rect.x - margin, canvas.rect.y - margin),
        background: nil))
    let alpha8 = (shadow.color.alpha * 255 + 0.5).rounded(.down)
    let color = shadow.color
    let pixels = blurred(shape, taps, size).map { sum -> PremultipliedPixel in
      let mask = (sum + 0.5 + 1e-6).rounded(.down)
      let exact = mask * alpha8 / 255
      let alpha = rounding == .down ? exact.rounded(.down) : exact.rounded()
      return PremultipliedPixel(nearest: SIMD4(color.red, color.green, color.blue, 1) * alpha)
    }
    // Names identify pixels.
    let sum = pixels.enumerated().reduce(into: UInt64(0)) { $0 ^= PlaceHash.bits($1.0, Int($1.1.alpha), 0) }
    let bitmap = NamedBitmap(
      name: "painted shadow \(sum) of \(size.width)×\(size.height)",
      bitmap: Bitmap(size: size, pixels: pixels), scale: Int(canvas.scale))
    return DrawOperation(.image(.bitmap(bitmap), canvas.rect), clip: operation.clip, label: operation.label)
  }

  /// The coverage of a shape, 0…255, through the taps of both axes; the shape is larger by their reach.
  private func blurred(_ shape: Bitmap, _ taps: [Double], _ size: PixelSize) -> [Double] {
    var narrow: [Double] = []
    narrow.reserveCapacity(size.width * shape.height)
    let source = shape.pixels.map { Double($0.alpha) }
    for y in 0..<shape.height {
      for x in 0..<size.width {
        var sum = 0.0
        let start = y * shape.width + x
        for tap in taps.indices { sum += taps[tap] * source[start + tap] }
        narrow.append(sum)
      }
    }
    return (0..<size.height).flatMap { y -> [Double] in
      var row = [Double](repeating: 0, count: size.width)
      for tap in taps.indices {
        let start = (y + tap) * size.width
        for x in row.indices { row[x] += taps[tap] * narrow[start + x] }
      }
      return row
    }
  }

  /// The taps for a blur in device pixels.
  private func taps(blur: Double) -> [Double] {
    guard blur >= 1 else { return [1] }
    switch kernel {
    case .gaussian(let cut):
      let reach = Int((blur / 2 * cut).rounded(.down))
      let unit = blur / 2 * 2.0.squareRoot()
      let taps = (-reach...reach).map {
        errorFunction((Double($0) + 0.5) / unit) - errorFunction((Double($0) - 0.5) / unit)
      }
      let total = taps.reduce(0, +)
      return taps.map { $0 / total }
    case .boxes(let count):
      // A box of 2r + 1 pixels has the variance r(r + 1)/3; σ² = blur²/4 is shared among the boxes.
      let variance = blur * blur / 4 / Double(count)
      let radius = max(1, Int(((0.25 + 3 * variance).squareRoot() - 0.5).rounded()))
      let side = 2 * radius + 1
      var taps = [1.0]
      for _ in 0..<count {
        taps = (0..<taps.count + side - 1).map { index in
          (max(0, index - side + 1)...min(index, taps.count - 1)).reduce(0) { $0 + taps[$1] } / Double(side)
        }
      }
      return taps
    }
  }
}
