import Drawing
import Geometry
import Pixels

extension PlantedFault {
  /// Faults of how one draw lies over another: each draw alone, then put over the others by a wrong rule.
  static let compositing: [PlantedFault] = [
    rule("compositing in linear light", ["CG-01", "CG-03"]) { source, below, opacity in
      let blended = source * source / max(opacity, 1.0 / 255) + below * below * (1 - opacity)
      return blended.squareRoot()
    },
    rule("sums are rounded down", ["CG-01"]) { source, below, opacity in
      let rest = below * (1 - opacity) * 255
      return (source * 255 + rest - 0.499).rounded(.up) / 255
    },
    rule("draws are added up", ["CG-01", "CG-03"]) { source, below, _ in min(1, source + below) },
    rule("the later draw lies below", ["CG-01"]) { source, below, opacity in
      source * (1 - opacity) + below
    },
    .renderer("the background lies on top", ["CG-01"]) { base in
      WrappedRenderer(base) { (request, base) throws(RenderFailure) in
        let picture = try base.render(request)
        guard let background = request.background else { return picture }
        return picture.mapped { _, _, _ in background.pixel }
      }
    },
    .renderer("user space begins at the bitmap's corner", ["CG-01"]) { base in
      WrappedRenderer(base) { (request, base) throws(RenderFailure) in
        var request = request
        request.origin = Point(0, 0)
        return try base.render(request)
      }
    },
    .renderer("the scale is taken for 1", ["CG-01"]) { base in
      WrappedRenderer(base) { (request, base) throws(RenderFailure) in
        var request = request
        request.scale = 1
        return try base.render(request)
      }
    },
  ]

  /// Each operation drawn alone and put over the rest.
  ///
  /// - Parameter channel: a channel of 0…1 from the draw's, premultiplied, the one below, and the draw's
  ///   alpha.
  private static func rule(
    _ name: String, _ caughtBy: [String],
    _ channel: @escaping @Sendable (_ source: Double, _ below: Double, _ opacity: Double) -> Double
  ) -> PlantedFault {
    renderer(name, caughtBy) { base in
      WrappedRenderer(base) { (request, base) throws(RenderFailure) in
        var picture = Bitmap(size: request.size)
        for operation in request.displayList.operations {
          var alone = request
          alone.displayList = DisplayList([operation])
          alone.background = nil
          let draw = try base.render(alone)
          picture = picture.mapped { below, x, y in
            let source = draw[x, y]
            if source.isClear { return below }
            func byte(_ source: UInt8, _ below: UInt8) -> UInt8 {
              let value = channel(
                Double(source) / 255, Double(below) / 255, Double(draw[x, y].alpha) / 255)
              return UInt8(min(255, max(0, value * 255 + 0.5)))
            }
            let alpha = byte(source.alpha, below.alpha)
            return PremultipliedPixel(
              red: min(alpha, byte(source.red, below.red)),
              green: min(alpha, byte(source.green, below.green)),
              blue: min(alpha, byte(source.blue, below.blue)), alpha: alpha)
          }
        }
        return picture
      }
    }
  }
}
