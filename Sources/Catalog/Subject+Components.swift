public import Drawing
import Components
import Geometry
import JSONText
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
      }, renderer: renderer,
      rotate: { value, container, flexibleMargins in
        do {
          return try rotated(value, to: container, flexibleMargins)
        } catch let failure as ParameterFailure {
          throw Refusal(key: failure.key, failure.problem)
        }
      })
  }

  private static func rotated(
    _ value: JSONValue, to container: Size, _ flexibleMargins: Set<String>
  ) throws(ParameterFailure) -> JSONValue {
    let parameters = try PictureParameters(value)
    guard case .presentation(let presentation) = parameters.component else {
      throw ParameterFailure(
        key: "component", problem: "\(parameters.component.name) does not rotate",
        remedy: "give a presentation")
    }
    let names: [(String, AnchorAutoresizing)] = [
      ("flexibleMinX", .flexibleMinX), ("flexibleMaxX", .flexibleMaxX), ("flexibleMinY", .flexibleMinY),
      ("flexibleMaxY", .flexibleMaxY),
    ]
    var autoresizing: AnchorAutoresizing = []
    for (name, margin) in names where flexibleMargins.contains(name) { autoresizing.insert(margin) }
    return try PictureParameters(
      component: .presentation(presentation.rotated(to: container, autoresizing: autoresizing)),
      scale: parameters.scale, background: parameters.background
    ).json
  }
}
