import Drawing
import Pixels

/// A renderer with a change before or after it: what wrong code would draw.
struct WrappedRenderer: Renderer {
  let base: any Renderer
  var identity = RendererIdentity(name: "wrapped", version: "1")
  var capabilities: Set<RendererCapability>
  let draw: @Sendable (RenderRequest, any Renderer) throws(RenderFailure) -> Bitmap

  init(
    _ base: any Renderer, lacking missing: Set<RendererCapability> = [],
    _ draw: @escaping @Sendable (RenderRequest, any Renderer) throws(RenderFailure) -> Bitmap
  ) {
    self.base = base
    self.draw = draw
    capabilities = base.capabilities.subtracting(missing)
  }

  func render(_ request: RenderRequest) throws(RenderFailure) -> Bitmap { try draw(request, base) }

  /// A renderer that draws other operations than it is asked for.
  static func drawing(
    _ base: any Renderer, _ change: @escaping @Sendable (DrawOperation, DrawingPlace) -> [DrawOperation]
  ) -> WrappedRenderer {
    WrappedRenderer(base) { (request, base) throws(RenderFailure) in
      var request = request
      request.displayList = request.displayList.changed(
        DrawingPlace(request), change)
      return try base.render(request)
    }
  }

  /// A renderer whose finished pictures are changed.
  static func finishing(
    _ base: any Renderer, _ change: @escaping @Sendable (Bitmap) -> Bitmap
  ) -> WrappedRenderer {
    WrappedRenderer(base) { (request, base) throws(RenderFailure) in change(try base.render(request)) }
  }

  /// The same, the pictures being changed in place.
  static func changing(
    _ base: any Renderer, _ change: @escaping @Sendable (inout Bitmap) -> Void
  ) -> WrappedRenderer {
    finishing(base) { finished in
      var bitmap = finished
      change(&bitmap)
      return bitmap
    }
  }
}
