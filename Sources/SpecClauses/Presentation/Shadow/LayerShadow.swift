import Drawing
import Geometry
import Pixels

/// A layer shadow of a display list.
struct LayerShadow {
  let path: Path
  let offset: Vector
  let radius: Double
  let color: Color

  /// The layer shadows of a list, bottom to top.
  static func all(in list: DisplayList) -> [LayerShadow] {
    list.operations.compactMap { operation in
      guard case .layerShadow(let path, let offset, let radius, let color) = operation.content else {
        return nil
      }
      return LayerShadow(path: path, offset: offset, radius: radius, color: color)
    }
  }
}
