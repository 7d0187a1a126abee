import Geometry

extension StackInput {
  var classes: [String] {
    var classes = [mode, isDrawn ? "drawn" : "too small"]
    classes.append(photo.width == photo.height ? "square" : photo.width > photo.height ? "wide" : "tall")
    if frame.width != frame.width.rounded() || frame.height != frame.height.rounded() {
      classes.append("frame on pixels")
    }
    return classes + (isStack ? stackClasses : singleClasses)
  }

  private var singleClasses: [String] {
    let (across, down) = StackFigures.singleRatios(self)
    return [
      SingleFloat.isLess(across, down)
        ? "width decides" : SingleFloat.isLess(down, across) ? "height decides" : "tie"
    ]
  }

  /// What STK-06 tells apart.
  private var stackClasses: [String] {
    guard let now = StackDecision.loop(photo, in: frame) else {
      return isCorrected ? ["fits"] : ["fits"] + pastClasses
    }
    var classes = [now.isWidth ? "width decides" : "height decides"]
    if !isCorrected { classes += pastClasses }
    return classes
  }

  private var pastClasses: [String] {
    guard !history.isEmpty else { return [] }
    let memory = memory
    var classes: [String] = []
    if memory.isLeftOver && memory.decision != StackDecision() { classes.append("left over") }
    if memory.frameOfLoop != frame { classes.append("frame changed") }
    if memory.decision != fresh.memory.decision { classes.append("decided otherwise") }
    return classes
  }
}
