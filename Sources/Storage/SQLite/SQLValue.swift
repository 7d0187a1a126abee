/// A value that is bound to a statement's parameter.
enum SQLValue: Equatable {
  /// Nothing.
  case null
  /// A whole number.
  case integer(Int)
  /// A number.
  case real(Double)
  /// A text.
  case text(String)

  /// A whole number, or nothing.
  static func optional(_ value: Int?) -> SQLValue { value.map(SQLValue.integer) ?? .null }

  /// A number, or nothing.
  static func optional(_ value: Double?) -> SQLValue { value.map(SQLValue.real) ?? .null }

  /// A text, or nothing.
  static func optional(_ value: String?) -> SQLValue { value.map(SQLValue.text) ?? .null }
}
