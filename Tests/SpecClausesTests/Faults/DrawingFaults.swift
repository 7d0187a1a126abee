import Drawing
import Geometry
import Pixels
import SpecClauses

/// What wrong renderers draw, with the clauses that have to catch it.
struct DrawingFault: Sendable {
  /// The fault.
  let fault: PlantedFault
  /// The clauses that catch it.
  let caughtBy: [String]

  /// A wrong renderer.
  init(
    _ name: String, _ caughtBy: [String], _ wrong: @escaping @Sendable (any Renderer) -> any Renderer
  ) {
    fault = PlantedFault(name) { subject in
      Subject(layOut: subject.layOut, renderer: wrong(subject.renderer), rotate: subject.rotate)
    }
    self.caughtBy = caughtBy
  }

  /// A renderer that draws other operations than it is asked for.
  static func operation(
    _ name: String, _ caughtBy: [String],
    _ change: @escaping @Sendable (DrawOperation, DrawingPlace) -> [DrawOperation]
  ) -> DrawingFault {
    DrawingFault(name, caughtBy) { WrappedRenderer.drawing($0, change) }
  }

  /// A renderer that draws something else in place of what it is asked for.
  static func content(
    _ name: String, _ caughtBy: [String],
    _ change: @escaping @Sendable (DrawOperation.Content, DrawingPlace) -> DrawOperation.Content?
  ) -> DrawingFault {
    operation(name, caughtBy) { operation, place in
      [change(operation.content, place).map(operation.with) ?? operation]
    }
  }

  /// A renderer whose finished pictures are wrong.
  static func bitmap(
    _ name: String, _ caughtBy: [String], _ change: @escaping @Sendable (Bitmap) -> Bitmap
  ) -> DrawingFault {
    DrawingFault(name, caughtBy) { WrappedRenderer.finishing($0, change) }
  }

  /// All of them.
  static let all: [DrawingFault] =
    drawnShapes + shadows + gradientsAndColors + images + compositing + wholePictures + layouts
}

/// The faults as values that any test can plant.
let drawingFaults: [PlantedFault] = DrawingFault.all.map(\.fault)
