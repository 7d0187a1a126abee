import JSONText
import Testing

struct JSONValueSerializationTests {
  /// UTF-8 order is the order of scalars: capitals, then small letters, then beyond ASCII.
  @Test func keysAreSortedByTheirScalars() {
    let value = JSONValue.object(["b": .null, "é": .null, "a": .null, "B": .null, "": .null, "aa": .null])
    #expect(value.serialized == #"{"":null,"B":null,"a":null,"aa":null,"b":null,"é":null}"#)
  }

  @Test func nestedValues() {
    let value = JSONValue.object([
      "list": .array([.integer(1), .string("x"), .boolean(true), .boolean(false), .array([])]),
      "none": .optional(nil as String?), "number": .optional(7), "empty": .object([:]),
    ])
    #expect(
      value.serialized
        == #"{"empty":{},"list":[1,"x",true,false,[]],"none":null,"number":7}"#)
  }

  /// RFC 8259, section 7: quotation mark, reverse solidus and the control characters must be escaped.
  @Test func escapes() {
    #expect(JSONValue.string("\"\\\n\r\t/").serialized == #""\"\\\n\r\t/""#)
    #expect(JSONValue.string("\u{0}\u{1F}\u{7F}").serialized == #""\u0000\u001f\u007f""#)
    #expect(JSONValue.string("\u{2028}\u{2029}").serialized == #""\u2028\u2029""#)
    // A carriage return and a line feed are one character of Swift, and still two escapes.
    #expect(JSONValue.string("\r\n").serialized == #""\r\n""#)
    #expect(JSONValue.string("é 😀").serialized == "\"é 😀\"")
    #expect(JSONValue.object(["a\"": .null]).serialized == #"{"a\"":null}"#)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-17, "-17"), (0.5, "0.5"), (-2.25, "-2.25"), (0.1, "0.1"),
    (9_007_199_254_740_991, "9007199254740991"), (1e300, "1e+300"), (1e-7, "1e-07"),
  ])
  func numbers(value: Double, text: String) { #expect(JSONValue.number(value).serialized == text) }

  /// The fewest digits that read back: every text reads back, at all magnitudes.
  @Test func numbersReadBack() {
    var bits: UInt64 = 1
    for _ in 0..<5_000 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: bits)
      guard value.isFinite else { continue }
      #expect(Double(JSONValue.number(value).serialized) == value)
    }
  }
}
