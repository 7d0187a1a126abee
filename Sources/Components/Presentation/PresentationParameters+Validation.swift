import Geometry
import Pixels

extension PresentationParameters {
  /// Refuses numbers that are not finite, sizes that are none and distances below 0 (POP-34).
  ///
  /// - Throws: `ParameterFailure` that names the key.
  func validate(scale: Int) throws(ParameterFailure) {
    let sides = [container.width, container.height]
    for (index, side) in sides.enumerated() {
      guard side.isFinite, side > 0, side * Double(scale) <= Double(PixelSize.longestSide) else {
        throw ParameterFailure(
          key: "container[\(index)]", problem: "\(side) is impossible",
          remedy: "give a size above 0, up to 16384 pixels")
      }
    }
    for (index, number) in [anchor.x, anchor.y, anchor.width, anchor.height].enumerated() {
      guard number.isFinite, index < 2 || number >= 0 else {
        throw ParameterFailure(
          key: "anchor[\(index)]", problem: "\(number) is impossible",
          remedy: "give [x,y,width,height], the size 0 or more")
      }
    }
    if let contentSize {
      for (index, side) in [contentSize.width, contentSize.height].enumerated() {
        guard side.isFinite, side > 0 else {
          throw ParameterFailure(
            key: "contentSize[\(index)]", problem: "\(side) is impossible", remedy: "give a size above 0")
        }
      }
    }
    for (index, margin) in [margins.top, margins.left, margins.bottom, margins.right].enumerated() {
      guard margin.isFinite, margin >= 0 else {
        throw ParameterFailure(
          key: "margins[\(index)]", problem: "\(margin) is impossible", remedy: "give 0 or more")
      }
    }
    guard keyboard.isFinite, keyboard >= 0 else {
      throw ParameterFailure(
        key: "keyboard", problem: "\(keyboard) is impossible", remedy: "give a height of 0 or more")
    }
  }

  /// The container less its margins and the keyboard, which lies at the bottom: the bottom margin is
  /// kept above it.
  ///
  /// - Throws: `ParameterFailure` when nothing is left (POP-34).
  func safeRectangle() throws(ParameterFailure) -> Rect {
    let free = Rect(x: 0, y: 0, width: container.width, height: container.height).inset(by: margins)
    guard !free.isEmpty else {
      throw ParameterFailure(
        key: "margins", problem: "nothing of the container is left", remedy: "give smaller margins")
    }
    let safe = free.inset(by: EdgeInsets(top: 0, left: 0, bottom: keyboard, right: 0))
    guard !safe.isEmpty else {
      throw ParameterFailure(
        key: "keyboard", problem: "nothing of the container is left above \(keyboard)",
        remedy: "give a lower keyboard or a higher container")
    }
    return safe
  }

  /// The directions that are permitted, in the order in which they are tried; a bar button leaves up
  /// and down (PRE-03).
  ///
  /// - Throws: `ParameterFailure` when there is none (POP-34).
  func directions() throws(ParameterFailure) -> [ArrowDirection] {
    let order: [ArrowDirection] = barButton ? [.up, .down] : [.up, .down, .left, .right]
    let directions = order.filter(permitted.contains)
    guard !directions.isEmpty else {
      throw ParameterFailure(
        key: "permitted",
        problem: permitted.isEmpty
          ? "no direction" : "no direction that a bar button permits",
        remedy: barButton ? "permit up or down" : "permit one of up, down, left, right")
    }
    return directions
  }
}
