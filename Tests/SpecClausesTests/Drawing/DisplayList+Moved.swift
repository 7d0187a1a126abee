import Drawing
import Geometry

extension DisplayList {
  /// All of it moved.
  func moved(by step: Vector) -> DisplayList {
    DisplayList(
      operations.map { operation in
        func move(_ path: Path) -> Path { path.mapped { $0 + step } }
        let content: DrawOperation.Content
        switch operation.content {
        case .fill(let path, .gradient(var gradient), let shadow):
          gradient.start = gradient.start + step
          gradient.end = gradient.end + step
          content = .fill(move(path), .gradient(gradient), shadow: shadow)
        case .fill(let path, let paint, let shadow): content = .fill(move(path), paint, shadow: shadow)
        case .stroke(let path, let width, let color): content = .stroke(move(path), width: width, color)
        case .layerShadow(let path, let offset, let radius, let color):
          content = .layerShadow(move(path), offset: offset, radius: radius, color)
        case .resizable(let source, let caps, let rect):
          content = .resizable(source, capInsets: caps, rect.moved(by: step))
        case .image(let source, let rect): content = .image(source, rect.moved(by: step))
        }
        return DrawOperation(content, clip: operation.clip.map(move), label: operation.label)
      })
  }
}
