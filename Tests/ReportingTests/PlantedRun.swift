import Catalog
import Components
import Drawing
import Foundation
import Pixels
import Reporting
import RunModel
import SoftwareRendering
import Storage

@testable import Engine

/// Runs of the catalog against the repository's baselines with something changed.
enum PlantedRun {
  private static let tree: (store: BaselineStore, entries: [CaseID: BaselineEntry]) = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let store = BaselineStore(folder: root.appendingPathComponent("Baselines").path)
    return (store, (try? store.load().entries) ?? [:])
  }()

  /// The results of the cases whose display list the constants change, or of all that a renderer draws.
  static func results(
    metrics: ComponentMetrics = .sources, renderer: any Renderer = SoftwareRenderer(),
    where isWanted: (RenderCase) -> Bool = { _ in true }
  ) throws -> [CaseResult] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("planted-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let runner = CaseRunner(
      renderer: renderer, baselines: tree.store, entries: tree.entries,
      pictures: PictureStore(besideDatabase: folder.appendingPathComponent("runs.sqlite").path),
      metrics: metrics)
    return try StandardCatalog.cases.enumerated().compactMap { ordinal, renderCase in
      guard isWanted(renderCase) else { return nil }
      if metrics != .sources {
        let before = try renderCase.parameters.picture()
        let after = try? renderCase.parameters.picture(metrics: metrics)
        if before.displayList == after?.displayList { return nil }
      }
      let result = try runner.result(of: renderCase, ordinal: ordinal)
      return result.verdict == .passed ? nil : result
    }
  }

  static func report(_ results: [CaseResult]) -> RunReport {
    RunReport(
      record: Samples.record(.failed, planned: results.count), results: results, unreferenced: [],
      pictures: [:], coverageNotes: [])
  }
}

/// A renderer whose shadows are a tenth more blurred.
struct BlurredRenderer: Renderer {
  private let renderer = SoftwareRenderer()
  var identity: RendererIdentity { renderer.identity }
  var capabilities: Set<RendererCapability> { renderer.capabilities }

  func render(_ request: RenderRequest) throws(RenderFailure) -> Bitmap {
    var request = request
    request.displayList = request.displayList.blurred
    return try renderer.render(request)
  }
}

/// A renderer that draws one pixel a step too light.
struct OnePixelRenderer: Renderer {
  let x: Int
  let y: Int
  private let renderer = SoftwareRenderer()
  var identity: RendererIdentity { renderer.identity }
  var capabilities: Set<RendererCapability> { renderer.capabilities }

  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  func render(_ request: RenderRequest) throws(RenderFailure) -> Bitmap {
    let bitmap = try renderer.render(request)
    var pixels = bitmap.pixels
    let old = pixels[y * bitmap.width + x]
    pixels[y * bitmap.width + x] = PremultipliedPixel(
      red: old.red + 1, green: old.green, blue: old.blue, alpha: old.alpha)
    return Bitmap(size: bitmap.size, pixels: pixels)
  }
}

extension DisplayList {
  fileprivate var blurred: DisplayList { DisplayList(operations.map(\.blurred)) }
}

extension DrawOperation {
  fileprivate var blurred: DrawOperation {
    var result = self
    switch content {
    case .layerShadow(let path, let offset, let radius, let color):
      result.content = .layerShadow(path, offset: offset, radius: radius * 1.1, color)
    case .fill(let path, let paint, shadow: var shadow?):
      shadow.blur *= 1.1
      result.content = .fill(path, paint, shadow: shadow)
    case .resizable(let source, let insets, let rect):
      result.content = .resizable(source.blurred, capInsets: insets, rect)
    case .image(let source, let rect): result.content = .image(source.blurred, rect)
    case .fill, .stroke: break
    }
    return result
  }
}

extension ImageSource {
  fileprivate var blurred: ImageSource {
    switch self {
    case .bitmap: self
    case .picture(let picture):
      .picture(Picture(size: picture.size, displayList: picture.displayList.blurred))
    case .mirrored(let source): .mirrored(source.blurred)
    }
  }
}
