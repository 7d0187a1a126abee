import Drawing
import Geometry
import Pixels

extension DrawOperation {
  /// The draw with every path replaced, the clip too.
  func mappingPaths(_ transform: (Path) -> Path) -> DrawOperation {
    var operation = self
    operation.clip = clip.map(transform)
    switch content {
    case .fill(let path, let paint, let shadow):
      operation.content = .fill(transform(path), paint, shadow: shadow)
    case .stroke(let path, let width, let color):
      operation.content = .stroke(transform(path), width: width, color)
    case .layerShadow(let path, let offset, let radius, let color):
      operation.content = .layerShadow(transform(path), offset: offset, radius: radius, color)
    case .resizable, .image: break
    }
    return operation
  }

  /// The draw with its shadow replaced, a context's or a layer's; nil for a draw without one.
  ///
  /// A layer's shadow has twice its radius as its blur (CG-06).
  func mappingShadow(_ change: (inout Shadow) -> Void) -> DrawOperation? {
    var operation = self
    switch content {
    case .fill(let path, let paint, var shadow?):
      change(&shadow)
      operation.content = .fill(path, paint, shadow: shadow)
    case .layerShadow(let path, let offset, let radius, let color):
      var shadow = Shadow(offset: offset, blur: 2 * radius, color: color)
      change(&shadow)
      operation.content = .layerShadow(
        path, offset: shadow.offset, radius: shadow.blur / 2, shadow.color)
    case .fill, .stroke, .resizable, .image: return nil
    }
    return operation
  }

  /// The draw with the colours of what it fills replaced; nil for a draw that fills nothing.
  func mappingFill(_ change: (Color) -> Color) -> DrawOperation? {
    guard case .fill(let path, let paint, let shadow) = content else { return nil }
    var operation = self
    switch paint {
    case .color(let color): operation.content = .fill(path, .color(change(color)), shadow: shadow)
    case .gradient(var gradient):
      gradient.from = change(gradient.from)
      gradient.to = change(gradient.to)
      operation.content = .fill(path, .gradient(gradient), shadow: shadow)
    }
    return operation
  }

  /// The draw with its gradient replaced; nil for a draw without one.
  func mappingGradient(_ change: (inout LinearGradient) -> Void) -> DrawOperation? {
    guard case .fill(let path, .gradient(var gradient), let shadow) = content else { return nil }
    var operation = self
    change(&gradient)
    operation.content = .fill(path, .gradient(gradient), shadow: shadow)
    return operation
  }

  /// The draw with its line replaced; a width of 0 or less leaves it out. Nil for a draw that is no stroke.
  func mappingStroke(_ change: (inout (width: Double, color: Color)) -> Void) -> [DrawOperation]? {
    guard case .stroke(let path, let width, let color) = content else { return nil }
    var operation = self
    var stroke = (width: width, color: color)
    change(&stroke)
    guard stroke.width > 0 else { return [] }
    operation.content = .stroke(path, width: stroke.width, stroke.color)
    return [operation]
  }
}

extension Color {
  /// The colour with each component replaced, cut to 0…1.
  func mapping(alpha: Double? = nil, _ change: (Double) -> Double = { $0 }) -> Color {
    func cut(_ value: Double) -> Double { min(max(value, 0), 1) }
    return Color(
      red: cut(change(red)), green: cut(change(green)), blue: cut(change(blue)),
      alpha: cut(alpha ?? self.alpha))
  }

  /// Darker by steps of 0…255, or lighter where it is too dark for that.
  func stepped(_ steps: Double) -> Color {
    mapping { $0 >= steps / 255 ? $0 - steps / 255 : $0 + steps / 255 }
  }

  /// The colour a part of the way to another one.
  func towards(_ other: Color, _ part: Double) -> Color {
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * part }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
