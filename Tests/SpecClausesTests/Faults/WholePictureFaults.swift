import Drawing
import Geometry
import Pixels
import Synchronization

extension PlantedFault {
  /// Faults of whole pictures.
  static let wholePictures: [PlantedFault] = [
    .bitmap("rows run upward", ["CG-01"]) { picture in
      picture.mapped { _, x, y in picture[x, picture.height - 1 - y] }
    },
    .bitmap("all of it a pixel to the right", ["CG-01", "CG-03"]) { picture in
      picture.mapped { _, x, y in x == 0 ? .clear : picture[x - 1, y] }
    },
    .bitmap("dithering", ["CG-04"]) { picture in
      picture.mapped { pixel, x, y in
        if (x + 2 * y) % 3 != 0 || pixel.red == 0 { return pixel }
        return PremultipliedPixel(
          red: pixel.red - 1, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha)
      }
    },
    .bitmap("a trace beside what is drawn", ["CG-13"]) { picture in
      picture.mapped { pixel, x, y in
        let isBeside = x > 1 && pixel.isClear && picture[x - 1, y].isClear && !picture[x - 2, y].isClear
        return isBeside ? PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 1) : pixel
      }
    },
    .renderer("every third picture differs", ["CG-12"]) { base in
      let count = Counter()
      return WrappedRenderer(base) { (request, base) throws(RenderFailure) in
        let picture = try base.render(request)
        return count.next() % 3 == 2 ? picture.withFirstInkChanged : picture
      }
    },
    .renderer("coverage depends on the bitmap's width", ["CG-12"]) { base in
      WrappedRenderer(base) { (request, base) throws(RenderFailure) in
        let picture = try base.render(request)
        return request.size.width > 8 ? picture.withFirstInkChanged : picture
      }
    },
    .renderer("half the resolution at scales 2 and 3", ["CG-14"]) { base in
      WrappedRenderer(base) { (request, base) throws(RenderFailure) in
        let picture = try base.render(request)
        if request.scale == 1 { return picture }
        // Each block of scale × scale pixels shows the left one of the block before.
        return picture.mapped { _, x, y in
          picture[max(0, x / request.scale - 1) * request.scale, y / request.scale * request.scale]
        }
      }
    },
  ]
}

/// Counts how often something is drawn.
private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}

extension Bitmap {
  /// The first pixel that is not clear, a step darker or less opaque.
  fileprivate var withFirstInkChanged: Bitmap {
    guard let first = pixels.firstIndex(where: { $0.alpha > 1 }) else { return self }
    return mapped { pixel, x, y in
      guard y * width + x == first else { return pixel }
      let alpha = pixel.alpha - 1
      return PremultipliedPixel(
        red: min(alpha, pixel.red), green: min(alpha, pixel.green), blue: min(alpha, pixel.blue), alpha: alpha
      )
    }
  }
}
