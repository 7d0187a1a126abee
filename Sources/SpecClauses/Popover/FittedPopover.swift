import Conformance
import JSONText

/// A popover of profile `corrected`, by what section 7 makes of its arrow's place.
struct FittedPopover: ClauseInput {
  let popover: PopoverInput

  var parameters: JSONValue { popover.parameters }
  var measure: [Double] { popover.measure }
  var deviations: [String] { [] }
  var classes: [String] {
    let spec = FittedOutline(popover: popover)
    let least = SpecFigures.leastTipDistance
    let isClamped = popover.centre < least || popover.centre > popover.length - least
    var classes = [popover.direction, isClamped ? "clamped" : "free"]
    if spec.isNearCornerCut { classes.append("cut near") }
    if spec.isFarCornerCut { classes.append("cut far") }
    if !spec.isNearCornerCut && !spec.isFarCornerCut { classes.append("whole") }
    if spec.nearRun == 4 || spec.farRun == 4 { classes.append("u is 0") }
    return classes
  }
}
