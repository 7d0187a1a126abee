public import Drawing
import Components
public import SpecClauses

extension Subject {
  /// The project's own components, drawn by a renderer.
  public static func components(renderer: any Renderer) -> Subject {
    Subject(
      layOut: { value in
        do {
          let parameters = try PictureParameters(value)
          let picture = try parameters.picture()
          return LaidOutPicture(
            request: parameters.request(picture), geometry: picture.geometry, inkBounds: picture.inkBounds,
            size: picture.size)
        } catch let failure as ParameterFailure {
          throw Refusal(key: failure.key, failure.problem)
        }
      }, renderer: renderer)
  }
}
