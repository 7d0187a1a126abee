import Drawing
import Geometry
import Pixels
import SpecClauses

/// What wrong renderers draw, and wrong layouts give them to draw.
enum DrawingFaults {
  static let all: [PlantedFault] =
    PlantedFault.drawnShapes + PlantedFault.shadows + PlantedFault.gradientsAndColors + PlantedFault.images
    + PlantedFault.compositing + PlantedFault.wholePictures + PlantedFault.layouts
}

extension PlantedFault {
  /// A wrong renderer.
  static func renderer(
    _ name: String, _ caughtBy: [String], _ wrong: @escaping @Sendable (any Renderer) -> any Renderer
  ) -> PlantedFault {
    PlantedFault(name, caughtBy: caughtBy) { $0.changingRenderer(wrong) }
  }

  /// A renderer that draws other operations than it is asked for.
  static func operation(
    _ name: String, _ caughtBy: [String],
    _ change: @escaping @Sendable (DrawOperation, DrawingPlace) -> [DrawOperation]
  ) -> PlantedFault {
    renderer(name, caughtBy) { WrappedRenderer.drawing($0, change) }
  }

  /// A renderer that draws something else in place of what it is asked for.
  static func content(
    _ name: String, _ caughtBy: [String],
    _ change: @escaping @Sendable (DrawOperation.Content, DrawingPlace) -> DrawOperation.Content?
  ) -> PlantedFault {
    operation(name, caughtBy) { operation, place in
      [change(operation.content, place).map(operation.with) ?? operation]
    }
  }

  /// A renderer whose finished pictures are wrong.
  static func bitmap(
    _ name: String, _ caughtBy: [String], _ change: @escaping @Sendable (Bitmap) -> Bitmap
  ) -> PlantedFault {
    renderer(name, caughtBy) { WrappedRenderer.finishing($0, change) }
  }
}
