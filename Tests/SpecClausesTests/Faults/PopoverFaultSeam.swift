import Drawing
import Geometry
import JSONText
import Pixels
import SpecClauses

/// Where faults of the popover's code act: its parameters, its layout's figures, its display list, its pixels.
enum PopoverFaultSeam {
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
      Subject(
        layOut: { given in
          var popover = popover(given)
          guard popover.isPopover else { return try right.layOut(given) }
          let centre = popover.centre
          change(&popover)
          var layout = try right.layOut(.object(popover.members))
          layout.geometry = layout.geometry.adding("arrowCentre", .number(centre))
          return layout
        }, renderer: right.renderer, rotate: right.rotate)
    }
  }

  /// Changes what layouts say.
  static func layout(
    _ change: @escaping @Sendable (inout LaidOutPicture, Popover) -> Void
  ) -> @Sendable (Subject) -> Subject {
    { right in
      Subject(
        layOut: { given in
          var layout = try right.layOut(given)
          change(&layout, popover(given))
          return layout
        }, renderer: right.renderer, rotate: right.rotate)
    }
  }

  /// Changes each draw, those of nested pictures too.
  static func draws(
    _ change: @escaping @Sendable (DrawOperation, Popover) -> DrawOperation
  ) -> @Sendable (Subject) -> Subject {
    layout { layout, popover in
      layout.request.displayList = mapped(layout.request.displayList) { change($0, popover) }
    }
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

  /// Changes the pixels of every drawn picture.
  static func pixels(_ change: @escaping @Sendable (inout Bitmap) -> Void) -> @Sendable (Subject) -> Subject {
    { right in
      Subject(
        layOut: right.layOut, renderer: WrappedRenderer.changing(right.renderer, change),
        rotate: right.rotate)
    }
  }

  static func mapped(_ list: DisplayList, _ change: (DrawOperation) -> DrawOperation) -> DisplayList {
    DisplayList(
      list.operations.map { operation in
        var operation = operation
        switch operation.content {
        case .image(let source, let rect): operation.content = .image(mapped(source, change), rect)
        case .resizable(let source, let caps, let rect):
          operation.content = .resizable(mapped(source, change), capInsets: caps, rect)
        case .fill, .stroke, .layerShadow: break
        }
        return change(operation)
      })
  }

  private static func mapped(_ source: ImageSource, _ change: (DrawOperation) -> DrawOperation) -> ImageSource
  {
    switch source {
    case .bitmap: source
    case .mirrored(let inner): .mirrored(mapped(inner, change))
    case .picture(let picture):
      .picture(Picture(size: picture.size, displayList: mapped(picture.displayList, change)))
    }
  }
}
