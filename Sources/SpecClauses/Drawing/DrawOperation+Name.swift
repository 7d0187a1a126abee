import Drawing

extension DrawOperation {
  /// What is drawn, in words.
  var name: String {
    switch content {
    case .fill(_, _, nil): "a fill"
    case .fill(_, _, .some): "a fill over its shadow"
    case .stroke: "a stroke"
    case .layerShadow: "a layer's shadow"
    case .resizable: "a resizable image"
    case .image: "an image"
    }
  }
}
