import Drawing
import Geometry
import Pixels

/// The shadow that a popover's view has of its own without default content appearance (POP-26).
struct PopoverShadow: Equatable, Sendable {
  /// What casts it: the bounds less the arrow's strip, in points.
  let path: Rect
  private let offset: Vector
  private let radius: Double
  private let color: Color

  init(path: Rect, metrics: PopoverMetrics) {
    self.path = path
    offset = metrics.layerShadowOffset
    radius = metrics.layerShadowRadius
    color = metrics.layerShadowColor
  }

  /// No pixel outside this is touched: a layer's shadow is a context's of twice the radius as its blur,
  /// and is cut where that ends (CG-05, CG-06).
  var inkBounds: Rect {
    Shadow(offset: offset, blur: 2 * radius, color: color).inkBounds(of: path)
  }

  /// The shadow as a draw; it belongs behind the whole layer.
  var operation: DrawOperation {
    DrawOperation(.layerShadow(Path(path), offset: offset, radius: radius, color), label: .shadow)
  }
}

extension ComponentPicture {
  /// The picture with a shadow behind all of it.
  func over(_ shadow: PopoverShadow) -> ComponentPicture {
    var result = self
    let ink = shadow.inkBounds
    result.displayList.operations.insert(shadow.operation, at: 0)
    result.inkBounds = inkBounds?.union(ink) ?? ink
    result.regions.append(Region(.shadow, ink))
    return result
  }
}
