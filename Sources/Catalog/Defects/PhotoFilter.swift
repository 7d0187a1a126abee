import Drawing
import Geometry
import Pixels

/// Filters that resample photos otherwise than CG-10 asks.
enum PhotoFilter: Int {
  /// Catmull and Rom's cubic, widened for reductions, pixel centres aligned.
  case cubic = 1
  /// The mean of what a destination pixel covers.
  case area
  /// A triangle between neighbours, not widened for reductions.
  case bilinear
  /// The sample at the destination pixel's centre.
  case nearest

  /// The draw of an image at its final size; nil for a draw of anything else, and where nothing is resampled.
  func replacing(_ operation: DrawOperation, on canvas: PlantingCanvas) throws -> DrawOperation? {
    guard operation.label == .photo, case .image(.bitmap(let photo), let rect) = operation.content else {
      return nil
    }
    let size = try PixelSize(
      width: Int(rect.width * canvas.scale), height: Int(rect.height * canvas.scale))
    if photo.bitmap.size == size { return nil }
    let resampled = NamedBitmap(
      name: "\(photo.name) by filter \(rawValue)", bitmap: self.resampled(photo.bitmap, to: size))
    var operation = operation
    operation.content = .image(.bitmap(resampled), rect)
    return operation
  }

  private func resampled(_ image: Bitmap, to size: PixelSize) -> Bitmap {
    let columns = (0..<size.width).map { taps(at: $0, from: image.width, to: size.width) }
    let rows = (0..<size.height).map { taps(at: $0, from: image.height, to: size.height) }
    var narrow: [SIMD4<Double>] = []
    narrow.reserveCapacity(size.width * image.height)
    let source = image.pixels.map(\.numbers)
    for y in 0..<image.height {
      for taps in columns {
        var sum = SIMD4<Double>.zero
        for (place, weight) in taps { sum += source[y * image.width + place] * weight }
        narrow.append(sum)
      }
    }
    return Bitmap(
      size: size,
      pixels: rows.flatMap { taps in
        (0..<size.width).map { x in
          var sum = SIMD4<Double>.zero
          for (place, weight) in taps { sum += narrow[place * size.width + x] * weight }
          return PremultipliedPixel(nearest: sum)
        }
      })
  }

  /// The source samples of a destination pixel with their weights, which add up to 1; edges are repeated.
  private func taps(at index: Int, from sources: Int, to destinations: Int) -> [(Int, Double)] {
    let ratio = Double(sources) / Double(destinations)
    let centre = (Double(index) + 0.5) * ratio - 0.5
    let widening = self == .bilinear ? 1 : max(1, ratio)
    if self == .nearest { return [(min(max(Int(centre.rounded()), 0), sources - 1), 1)] }
    let reach = 2 * widening
    let taps = (Int((centre - reach).rounded(.up))...Int((centre + reach).rounded(.down))).compactMap {
      place -> (Int, Double)? in
      let weight = weight(Double(place) - centre, widening)
      return weight == 0 ? nil : (min(max(place, 0), sources - 1), weight)
    }
    let total = taps.reduce(0) { $0 + $1.1 }
    return taps.map { ($0.0, $0.1 / total) }
  }

  private func weight(_ distance: Double, _ widening: Double) -> Double {
    let x = distance.magnitude / widening
    switch self {
    case .cubic:
      if x < 1 { return 1.5 * x * x * x - 2.5 * x * x + 1 }
      return x < 2 ? -0.5 * x * x * x + 2.5 * x * x - 4 * x + 2 : 0
    case .area:
      // How much of the sample's pixel lies in the destination's.
      let half = widening / 2
      return max(0, min(half, distance + 0.5) - max(-half, distance - 0.5))
    case .bilinear: return max(0, 1 - x)
    case .nearest: return 0
    }
  }
}
