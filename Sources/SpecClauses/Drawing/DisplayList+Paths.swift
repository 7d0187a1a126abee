import Drawing
import Geometry

extension DisplayList {
  /// Every path that is filled or stroked, in nested pictures too.
  var paths: [Path] {
    operations.flatMap { operation -> [Path] in
      switch operation.content {
      case .fill(let path, _, _), .stroke(let path, _, _), .layerShadow(let path, _, _, _): [path]
      case .resizable(let source, _, _), .image(let source, _): source.displayList?.paths ?? []
      }
    }
  }
}

extension ImageSource {
  /// What is drawn in a picture, mirrored or not; nil for given pixels.
  var displayList: DisplayList? {
    switch self {
    case .bitmap: nil
    case .picture(let picture): picture.displayList
    case .mirrored(let source): source.displayList
    }
  }
}
