import Drawing
import Geometry
import Pixels

/// A resizable image over a rectangle (CG-07, CG-08).
struct StretchedPattern: DrawingInput {
  var frame: DeviceFrame
  /// One pixel of it is one of the frame's.
  var image: PatternBitmap
  /// In points: top, left, bottom, right.
  var caps: [Int]
  /// Where it is drawn, in device pixels.
  var target: PixelRect
  var isMirrored = false

  /// Cap insets as the operation takes them.
  private var insets: EdgeInsets {
    EdgeInsets(top: Double(caps[0]), left: Double(caps[1]), bottom: Double(caps[2]), right: Double(caps[3]))
  }

  /// Mirrored, with left and right caps swapped.
  var mirrored: StretchedPattern {
    var other = self
    other.isMirrored.toggle()
    other.caps = [caps[0], caps[3], caps[2], caps[1]]
    return other
  }

  var request: RenderRequest {
    let source = isMirrored ? ImageSource.mirrored(image.source) : image.source
    return frame.request([
      DrawOperation(.resizable(source, capInsets: insets, frame.rect(target)), label: .body)
    ])
  }

  /// Where a pixel of an axis comes from: source pixels with their parts of `whole`.
  struct Origin {
    var parts: [(source: Int, part: Int)]
    var whole: Int
  }

  /// One axis, by the clauses.
  ///
  /// - Parameters:
  ///   - source: pixels of the image.
  ///   - near, far: the caps in pixels.
  ///   - place: a pixel of the destination.
  static func origin(source: Int, near: Int, far: Int, destination: Int, at place: Int) -> Origin {
    let caps = near + far
    if destination >= caps {
      if place < near { return Origin(parts: [(place, 1)], whole: 1) }
      if destination - place <= far {
        return Origin(parts: [(source - (destination - place), 1)], whole: 1)
      }
      // Tiles from the first pixel of the centre.
      return Origin(parts: [(near + (place - near) % (source - caps), 1)], whole: 1)
    }
    // CG-08: the strip of both caps; pixel i of n averages it from i·caps/n to (i + 1)·caps/n.
    let parts = (0..<caps).compactMap { strip -> (source: Int, part: Int)? in
      let from = max(strip * destination, place * caps)
      let to = min((strip + 1) * destination, (place + 1) * caps)
      return from < to ? (strip < near ? strip : source - caps + strip, to - from) : nil
    }
    return Origin(parts: parts, whole: caps)
  }

  private func origins(near: Int, far: Int, source: Int, destination: Int) -> [Origin] {
    (0..<destination).map {
      Self.origin(
        source: source, near: near * frame.scale, far: far * frame.scale, destination: destination, at: $0)
    }
  }

  var expected: ExpectedPicture {
    let columns = origins(near: caps[1], far: caps[3], source: image.width, destination: target.width)
    let rows = origins(near: caps[0], far: caps[2], source: image.height, destination: target.height)
    return ExpectedPicture(width: frame.width, height: frame.height) { x, y in
      guard target.contains(x: x, y: y) else { return .clear }
      let (column, row) = (columns[x - target.x], rows[y - target.y])
      var sums = [0, 0, 0, 0]
      for across in column.parts {
        for down in row.parts {
          let bytes = image.pixel(across.source, down.source).bytes
          for channel in 0..<4 { sums[channel] += bytes[channel] * across.part * down.part }
        }
      }
      // Rounded once, halves up.
      let whole = column.whole * row.whole
      let bytes = sums.map { UInt8((2 * $0 + whole) / (2 * whole)) }
      return PremultipliedPixel(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
    }
  }

  /// How each axis is spread, to be named.
  private var kinds: (columns: [String], rows: [String]) {
    func kinds(_ near: Int, _ far: Int, _ source: Int, _ destination: Int) -> [String] {
      let pixels = (near + far) * frame.scale
      let centre = source - pixels
      if destination < pixels { return ["squeezed"] }
      return [
        destination == source ? "natural" : destination == pixels ? "caps alone" : "stretched",
        centre == 1 ? "centre of one pixel" : destination - pixels > centre ? "tiled" : "centre cut",
      ]
    }
    return (
      kinds(caps[1], caps[3], image.width, target.width), kinds(caps[0], caps[2], image.height, target.height)
    )
  }

  static let stretchedClasses = ["natural", "caps alone", "stretched", "centre of one pixel", "tiled"]
  static let squeezedClasses = ["columns squeezed", "rows squeezed", "both squeezed"]

  var classes: [String] {
    let (columns, rows) = kinds
    return switch (columns == ["squeezed"], rows == ["squeezed"]) {
    case (false, false): Array(Set(columns + rows)).sorted()
    case (true, false): ["columns squeezed"]
    case (false, true): ["rows squeezed"]
    case (true, true): ["both squeezed"]
    }
  }
}
