import Components
import Drawing
import Geometry
import Pixels
import SoftwareRendering

/// A component's picture by the gold renderer.
func draw(_ component: PictureParameters.Component, scale: Int) throws -> Bitmap {
  let parameters = try PictureParameters(component: component, scale: scale)
  return try SoftwareRenderer().render(parameters.request(try parameters.picture()))
}

/// Some operations by the gold renderer, on a transparent canvas.
func draw(_ operations: [DrawOperation], size: Size, scale: Int) throws -> Bitmap {
  try SoftwareRenderer().render(
    RenderRequest(
      displayList: DisplayList(operations),
      size: try PixelSize(width: Int(size.width) * scale, height: Int(size.height) * scale), scale: scale,
      origin: Point(0, 0), background: nil))
}

/// A picture of given parameters by the gold renderer.
func draw(_ parameters: PictureParameters) throws -> Bitmap {
  try SoftwareRenderer().render(parameters.request(try parameters.picture()))
}
