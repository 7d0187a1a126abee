import Components
import Geometry
import Pixels
import TestSupport

/// Random popover backgrounds of profile `corrected`, from a seed.
struct RandomPopovers {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// All black and opaque: alpha is coverage.
  static let silhouette = StyleChoice.colors(PopoverStyle(border: .black, from: .black, to: .black))

  /// A scale of 1 to 3.
  mutating func scale() -> Int { 1 + random.below(3) }

  /// Any direction.
  mutating func direction() -> ArrowDirection { ArrowDirection.allCases[random.below(4)] }

  /// Whole pixels from a least length on, in points.
  mutating func length(_ least: Int, _ scale: Int) -> Double {
    Double(least * scale + random.below([3, 40, 150][random.below(3)] * scale)) / Double(scale)
  }

  /// A background with any offset, far past its bounds now and then.
  mutating func popover(_ direction: ArrowDirection, scale: Int, style: StyleChoice = Self.silhouette)
    -> PopoverParameters
  {
    let along = length(52, scale)
    let across = length(36, scale)
    let offset =
      switch random.below(4) {
      case 0: Double(random.below(400 * scale) - 200 * scale) / Double(scale)
      case 1: random.double(in: -1000..<1000)
      // Round the places where the corner changes and where the arrow stops.
      case 2: along / 2 - Double(22 + random.below(6)) + Double(random.below(8)) / 4
      default: random.double(in: -along / 2..<along / 2)
      }
    return PopoverParameters(
      bounds: direction.runsAlongX ? Size(along, across) : Size(across, along), direction: direction,
      offset: offset, style: style, profile: .corrected)
  }
}

extension ArrowDirection {
  /// Whether the arrow's edge is the top or the bottom one.
  var runsAlongX: Bool { self == .up || self == .down }
}

extension PopoverParameters {
  /// How long the arrow's edge is.
  var length: Double { direction.runsAlongX ? bounds.width : bounds.height }
  /// POP-05.
  var centre: Double { length / 2 + offset }
}

extension Bitmap {
  /// The picture with its arrow's edge turned to the top, and its near end to the left: rows run from
  /// that edge into the body, columns along it.
  func turned(from direction: ArrowDirection) -> (
    columns: Int, rows: Int, pixel: (Int, Int) -> PremultipliedPixel
  ) {
    switch direction {
    case .up: (width, height, { self[$0, $1] })
    case .down: (width, height, { self[$0, self.height - 1 - $1] })
    case .left: (height, width, { self[$1, $0] })
    case .right: (height, width, { self[self.width - 1 - $1, $0] })
    }
  }

  /// The smallest rectangle round the pixels that are not clear; nil for none.
  var ink: PixelRect? {
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    for y in 0..<height {
      for x in 0..<width where !self[x, y].isClear {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    return left > right ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
