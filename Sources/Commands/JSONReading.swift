import Foundation
import JSONText

/// Reads JSON through Foundation into the project's own value.
enum JSONReading {
  /// - Throws: a usage failure that names where the text came from.
  static func value(_ text: Data, from location: String) throws -> JSONValue {
    let value: JSONValue
    do { value = try JSONDecoder().decode(JSONValue.self, from: text) } catch {
      throw CommandFailure.usage("not JSON", location, "give a JSON object; numbers are finite")
    }
    // Foundation keeps one of two members with the same key and says nothing.
    guard members(in: value) == colons(in: text) else {
      throw CommandFailure.usage("a key is given twice", location, "give each key once")
    }
    return value
  }

  /// All members of all objects.
  private static func members(in value: JSONValue) -> Int {
    switch value {
    case .null, .boolean, .number, .string: 0
    case .array(let items): items.reduce(0) { $0 + members(in: $1) }
    case .object(let own): own.values.reduce(own.count) { $0 + members(in: $1) }
    }
  }

  /// The colons outside of texts: one for each member of valid JSON.
  private static func colons(in text: Data) -> Int {
    var count = 0
    var isText = false
    var isEscaped = false
    for byte in text {
      if isEscaped {
        isEscaped = false
      } else if isText && byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isText.toggle()
      } else if !isText && byte == UInt8(ascii: ":") {
        count += 1
      }
    }
    return count
  }
}
