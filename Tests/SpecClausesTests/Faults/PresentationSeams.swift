import Drawing
import Geometry
import JSONText
import SpecClauses

/// The seams at which wrong code is imitated.
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

  /// Changes the figures of a layout; the change is given the parameters, too.
  func changingGeometry(
    _ change:
      @escaping @Sendable (_ parameters: JSONValue, _ geometry: [String: JSONValue]) throws -> [String:
      JSONValue]
  ) -> Subject {
    var wrong = self
    wrong.layOut = { [layOut] parameters in
      var layout = try layOut(parameters)
      guard case .object(let members) = layout.geometry else { return layout }
      layout.geometry = .object(try change(parameters, members))
      return layout
    }
    return wrong
  }

  /// Changes each operation of a display list.
  func changingOperations(_ change: @escaping @Sendable (DrawOperation) -> DrawOperation) -> Subject {
    var wrong = self
    wrong.layOut = { [layOut] parameters in
      var layout = try layOut(parameters)
      layout.request.displayList.operations = layout.request.displayList.operations.map(change)
      return layout
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
