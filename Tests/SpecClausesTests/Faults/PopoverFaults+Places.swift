import Drawing
import Geometry
import JSONText
import SpecClauses

extension PopoverFaults {
  /// In choosing the image.
  static let choosing = [
    PlantedFault(
      "comparisons that are not strict", "seed", caughtBy: ["POP-06", "POP-07"],
      PopoverSeams.parameters { popover in
        if popover.centre == 25.5 { popover.centre -= 0.01 }
        if popover.centre == popover.length - 25.5 { popover.centre += 0.01 }
      }),
    PlantedFault(
      "comparisons in double precision", "seed", caughtBy: ["POP-06", "POP-07"],
      PopoverSeams.parameters { popover in
        if popover.centre < 25.5, Float(popover.centre - 18.5) == 7 { popover.centre -= 0.01 }
        if popover.centre + 18.5 > popover.length - 7, popover.centre < popover.length - 25.4 {
          popover.centre += 0.01
        }
      }),
    PlantedFault(
      "the far edge wins", "seed", caughtBy: ["POP-08"],
      PopoverSeams.parameters { popover in
        if popover.centre < 25.5, popover.centre > popover.length - 25.5 { popover.centre = popover.length }
      }),
    PlantedFault(
      "edge thresholds with a base of 36", "seed", caughtBy: ["POP-06"],
      PopoverSeams.parameters { popover in
        if popover.centre < 25.5, popover.centre >= 25, popover.length > 60 { popover.centre = 25.5 }
      }),
    PlantedFault("the centre from the other axis", "seed", caughtBy: ["POP-05"], otherAxis),
    PlantedFault("the centre from the other axis", "corrected", caughtBy: ["POP-05"], otherAxis),
    PlantedFault(
      "the offset's sign turned", "corrected", caughtBy: ["POP-14", "COR-02"],
      PopoverSeams.parameters { $0.centre = $0.length - $0.centre }),
    PlantedFault("any drawn as right", "seed", caughtBy: ["POP-10"], anyIsRight),
    PlantedFault("any drawn as right", "corrected", caughtBy: ["POP-10"], anyIsRight),
    PlantedFault(
      "right drawn as left", "corrected", caughtBy: ["POP-10"],
      PopoverSeams.parameters { popover in
        if popover.direction == "right" { popover.members["direction"] = .string("left") }
      }),
    PlantedFault(
      "no mirror for left", "seed", caughtBy: ["POP-09", "POP-10"], unmirrored),
    PlantedFault("no mirror for left", "corrected", caughtBy: ["POP-10", "COR-04", "COR-01"], unmirrored),
    PlantedFault(
      "insets not swapped", "seed", caughtBy: ["POP-02", "POP-09"],
      PopoverSeams.draws { operation, _ in
        guard case .resizable(.mirrored(let source), let caps, let rect) = operation.content else {
          return operation
        }
        var operation = operation
        operation.content = .resizable(.mirrored(source), capInsets: caps.mirrored, rect)
        return operation
      }),
    PlantedFault(
      "a clamp at 24", "corrected", caughtBy: ["POP-14", "COR-02", "COR-03"],
      PopoverSeams.parameters { $0.centre = min(max($0.centre, 24), $0.length - 24) }),
    PlantedFault(
      "no clamp past the far edge", "corrected", caughtBy: ["POP-16"],
      PopoverSeams.outlines { path, popover in
        let past = popover.centre - popover.length + 23
        return past > 0 ? path.mapped { Point($0.x - min(1, past / 10), $0.y) } : path
      }),
    PlantedFault(
      "no clamp past the far edge", "seed", caughtBy: ["POP-16"],
      PopoverSeams.outlines { path, popover in
        let past = popover.centre - popover.length + 25.5
        return past > 0 ? path.mapped { Point($0.x, $0.y + min(1, past / 10)) } : path
      }),
    PlantedFault(
      "a tip that is not rounded", "corrected", caughtBy: ["POP-14", "COR-02"],
      { right in
        right.changingLayouts { layout, given in
          guard let fine = try? right.layOut(given.adding("scale", .integer(64))), fine.size == layout.size
          else { return }
          layout.request.displayList = fine.request.displayList
          layout.geometry = fine.geometry
        }
      }),
    PlantedFault(
      "a tip a point off", "seed", caughtBy: ["POP-14"],
      PopoverSeams.layout { layout, popover in
        guard popover.isPopover, case .object(let members) = layout.geometry,
          case .array(let values)? = members["tip"], values.count == 2,
          case .number(let x) = values[0], case .number(let y) = values[1]
        else { return }
        layout.geometry = layout.geometry.adding(
          "tip", .numbers(popover.isVertical ? [x + 1, y] : [x, y + 1]))
      }),
  ]

  private static let anyIsRight = PopoverSeams.parameters { popover in
    if popover.direction == "any" { popover.members["direction"] = .string("right") }
  }

  private static let otherAxis = PopoverSeams.layout { layout, popover in
    let other = popover.centre - popover.length / 2 + popover.width / 2
    layout.geometry = layout.geometry.adding("arrowCentre", .number(other))
  }

  private static let unmirrored = PopoverSeams.draws { operation, _ in
    var operation = operation
    switch operation.content {
    case .image(.mirrored(let source), let rect): operation.content = .image(source, rect)
    case .resizable(.mirrored(let source), let caps, let rect):
      operation.content = .resizable(source, capInsets: caps, rect)
    default: break
    }
    return operation
  }

  /// In laying out, and what it says.
  static let laying = [
    PlantedFault(
      "insets of 7 round the content", "seed", caughtBy: ["POP-01", "POP-30"],
      figure("content") { rect, _ in rect.inset(by: -1) }),
    PlantedFault(
      "no arrow strip for down", "corrected", caughtBy: ["POP-01", "POP-30"],
      figure("content") { rect, popover in
        popover.direction == "down"
          ? Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height + 19) : rect
      }),
    PlantedFault(
      "an arrow base of 36", "seed", caughtBy: ["POP-01"],
      figure("arrow") { rect, popover in
        popover.isVertical
          ? rect.inset(by: EdgeInsets(top: 0, left: 0.5, bottom: 0, right: 0.5))
          : rect.inset(by: EdgeInsets(top: 0.5, left: 0, bottom: 0.5, right: 0))
      }),
    PlantedFault(
      "the view stays", "seed", caughtBy: ["POP-28"],
      figure("view") { rect, _ in Rect(x: 0, y: 0, width: rect.width, height: rect.height) }),
    PlantedFault(
      "the first layout moves the picture", "seed", caughtBy: ["POP-28"],
      PopoverSeams.draws { operation, popover in
        guard popover.direction == "left", popover.layouts == 0,
          case .resizable(let source, let caps, let rect) = operation.content, rect.width == popover.width
        else { return operation }
        var operation = operation
        operation.content = .resizable(source, capInsets: caps, rect.moved(by: Vector(19, 0)))
        return operation
      }),
    PlantedFault(
      "right moves the picture too", "seed", caughtBy: ["POP-28", "POP-29"],
      figure("picture") { rect, popover in
        popover.direction == "right" ? rect.moved(by: Vector(38, 0)) : rect
      }),
    PlantedFault(
      "left moves on", "corrected", caughtBy: ["POP-29"],
      figure("picture") { rect, popover in
        popover.direction == "left" ? rect.moved(by: Vector(38, 0)) : rect
      }),
    PlantedFault("a later layout draws elsewhere", "seed", caughtBy: ["POP-28", "POP-29"], drawnElsewhere),
    PlantedFault("a later layout draws elsewhere", "corrected", caughtBy: ["POP-29"], drawnElsewhere),
    PlantedFault(
      "a minimum of 51.5", "corrected", caughtBy: ["COR-05"],
      PopoverSeams.parameters { popover in
        if popover.length == 51.5 {
          popover.members["bounds"] = .numbers([max(52, popover.width), max(52, popover.height)])
        }
      }),
    PlantedFault(
      "a shadow of the arrow too", "corrected", caughtBy: ["COR-05"],
      figure("shadowPath") { _, popover in Rect(x: 0, y: 0, width: popover.width, height: popover.height) }),
  ]

  private static let drawnElsewhere = PopoverSeams.layout { layout, popover in
    if popover.layouts > 1, popover.direction == "up" { layout.request.origin.x -= 1 }
  }

  /// Changes a rectangle that layouts say.
  private static func figure(
    _ key: String, _ change: @escaping @Sendable (Rect, PopoverSeams.Popover) -> Rect
  ) -> @Sendable (Subject) -> Subject {
    PopoverSeams.layout { layout, popover in
      guard case .object(let members) = layout.geometry, case .array(let values)? = members[key] else {
        return
      }
      let numbers = values.map { value -> Double in
        if case .number(let number) = value { number } else { 0 }
      }
      let rect = change(
        Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), popover)
      layout.geometry = layout.geometry.adding(
        key, .numbers([rect.x, rect.y, rect.width, rect.height]))
    }
  }
}
