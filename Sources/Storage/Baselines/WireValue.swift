import FoundationEssentials
import JSONText

/// Any JSON, to be kept without being understood.
struct WireValue: Decodable {
  var value: JSONValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let boolean = try? container.decode(Bool.self) {
      value = .boolean(boolean)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let text = try? container.decode(String.self) {
      value = .string(text)
    } else if let items = try? container.decode([WireValue].self) {
      value = .array(items.map(\.value))
    } else {
      value = .object(try container.decode([String: WireValue].self).mapValues(\.value))
    }
  }
}
