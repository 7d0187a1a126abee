import Conformance
import Geometry
import JSONText
import PropertyTesting

/// A tutorial popover that clauses are checked with.
struct TutorialInput: ClauseInput {
  var step: String
  var width: Double
  var height: Double
  var direction: String
  var offset: Double
  var scale: Int

  var parameters: JSONValue {
    .object([
      "component": .string("tutorial-popover"), "step": .string(step), "bounds": .numbers([width, height]),
      "direction": .string(direction), "offset": .number(offset), "scale": .integer(scale),
    ])
  }
  var measure: [Double] { [1, width + height, offset.magnitude, Double(scale)] }
  var deviations: [String] { [] }
  var classes: [String] {
    var classes = [step]
    if step == "inset" && width == 316 && height == 616 { classes.append("the text's own size") }
    if step == "any-direction" {
      classes.append(direction)
      let start = length / 2 + offset - 15
      classes.append(start < 0 ? "clamped before" : start + 30 > length ? "clamped after" : "at the offset")
    }
    return classes
  }

  var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }
  /// The finished version points up, whatever is given.
  var pointing: String { step == "finished" ? "up" : direction }
  /// Along the arrow's edge.
  var length: Double { Directions.isVertical(pointing) ? width : height }

  /// TUT-01, TUT-04, TUT-07: the arrow image's rectangle; nil in the first version.
  var arrow: Rect? {
    if step == "inset" { return nil }
    // A border inset of 0.
    let start = step == "finished" ? width - 30 : min(max(length / 2 + offset - 15, 0), length - 30)
    switch pointing {
    case "up": return Rect(x: start, y: 0, width: 30, height: 20)
    case "down": return Rect(x: start, y: height - 20, width: 30, height: 20)
    case "left": return Rect(x: 0, y: start, width: 20, height: 30)
    default: return Rect(x: width - 20, y: start, width: 20, height: 30)
    }
  }

  /// TUT-03, TUT-07: the tip at the middle of the outer side, the base on the opposite one.
  var triangle: [Point] {
    guard let arrow else { return [] }
    let (left, top, right, bottom) = (arrow.minX, arrow.minY, arrow.maxX, arrow.maxY)
    switch pointing {
    case "up": return [Point(arrow.midX, top), Point(left, bottom), Point(right, bottom)]
    case "down": return [Point(arrow.midX, bottom), Point(left, top), Point(right, top)]
    case "left": return [Point(left, arrow.midY), Point(right, top), Point(right, bottom)]
    default: return [Point(right, arrow.midY), Point(left, top), Point(left, bottom)]
    }
  }

  /// TUT-02, TUT-03: the content.
  var content: Rect {
    step == "inset" ? bounds.inset(by: 8) : Directions.body(of: bounds, pointing, strip: 20)
  }

  /// Any version.
  static func any(_ profile: String) -> Generator<TutorialInput> {
    of(["inset", "finished", "any-direction"], sides: 32...700)(profile)
  }

  /// Popovers of some versions.
  static func of(
    _ steps: [String], sides: ClosedRange<Int> = 32...150
  ) -> @Sendable (_ profile: String) -> Generator<TutorialInput> {
    { _ in
      Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
        let step = try source.draw(.element(of: steps))
        var width = try source.draw(.wholePoints(in: sides))
        var height = try source.draw(.wholePoints(in: sides))
        if step == "inset", sides.upperBound >= 616, try source.draw(.once(in: 3)) {
          (width, height) = (316, 616)
        }
        let direction = try source.draw(.element(of: Directions.all))
        // The clamp at equality, and half a point either side.
        let clamp = (Directions.isVertical(direction) ? width : height) / 2 - 15
        let offset = try source.draw(
          .one(of: [
            .points(in: -sides.upperBound / 2...sides.upperBound / 2),
            .element(of: [clamp, clamp + 0.5, clamp - 0.5]),
          ]))
        return TutorialInput(
          step: step, width: width, height: height, direction: direction, offset: offset,
          scale: try source.draw(.integer(in: 1...2)))
      }
    }
  }
}
