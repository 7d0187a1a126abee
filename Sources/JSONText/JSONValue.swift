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

  /// An object with one more member; any other value as it is.
  public func adding(_ name: String, _ value: JSONValue) -> JSONValue {
    guard case .object(var members) = self else { return self }
    members[name] = value
    return .object(members)
  }

  /// A whole number, exact up to 2⁵³.
  public static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

  /// A list of numbers.
  public static func numbers(_ values: [Double]) -> JSONValue { .array(values.map(JSONValue.number)) }

  /// A text, or `null` for nil.
  public static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// A number, or `null` for nil.
  public static func optional(_ value: Double?) -> JSONValue { value.map(JSONValue.number) ?? .null }

  /// A whole number, or `null` for nil.
  public static func optional(_ value: Int?) -> JSONValue { value.map(JSONValue.integer) ?? .null }
}
