import Foundation
import JSONText

/// Reads JSON through Foundation into the project's own value.
enum JSONReading {
  /// - Throws: a usage failure that names where the text came from.
  static func value(_ text: Data, from location: String) throws -> JSONValue {
    do { return try JSONDecoder().decode(Wire.self, from: text).value } catch {
      throw CommandFailure.usage("not JSON", location, "give a JSON object; numbers are finite")
    }
  }

  private struct Wire: Decodable {
    let value: JSONValue

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        value = .null
      } else if let flag = try? container.decode(Bool.self) {
        value = .boolean(flag)
      } else if let number = try? container.decode(Double.self), number.isFinite {
        value = .number(number)
      } else if let text = try? container.decode(String.self) {
        value = .string(text)
      } else if let items = try? container.decode([Wire].self) {
        value = .array(items.map(\.value))
      } else {
        value = .object(try container.decode([String: Wire].self).mapValues(\.value))
      }
    }
  }
}
