import Conformance
import Drawing
import Geometry
import Pixels

/// Nothing beyond a shape and its shadow (CG-13).
enum InkClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "CG-13": [
      ClauseCheck(
        "beyond coverage and reach", .pixels, needs: ["paths", "shadows"], of: { _ in CastShadow.context },
        classes: ["blurred", "sharp", "over a colour"]
      ) { shadow, subject in
        try demandUntouched(
          try subject.render(shadow.request), ground: ExactSource(shadow.below, coverage: 255).over(.clear),
          where: { !shadow.touches($0, $1) })
      },
      ClauseCheck(
        "beyond boxes", .pixels, needs: Set(RendererCapability.allCases.map(\.rawValue)),
        of: { _ in AnyDraws.any }, classes: AnyDraws.kinds
      ) { draws, subject in
        let boxes = draws.operations.map { $0.reach(in: draws.frame) }
        try demandUntouched(
          try subject.render(draws.request), ground: .clear,
          where: { x, y in !boxes.contains { $0.contains(x: x, y: y) } })
      },
      ClauseCheck(
        "beyond ink bounds", .pixels, of: ComponentInput.any,
        classes: ["popover", "stack", "tutorial", "layer shadow"]
      ) { component, subject in
        let layout = try subject.layOut(component.parameters)
        var request = layout.request
        // Room to leave ink in.
        request.origin = request.origin - Vector(6, 6)
        request.size = try PixelSize(
          width: request.size.width + 12 * request.scale, height: request.size.height + 12 * request.scale)
        let frame = DeviceFrame(
          width: request.size.width, height: request.size.height, scale: request.scale, origin: request.origin
        )
        let ink = layout.inkBounds.map { frame.pixels($0) } ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
        try demandUntouched(
          try subject.render(request), ground: .clear, where: { !ink.contains(x: $0, y: $1) })
      },
    ]
  ]

  /// Demands that pixels are as they were, and that those without alpha are all zero.
  private static func demandUntouched(
    _ picture: Bitmap, ground: PremultipliedPixel, where isBeyond: (_ x: Int, _ y: Int) -> Bool
  ) throws(Violation) {
    var wrong: [PixelRect] = []
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        let isDirty = pixel.alpha == 0 && pixel != .clear
        if isDirty || (pixel != ground && isBeyond(x, y)) {
          wrong.append(PixelRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
    guard let first = wrong.first else { return }
    throw Violation(
      "\(wrong.count) pixels beyond all that is drawn are touched; (\(first.x), \(first.y)) is "
        + "\(picture[first.x, first.y].text), not \(ground.text)", marks: wrong, picture: picture)
  }
}

extension CastShadow {
  /// Whether the shape covers some of a pixel, or its shadow reaches it.
  fileprivate func touches(_ x: Int, _ y: Int) -> Bool { reached.contains(y * frame.width + x) }

  /// Every pixel that is touched.
  private var reached: Set<Int> {
    let reach = ShadowOracle.reach(blur: fall.blur)
    let coverage = shape.coverage(within: frame.bounds)
    let cast = shape.coverage(within: frame.bounds.insetBy(-reach), movedBy: fall.step)
    return Set(
      (0..<frame.width * frame.height).filter { place in
        let (x, y) = (place % frame.width, place / frame.width)
        if coverage.area(x: x, y: y) > 0 { return true }
        return (y - reach...y + reach).contains { row in
          (x - reach...x + reach).contains { cast.area(x: $0, y: row) > 0 }
        }
      })
  }
}

extension DrawOperation {
  /// The pixels that a draw can touch at most: boxes round all control points and miters, and the shadow's.
  fileprivate func reach(in frame: DeviceFrame) -> PixelRect {
    func box(_ path: Path, growth: Double = 0) -> Rect {
      (Rect(around: path.controlPoints) ?? Rect(x: 0, y: 0, width: 0, height: 0)).inset(by: -growth)
    }
    return switch content {
    case .fill(let path, _, nil): frame.pixels(box(path))
    case .fill(let path, _, let shadow?):
      frame.pixels(box(path).union(box(path, growth: shadow.blur).moved(by: shadow.offset)), slack: 1)
    // Half the line's width times the miter limit.
    case .stroke(let path, let width, _):
      frame.pixels(box(path, growth: width / 2 * StrokeOutline.miterLimit))
    case .layerShadow(let path, let offset, let radius, _):
      frame.pixels(box(path, growth: 2 * radius).moved(by: offset), slack: 1)
    case .resizable(_, _, let rect), .image(_, let rect): frame.pixels(rect)
    }
  }
}

extension DeviceFrame {
  /// The pixels that a rectangle in points meets, but for rounding.
  ///
  /// - Parameter slack: more pixels on each side.
  fileprivate func pixels(_ rect: Rect, slack: Int = 0) -> PixelRect {
    let (left, right) = ((rect.minX - origin.x) * Double(scale), (rect.maxX - origin.x) * Double(scale))
    let (top, bottom) = ((rect.minY - origin.y) * Double(scale), (rect.maxY - origin.y) * Double(scale))
    let x = Int((left + 1e-6).rounded(.down))
    let y = Int((top + 1e-6).rounded(.down))
    return PixelRect(
      x: x, y: y, width: Int((right - 1e-6).rounded(.up)) - x, height: Int((bottom - 1e-6).rounded(.up)) - y
    ).insetBy(-slack)
  }
}
