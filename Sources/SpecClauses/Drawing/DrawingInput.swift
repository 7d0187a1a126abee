import Conformance
import Drawing
import Geometry
import JSONText
import Pixels

/// Draw operations that a clause of section 5 is checked with; no parameters of `render` describe them.
protocol DrawingInput: ClauseInput {
  /// What is drawn.
  var request: RenderRequest { get }
}

extension DrawingInput {
  var parameters: JSONValue {
    let request = request
    var members: [String: JSONValue] = [
      "displayList": request.displayList.json,
      "size": .numbers([Double(request.size.width), Double(request.size.height)]),
      "scale": .integer(request.scale), "origin": .numbers([request.origin.x, request.origin.y]),
    ]
    if let color = request.background {
      members["background"] = .numbers([color.red, color.green, color.blue])
    }
    return .object(members)
  }

  var measure: [Double] {
    let request = request
    return [
      Double(request.displayList.operations.count), Double(request.size.width + request.size.height), 0,
      Double(request.scale),
    ]
  }

  var deviations: [String] { [] }
}
