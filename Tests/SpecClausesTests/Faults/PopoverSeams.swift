import Drawing
import Geometry
import JSONText
import SpecClauses

/// The seams of the popover's code, its parameters read as a fault needs them.
enum PopoverSeams {
  /// The parameters of a popover, as a fault reads them.
  struct Popover {
    var members: [String: JSONValue]

    var isPopover: Bool { text("component") == "popover" }
    var direction: String { text("direction") }
    var isVertical: Bool { direction == "up" || direction == "down" }
    var width: Double { number("bounds", 0) }
    var height: Double { number("bounds", 1) }
    var length: Double { isVertical ? width : height }
    var isCorrected: Bool { text("profile") == "corrected" }
    var layouts: Double { number("layouts") }
    var centre: Double {
      get { length / 2 + number("offset") }
      set { members["offset"] = .number(newValue - length / 2) }
    }

    func text(_ key: String) -> String {
      if case .string(let text)? = members[key] { text } else { "" }
    }

    private func number(_ key: String, _ place: Int = 0) -> Double {
      switch members[key] {
      case .number(let number)?: return number
      case .array(let values)?:
        if case .number(let number) = values[place] { return number }
        return 0
      default: return 0
      }
    }
  }

  private static func popover(_ parameters: JSONValue) -> Popover {
    if case .object(let members) = parameters { Popover(members: members) } else { Popover(members: [:]) }
  }

  /// Lays popovers out as if they were others; what the layout says of the centre stays.
  static func parameters(_ change: @escaping @Sendable (inout Popover) -> Void)
    -> @Sendable (Subject) -> Subject
  {
    { right in
      var wrong = right
      wrong.layOut = { given in
        var popover = popover(given)
        guard popover.isPopover else { return try right.layOut(given) }
        let centre = popover.centre
        change(&popover)
        var layout = try right.layOut(.object(popover.members))
        layout.geometry = layout.geometry.adding("arrowCentre", .number(centre))
        return layout
      }
      return wrong
    }
  }

  /// Changes what layouts say.
  static func layout(
    _ change: @escaping @Sendable (inout LaidOutPicture, Popover) -> Void
  ) -> @Sendable (Subject) -> Subject {
    { $0.changingLayouts { change(&$0, popover($1)) } }
  }

  /// Changes each draw, those of nested pictures too.
  static func draws(
    _ change: @escaping @Sendable (DrawOperation, Popover) -> DrawOperation
  ) -> @Sendable (Subject) -> Subject {
    layout { layout, popover in layout.changeDraws { change($0, popover) } }
  }

  /// Changes every path that a background is clipped to and stroked along.
  static func outlines(
    _ change: @escaping @Sendable (Path, Popover) -> Path
  ) -> @Sendable (Subject) -> Subject {
    draws { operation, popover in
      var operation = operation
      operation.clip = operation.clip.map { change($0, popover) }
      if case .stroke(let path, let width, let color) = operation.content {
        operation.content = .stroke(change(path, popover), width: width, color)
      }
      return operation
    }
  }

  /// Changes every gradient.
  static func gradients(
    _ change: @escaping @Sendable (inout LinearGradient, Popover) -> Void
  ) -> @Sendable (Subject) -> Subject {
    draws { operation, popover in
      guard case .fill(let path, .gradient(var gradient), let shadow) = operation.content else {
        return operation
      }
      var operation = operation
      change(&gradient, popover)
      operation.content = .fill(path, .gradient(gradient), shadow: shadow)
      return operation
    }
  }
}

extension LaidOutPicture {
  /// Changes each draw, those of nested pictures too.
  mutating func changeDraws(_ change: (DrawOperation) -> DrawOperation) {
    request.displayList = request.displayList.changed(DrawingPlace(request)) { operation, _ in
      [change(operation)]
    }
  }
}
