import Drawing

extension DisplayList {
  /// What a renderer has to be able to do to draw it.
  var capabilities: Set<RendererCapability> {
    operations.reduce(into: []) { all, operation in
      if operation.clip != nil { all.insert(.paths) }
      switch operation.content {
      case .fill(_, _, let shadow):
        all.insert(.paths)
        if shadow != nil { all.insert(.shadows) }
      case .stroke: all.insert(.paths)
      case .layerShadow: all.insert(.shadows)
      case .resizable(let source, _, _):
        all.insert(.resizableImages)
        all.formUnion(source.displayList?.capabilities ?? [])
      case .image(let source, _):
        // A picture is rasterised at the size that it is drawn at: nothing is resampled.
        if source.displayList == nil { all.insert(.resampledImages) }
        all.formUnion(source.displayList?.capabilities ?? [])
      }
    }
  }
}
