import Drawing
import Geometry
import JSONText

extension PresentationParameters {
  func picture(metrics: PopoverMetrics) throws(ParameterFailure) -> ComponentPicture {
    ComponentPicture(
      displayList: DisplayList(), size: container, inkBounds: nil, regions: [],
      geometry: .object(["component": .string("presentation")]))
  }
}
