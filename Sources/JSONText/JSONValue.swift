/// A JSON document as a value (RFC 8259); objects keep no order and are written with sorted keys.
public indirect enum JSONValue: Equatable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number; always finite.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Named members.
  case object([String: JSONValue])

  /// A whole number, exact up to 2⁵³.
  public static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

  /// A list of numbers.
  public static func numbers(_ values: [Double]) -> JSONValue { .array(values.map(JSONValue.number)) }

  /// A text, or `null` for nil.
  public static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// A whole number, or `null` for nil.
  public static func optional(_ value: Int?) -> JSONValue { value.map(JSONValue.integer) ?? .null }
}
