import Drawing
import Geometry
import JSONText

extension FilmstripParameters {
  func picture(metrics: PopoverMetrics) throws(ParameterFailure) -> ComponentPicture {
    ComponentPicture(
      displayList: DisplayList(), size: to.bounds, inkBounds: nil, regions: [],
      geometry: .object(["component": .string("filmstrip")]))
  }
}
