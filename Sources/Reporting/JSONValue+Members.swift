import JSONText

/// What a document holds, asked for by name and kind; nil where it is something else.
extension JSONValue {
  func member(_ name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }

  func text(_ name: String) -> String? { member(name)?.text }

  /// A whole number that is exact.
  func integer(_ name: String) -> Int? {
    if case .number(let number)? = member(name), number.magnitude < 0x1p53 {
      Int(exactly: number)
    } else {
      nil
    }
  }

  /// A list of which every item makes a value.
  func list<Value>(_ name: String, _ make: (JSONValue) -> Value?) -> [Value]? {
    guard case .array(let items)? = member(name) else { return nil }
    let values = items.compactMap(make)
    return values.count == items.count ? values : nil
  }
}
