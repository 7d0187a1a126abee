import Drawing
import Geometry
import JSONText
import Pixels
import SpecClauses

/// The seams at which wrong code is imitated: parameters, layouts, rotations, renderers.
extension Subject {
  /// Lays out and draws what other parameters describe.
  func changingParameters(_ change: @escaping @Sendable ([String: JSONValue]) -> [String: JSONValue])
    -> Subject
  {
    var wrong = self
    wrong.layOut = { [layOut] parameters in
      guard case .object(let members) = parameters else { return try layOut(parameters) }
      return try layOut(.object(change(members)))
    }
    return wrong
  }

  /// Changes layouts; the change is given the parameters, too.
  func changingLayouts(
    _ change: @escaping @Sendable (inout LaidOutPicture, _ parameters: JSONValue) throws -> Void
  ) -> Subject {
    var wrong = self
    wrong.layOut = { [layOut] parameters in
      var layout = try layOut(parameters)
      try change(&layout, parameters)
      return layout
    }
    return wrong
  }

  /// Changes the figures of a layout; the change is given the parameters, too.
  func changingGeometry(
    _ change:
      @escaping @Sendable (_ parameters: JSONValue, _ geometry: [String: JSONValue]) throws -> [String:
      JSONValue]
  ) -> Subject {
    changingLayouts { layout, parameters in
      guard case .object(let members) = layout.geometry else { return }
      layout.geometry = .object(try change(parameters, members))
    }
  }

  /// Changes each operation of a display list, but for those of nested pictures.
  func changingOperations(_ change: @escaping @Sendable (DrawOperation) -> DrawOperation) -> Subject {
    changingLayouts { layout, _ in
      layout.request.displayList.operations = layout.request.displayList.operations.map(change)
    }
  }

  /// Does something else where parameters are refused.
  func changingRefusals(_ change: @escaping @Sendable (Refusal) throws -> LaidOutPicture) -> Subject {
    var wrong = self
    wrong.layOut = { [layOut] parameters in
      do { return try layOut(parameters) } catch let refusal as Refusal { return try change(refusal) }
    }
    return wrong
  }

  /// Changes what is presented after a rotation; the change is given the parameters before, too.
  func changingRotation(
    _ change: @escaping @Sendable (_ before: JSONValue, _ after: [String: JSONValue]) -> [String: JSONValue]
  ) -> Subject {
    var wrong = self
    wrong.rotate = { [rotate] parameters, container, margins in
      guard case .object(let members) = try rotate(parameters, container, margins) else { return .null }
      return .object(change(parameters, members))
    }
    return wrong
  }

  /// Draws by another renderer, made of the right one.
  func changingRenderer(_ wrong: (any Renderer) -> any Renderer) -> Subject {
    Subject(layOut: layOut, renderer: wrong(renderer), rotate: rotate)
  }

  /// Changes the pixels of every drawn picture.
  func changingPixels(_ change: @escaping @Sendable (inout Bitmap) -> Void) -> Subject {
    changingRenderer { WrappedRenderer.changing($0, change) }
  }
}

extension JSONValue {
  /// A member of an object.
  subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The numbers of a list; empty for anything else.
  var list: [Double] {
    guard case .array(let items) = self else { return [] }
    return items.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  /// A text.
  var text: String? { if case .string(let text) = self { text } else { nil } }
}
