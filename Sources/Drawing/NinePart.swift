public import Geometry

/// How one axis of a resizable image is spread over its destination, in device pixels.
///
/// Pure geometry, shared by all renderers: for each destination pixel, where its colour comes from.
public enum NinePart {
  /// The spread of one axis.
  public enum Axis: Equatable, Sendable {
    /// Destination pixel i is source pixel `sources[i]`: the caps at natural size, the centre tiled
    /// from its first pixel (CG-07).
    case copied(sources: [Int])
    /// Both caps, end to end, box-filtered down to the destination: the centre vanishes (CG-08).
    /// Destination pixel i averages `spans[i]`.
    case squeezed(spans: [[WeightedSource]])

    /// The number of destination pixels.
    public var count: Int {
      switch self {
      case .copied(let sources): sources.count
      case .squeezed(let spans): spans.count
      }
    }
  }

  /// A source pixel and its part of an average; the parts of one average add up to 1.
  public struct WeightedSource: Equatable, Sendable {
    /// The source pixel.
    public let source: Int
    /// Its part, above 0, at most 1.
    public let weight: Double

    /// A weighted source pixel.
    public init(source: Int, weight: Double) {
      self.source = source
      self.weight = weight
    }
  }

  /// Splits both axes of an image.
  ///
  /// - Parameters:
  ///   - source: the image's size in pixels.
  ///   - capInsets: in points, measured on the image.
  ///   - scale: the image's pixels to a point.
  ///   - destination: the size to be filled, in pixels.
  /// - Returns: nil when the caps leave no whole pixel of centre, or are no whole pixels.
  public static func slices(
    source: (width: Int, height: Int), capInsets: EdgeInsets, scale: Int,
    destination: (width: Int, height: Int)
  ) -> (columns: Axis, rows: Axis)? {
    func pixels(_ points: Double) -> Int? {
      let value = points * Double(scale)
      return value >= 0 && value <= 16_384 && value == value.rounded() ? Int(value) : nil
    }
    guard let left = pixels(capInsets.left), let right = pixels(capInsets.right),
      let top = pixels(capInsets.top), let bottom = pixels(capInsets.bottom),
      left + right < source.width, top + bottom < source.height
    else { return nil }
    return (
      axis(source: source.width, near: left, far: right, destination: destination.width),
      axis(source: source.height, near: top, far: bottom, destination: destination.height)
    )
  }

  /// Where a position on the source's axis lies once it is spread, in any one unit.
  ///
  /// Positions in the centre are spread evenly, though a wider centre is tiled.
  ///
  /// - Parameters:
  ///   - position: 0…source.
  ///   - near: the cap before the centre.
  ///   - far: the cap after the centre; `near + far < source`.
  public static func place(
    of position: Double, source: Double, near: Double, far: Double, destination: Double
  ) -> Double {
    let caps = near + far
    if destination < caps {
      let strip = position <= near ? position : max(near, position - (source - caps))
      return strip * destination / caps
    }
    if position <= near { return position }
    if position >= source - far { return destination - (source - position) }
    return near + (position - near) * (destination - caps) / (source - caps)
  }

  /// Spreads one axis.
  ///
  /// - Precondition: `near + far < source` and no number is negative.
  static func axis(source: Int, near: Int, far: Int, destination: Int) -> Axis {
    precondition(near >= 0 && far >= 0 && near + far < source && destination >= 0)
    let caps = near + far
    if destination >= caps {
      let centre = source - caps
      return .copied(
        sources: (0..<destination).map { index in
          if index < near { return index }
          if index >= destination - far { return source - (destination - index) }
          return near + (index - near) % centre
        })
    }
    // The strip of both caps has `caps` pixels; each destination pixel averages caps/destination of them.
    return .squeezed(
      spans: (0..<destination).map { index in
        // In units of 1/destination of a source pixel all borders are whole numbers.
        let start = index * caps
        let end = start + caps
        return (start / destination...(end - 1) / destination).map { strip in
          let covered = min(end, (strip + 1) * destination) - max(start, strip * destination)
          return WeightedSource(
            source: strip < near ? strip : strip + source - caps, weight: Double(covered) / Double(caps))
        }
      })
  }
}
