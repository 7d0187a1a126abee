import Drawing
import Geometry
import Pixels

extension PlantedFault {
  /// Faults of images.
  static let images: [PlantedFault] = [
    resampled("bilinear resampling", aligned: true, radius: 1),
    resampled("half-pixel-aligned sampling", aligned: false, radius: 2),
    .content("mirroring is left out", ["CG-09"]) { content, _ in
      switch content {
      case .image(.mirrored(let source), let rect): .image(source, rect)
      case .resizable(.mirrored(let source), let caps, let rect): .resizable(source, capInsets: caps, rect)
      default: nil
      }
    },
    .content("mirroring is a pixel off", ["CG-09"]) { content, place in
      guard case .image(.mirrored(let source), let rect) = content else { return nil }
      return .image(.mirrored(source), rect.moved(by: Vector(1 / place.scale, 0)))
    },
    caps("slices are one off", ["CG-07"]) { caps, image, _ in
      EdgeInsets(top: caps.top, left: caps.left + 1, bottom: caps.bottom, right: max(0, caps.right - 1))
    },
    caps("left and right caps exchanged", ["CG-07", "CG-08"]) { caps, _, _ in caps.mirrored },
    caps("caps are device pixels", ["CG-07"]) { caps, _, place in
      let least = { (value: Double) in (value / place.scale).rounded(.down) }
      return EdgeInsets(
        top: least(caps.top), left: least(caps.left), bottom: least(caps.bottom), right: least(caps.right))
    },
    tiled("the centre tiles from its right") { place, centre, room in
      (centre - (room - place) % centre) % centre
    },
    tiled("the centre is stretched") { place, centre, room in place * centre / max(1, room) },
    tiled("the centre's last pixel is repeated") { place, centre, _ in min(place, centre - 1) },
    caps("a squeezed image is cut", ["CG-08"]) { caps, _, _ in caps }.squeezedCut,
  ]

  /// Bitmaps resampled in another way.
  private static func resampled(_ name: String, aligned: Bool, radius: Int) -> PlantedFault {
    .content(name, ["CG-10"]) { content, place in
      guard case .image(.bitmap(let named), let rect) = content else { return nil }
      let image = named.bitmap
      let (width, height) = (Int(rect.width * place.scale), Int(rect.height * place.scale))
      guard image.width != width || image.height != height,
        let size = try? PixelSize(width: width, height: height)
      else { return nil }
      func sample(_ place: Int, _ count: Int, _ sources: Int) -> (Int, Int, Double) {
        let position =
          aligned
          ? (count == 1 ? Double(sources - 1) / 2 : Double(place * (sources - 1)) / Double(count - 1))
          : (Double(place) + 0.5) * Double(sources) / Double(count) - 0.5
        let first = min(max(Int(position.rounded(.down)), 0), sources - 1)
        return (first, min(first + 1, sources - 1), min(max(position - Double(first), 0), 1))
      }
      let pixels = (0..<width * height).map { index -> PremultipliedPixel in
        let (left, right, across) = sample(index % width, width, image.width)
        let (top, bottom, down) = sample(index / width, height, image.height)
        func mixed(_ channel: (PremultipliedPixel) -> UInt8) -> UInt8 {
          let upper =
            Double(channel(image[left, top])) * (1 - across) + Double(channel(image[right, top])) * across
          let lower =
            Double(channel(image[left, bottom])) * (1 - across) + Double(channel(image[right, bottom]))
            * across
          return UInt8(upper * (1 - down) + lower * down + 0.5)
        }
        let alpha = mixed(\.alpha)
        return PremultipliedPixel(
          red: min(alpha, mixed(\.red)), green: min(alpha, mixed(\.green)), blue: min(alpha, mixed(\.blue)),
          alpha: alpha)
      }
      let changed = Bitmap(size: size, pixels: pixels)
      return .image(.bitmap(NamedBitmap(name: "\(named.name) \(name)", bitmap: changed)), rect)
    }
  }

  /// Other cap insets, where they leave a centre.
  private static func caps(
    _ name: String, _ caughtBy: [String],
    _ change: @escaping @Sendable (EdgeInsets, NamedBitmap, DrawingPlace) -> EdgeInsets
  ) -> PlantedFault {
    .content(name, caughtBy) { content, place in
      guard case .resizable(.bitmap(let image), let caps, let rect) = content else { return nil }
      let changed = change(caps, image, place)
      guard changed.left + changed.right < image.size.width, changed.top + changed.bottom < image.size.height
      else { return nil }
      return .resizable(.bitmap(image), capInsets: changed, rect)
    }
  }

  /// Another spread of the centre's columns.
  private static func tiled(
    _ name: String, _ source: @escaping @Sendable (_ place: Int, _ centre: Int, _ room: Int) -> Int
  ) -> PlantedFault {
    .content(name, ["CG-07"]) { content, place in
      guard case .resizable(.bitmap(let named), let caps, let rect) = content else { return nil }
      let image = named.bitmap
      let (near, far) = (Int(caps.left) * named.scale, Int(caps.right) * named.scale)
      let width = Int(rect.width * place.scale)
      let (centre, room) = (image.width - near - far, width - near - far)
      guard named.scale == Int(place.scale), room > 0,
        let size = try? PixelSize(width: width, height: image.height)
      else { return nil }
      let pixels = (0..<width * image.height).map { index -> PremultipliedPixel in
        let x = index % width
        let column =
          x < near ? x : width - x <= far ? image.width - (width - x) : near + source(x - near, centre, room)
        return image[column, index / width]
      }
      // The columns as they are to be, the rows still to be spread: no column is left to spread.
      let spread = NamedBitmap(
        name: "\(named.name) \(name) \(width)", bitmap: Bitmap(size: size, pixels: pixels), scale: named.scale
      )
      let insets = EdgeInsets(top: caps.top, left: 0, bottom: caps.bottom, right: 0)
      return .resizable(.bitmap(spread), capInsets: insets, rect)
    }
  }

  /// A destination smaller than the caps shows the near cap alone, cut.
  private var squeezedCut: PlantedFault {
    .content(name, caughtBy) { content, place in
      guard case .resizable(.bitmap(let named), let caps, let rect) = content else { return nil }
      let image = named.bitmap
      let (width, height) = (Int(rect.width * place.scale), Int(rect.height * place.scale))
      let pixels = (Int(caps.left + caps.right) * named.scale, Int(caps.top + caps.bottom) * named.scale)
      guard named.scale == Int(place.scale), width < pixels.0 || height < pixels.1, width <= image.width,
        height <= image.height, let size = try? PixelSize(width: width, height: height)
      else { return nil }
      let cut = Bitmap(size: size, pixels: (0..<width * height).map { image[$0 % width, $0 / width] })
      return .image(.bitmap(NamedBitmap(name: "\(named.name) cut \(width) \(height)", bitmap: cut)), rect)
    }
  }
}
