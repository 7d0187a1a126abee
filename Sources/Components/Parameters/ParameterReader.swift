import JSONText
import Pixels

/// Takes the members of a JSON object one by one and refuses what is left over.
struct ParameterReader {
  private var members: [String: JSONValue]
  private let path: String
  private var known: [String] = []

  /// A reader of an object; `path` leads to it, empty for the whole.
  init(_ value: JSONValue, path: String) throws(ParameterFailure) {
    guard case .object(let members) = value else {
      throw ParameterFailure(
        key: path, problem: "\(Self.kind(of: value)) where an object belongs",
        remedy: "give {\"key\":value,…}")
    }
    self.members = members
    self.path = path
  }

  /// The value of a key, if given; `null` is a value.
  mutating func take(_ key: String) -> JSONValue? {
    known.append(key)
    return members.removeValue(forKey: key)
  }

  /// Refuses keys that nobody took.
  func finish() throws(ParameterFailure) {
    guard let unknown = members.keys.min() else { return }
    throw ParameterFailure(
      key: place(unknown), problem: "unknown key",
      remedy: "the keys here are \(known.joined(separator: ", "))")
  }

  /// The key with its place.
  func place(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// A text.
  mutating func string(_ key: String) throws(ParameterFailure) -> String? {
    guard let value = take(key) else { return nil }
    guard case .string(let text) = value else { throw wrongType(key, value, "a text") }
    return text
  }

  /// A number.
  mutating func number(_ key: String) throws(ParameterFailure) -> Double? {
    guard let value = take(key) else { return nil }
    guard case .number(let number) = value else { throw wrongType(key, value, "a number") }
    return number
  }

  /// A yes or no.
  mutating func boolean(_ key: String) throws(ParameterFailure) -> Bool? {
    guard let value = take(key) else { return nil }
    guard case .boolean(let flag) = value else { throw wrongType(key, value, "true or false") }
    return flag
  }

  /// A list of a fixed number of numbers.
  mutating func numbers(_ key: String, _ count: Int) throws(ParameterFailure) -> [Double]? {
    guard let value = take(key) else { return nil }
    return try Self.numbers(value, count, at: place(key))
  }

  /// One of a closed set of words.
  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ key: String, _ type: Word.Type
  ) throws(ParameterFailure) -> Word? where Word.RawValue == String {
    guard let text = try string(key) else { return nil }
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw ParameterFailure(
        key: place(key), problem: "unknown value \"\(text)\"", remedy: "use one of \(words)")
    }
    return word
  }

  /// A value that must be there.
  func required<Value>(_ key: String, _ value: Value?) throws(ParameterFailure) -> Value {
    guard let value else {
      throw ParameterFailure(key: place(key), problem: "missing", remedy: "this component needs it")
    }
    return value
  }

  private func wrongType(_ key: String, _ value: JSONValue, _ expected: String) -> ParameterFailure {
    ParameterFailure(key: place(key), problem: Self.kind(of: value), remedy: "give \(expected)")
  }

  /// A list of a fixed number of numbers, from a value.
  static func numbers(_ value: JSONValue, _ count: Int, at place: String) throws(ParameterFailure) -> [Double]
  {
    guard case .array(let items) = value, items.count == count else {
      throw ParameterFailure(
        key: place, problem: kind(of: value), remedy: "give a list of \(count) numbers")
    }
    var numbers: [Double] = []
    for (index, item) in items.enumerated() {
      guard case .number(let number) = item else {
        throw ParameterFailure(key: "\(place)[\(index)]", problem: kind(of: item), remedy: "give a number")
      }
      numbers.append(number)
    }
    return numbers
  }

  /// Colour components: three of them, or four with alpha, each 0…1.
  static func color(
    _ value: JSONValue, components: Int, at place: String
  ) throws(ParameterFailure) -> Color {
    let numbers = try numbers(value, components, at: place)
    for (index, number) in numbers.enumerated() where !(0...1).contains(number) {
      throw ParameterFailure(
        key: "\(place)[\(index)]", problem: "\(number) is no colour component", remedy: "give 0…1")
    }
    return Color(
      red: numbers[0], green: numbers[1], blue: numbers[2], alpha: components == 4 ? numbers[3] : 1)
  }

  /// What a value is, for messages.
  static func kind(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .boolean: "true or false"
    case .number(let number): "the number \(JSONValue.number(number).serialized)"
    case .string(let text): "the text \(JSONValue.string(text).serialized)"
    case .array(let items): "a list of \(items.count)"
    case .object: "an object"
    }
  }
}
