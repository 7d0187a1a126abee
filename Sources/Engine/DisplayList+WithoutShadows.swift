import Drawing

extension DisplayList {
  /// The same drawing without any shadow; nil where there is none to leave out.
  var withoutShadows: DisplayList? {
    let bare = DisplayList(operations.compactMap(\.withoutShadow))
    return bare == self ? nil : bare
  }
}

extension DrawOperation {
  fileprivate var withoutShadow: DrawOperation? {
    var result = self
    switch content {
    case .layerShadow: return nil
    case .fill(let path, let paint, shadow: _?): result.content = .fill(path, paint, shadow: nil)
    case .resizable(let source, let capInsets, let rect):
      result.content = .resizable(source.withoutShadows, capInsets: capInsets, rect)
    case .image(let source, let rect): result.content = .image(source.withoutShadows, rect)
    case .fill, .stroke: break
    }
    return result
  }
}

extension ImageSource {
  fileprivate var withoutShadows: ImageSource {
    switch self {
    case .bitmap: self
    case .picture(let picture):
      .picture(
        Picture(
          size: picture.size,
          displayList: DisplayList(picture.displayList.operations.compactMap(\.withoutShadow))))
    case .mirrored(let source): .mirrored(source.withoutShadows)
    }
  }
}
