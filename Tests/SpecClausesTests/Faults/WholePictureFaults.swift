import Drawing
import Geometry
import JSONText
import Pixels
import SpecClauses
import Synchronization

extension DrawingFault {
  /// Faults of whole pictures.
  static let wholePictures: [DrawingFault] = [
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
    DrawingFault("every third picture differs", ["CG-12"]) { base in
      let count = Counter()
      return WrappedRenderer(base) { (request, base) throws(RenderFailure) in
        let picture = try base.render(request)
        return count.next() % 3 == 2 ? picture.withFirstInkChanged : picture
      }
    },
    DrawingFault("coverage depends on the bitmap's width", ["CG-12"]) { base in
      WrappedRenderer(base) { (request, base) throws(RenderFailure) in
        let picture = try base.render(request)
        return request.size.width > 8 ? picture.withFirstInkChanged : picture
      }
    },
    DrawingFault("half the resolution at scales 2 and 3", ["CG-14"]) { base in
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

  /// Faults of a layout's figures and display lists.
  static let layouts: [DrawingFault] = [
    layout("corners are quadratic curves") { picture in
      picture.request.displayList = picture.request.displayList.changed(DrawingPlace(picture.request)) {
        operation, _ in
        guard case .fill(let path, let paint, let shadow) = operation.content else { return [operation] }
        return [operation.with(.fill(path.withHandlesShortened, paint, shadow: shadow))]
      }
      // The border too, which has the same path.
      picture.request.displayList = picture.request.displayList.changed(DrawingPlace(picture.request)) {
        operation, _ in
        guard case .stroke(let path, let width, let color) = operation.content else { return [operation] }
        return [operation.with(.stroke(path.withHandlesShortened, width: width, color))]
      }
    } caughtBy: {
      ["CG-02"]
    },
    layout("ink bounds are two points short") { picture in
      picture.inkBounds = picture.inkBounds?.inset(by: 2)
    } caughtBy: {
      ["CG-13"]
    },
    DrawingFault(
      fault: PlantedFault("a bad size becomes a good one") { subject in
        Subject(
          layOut: { parameters in
            do { return try subject.layOut(parameters) } catch {
              return try subject.layOut(
                .object([
                  "component": .string("tutorial-popover"), "step": .string("inset"),
                  "bounds": .numbers([60, 60]),
                ]))
            }
          }, renderer: subject.renderer)
      }, caughtBy: ["CG-12"]),
    DrawingFault(
      fault: PlantedFault("an error names no value") { subject in
        Subject(
          layOut: { parameters in
            do { return try subject.layOut(parameters) } catch let refusal as Refusal {
              throw Refusal(key: "", refusal.description)
            }
          }, renderer: subject.renderer)
      }, caughtBy: ["CG-12"]),
  ]

  private init(fault: PlantedFault, caughtBy: [String]) {
    self.fault = fault
    self.caughtBy = caughtBy
  }

  private static func layout(
    _ name: String, _ change: @escaping @Sendable (inout LaidOutPicture) -> Void,
    caughtBy: () -> [String]
  ) -> DrawingFault {
    DrawingFault(
      fault: PlantedFault(name) { subject in
        Subject(
          layOut: { parameters in
            var picture = try subject.layOut(parameters)
            change(&picture)
            return picture
          }, renderer: subject.renderer)
      }, caughtBy: caughtBy())
  }
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

extension Path {
  /// The path with each cubic's control points half as far from its ends.
  fileprivate var withHandlesShortened: Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.line(to: point)
      case .quadratic(let control, let end): path.quadratic(control: control, to: end)
      case .cubic(let first, let second, let end):
        let from = path.currentPoint ?? first
        path.cubic(from + (first - from) * 0.5, end + (second - end) * 0.5, to: end)
      case .close: path.close()
      }
    }
    return path
  }
}
