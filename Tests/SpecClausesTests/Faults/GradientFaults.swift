import Drawing
import Geometry
import Pixels

extension PlantedFault {
  /// Faults of gradients and colours.
  static let gradientsAndColors: [PlantedFault] = [
    .gradient("gradient between premultiplied colours") { gradient, t in
      let alpha = gradient.from.alpha + (gradient.to.alpha - gradient.from.alpha) * t
      func mixed(_ first: Double, _ second: Double) -> Double {
        alpha == 0
          ? 0 : min(1, (first * gradient.from.alpha * (1 - t) + second * gradient.to.alpha * t) / alpha)
      }
      return Color(
        red: mixed(gradient.from.red, gradient.to.red), green: mixed(gradient.from.green, gradient.to.green),
        blue: mixed(gradient.from.blue, gradient.to.blue), alpha: min(1, alpha))
    },
    .gradient("gradient in linear light") { gradient, t in
      func mixed(_ first: Double, _ second: Double) -> Double {
        min(1, (first * first * (1 - t) + second * second * t).squareRoot())
      }
      return Color(
        red: mixed(gradient.from.red, gradient.to.red), green: mixed(gradient.from.green, gradient.to.green),
        blue: mixed(gradient.from.blue, gradient.to.blue),
        alpha: min(1, gradient.from.alpha * (1 - t) + gradient.to.alpha * t))
    },
    .gradientLine("gradient taken at the pixel's corner") { gradient, place in
      let half = 0.5 / place.scale
      gradient.start = gradient.start + Vector(half, half)
      gradient.end = gradient.end + Vector(half, half)
    },
    .gradientLine("gradient extended past its ends") { gradient, _ in gradient.isExtended = true },
    .gradientLine("gradient never extended") { gradient, _ in gradient.isExtended = false },
    .gradientLine("gradient's ends exchanged") { gradient, _ in
      (gradient.start, gradient.end) = (gradient.end, gradient.start)
    },
    .content("halves of a step are cut off", ["CG-01", "CG-11"]) { content, _ in
      guard case .fill(let path, .color(let color), let shadow) = content else { return nil }
      func cut(_ value: Double) -> Double { (value * 255).rounded(.down) / 255 }
      let lower = Color(
        red: cut(color.red), green: cut(color.green), blue: cut(color.blue), alpha: color.alpha)
      return .fill(path, .color(lower), shadow: shadow)
    },
    .bitmap("red and blue exchanged", ["CG-11"]) { picture in
      picture.mapped { pixel, _, _ in
        PremultipliedPixel(red: pixel.blue, green: pixel.green, blue: pixel.red, alpha: pixel.alpha)
      }
    },
  ]

  /// A gradient between two colours of its own kind.
  private static func gradient(
    _ name: String, _ color: @escaping @Sendable (LinearGradient, _ t: Double) -> Color
  ) -> PlantedFault {
    .operation(name, ["CG-04"]) { operation, place in
      guard case .fill(let path, .gradient(let gradient), nil) = operation.content else { return [operation] }
      let step = gradient.end - gradient.start
      let image = place.image("\(name) \(gradient)") { x, y in
        let centre = Point(
          place.origin.x + (Double(x) + 0.5) / place.scale, place.origin.y + (Double(y) + 0.5) / place.scale)
        let t = (centre - gradient.start).dot(step) / step.dot(step)
        if !gradient.isExtended && (t < 0 || t > 1) { return .clear }
        return color(gradient, min(1, max(0, t))).pixel
      }
      return [image.map { DrawOperation($0, clip: path, label: operation.label) } ?? operation]
    }
  }

  /// A gradient along another line.
  private static func gradientLine(
    _ name: String, _ change: @escaping @Sendable (inout LinearGradient, DrawingPlace) -> Void
  ) -> PlantedFault {
    .content(name, ["CG-04"]) { content, place in
      guard case .fill(let path, .gradient(var gradient), let shadow) = content else { return nil }
      change(&gradient, place)
      return .fill(path, .gradient(gradient), shadow: shadow)
    }
  }
}

extension Bitmap {
  /// Each pixel replaced.
  func mapped(_ change: (PremultipliedPixel, _ x: Int, _ y: Int) -> PremultipliedPixel) -> Bitmap {
    Bitmap(
      size: size,
      pixels: pixels.indices.map { change(pixels[$0], $0 % width, $0 / width) })
  }
}
