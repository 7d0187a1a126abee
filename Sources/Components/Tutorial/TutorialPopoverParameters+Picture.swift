import Drawing
import Geometry
import JSONText

extension TutorialPopoverParameters {
  var picture: ComponentPicture {
    ComponentPicture(
      displayList: DisplayList(), size: bounds, inkBounds: nil, regions: [],
      geometry: .object(["component": .string("tutorial-popover")]))
  }
}
