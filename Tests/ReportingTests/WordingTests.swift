import Testing

@testable import Reporting

@Suite("Wording")
struct WordingTests {
  @Test(
    "Thousands have commas", arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567")])
  func counts(value: Int, text: String) { #expect(Wording.count(value) == text) }

  @Test("Decimals are rounded and filled up")
  func decimals() {
    #expect(Wording.decimal(1.005, places: 1) == "1.0")
    #expect(Wording.decimal(0.0625, places: 3) == "0.063")
    #expect(Wording.decimal(-0.04, places: 1) == "0.0")
    #expect(Wording.decimal(1234.5, places: 2) == "1,234.50")
  }

  @Test("Something is never nothing, and nearly all is never all")
  func percent() {
    #expect(Wording.percent(0, of: 10) == "0.00 %")
    #expect(Wording.percent(1, of: 1_000_000) == "below 0.01 %")
    #expect(Wording.percent(999_999, of: 1_000_000) == "above 99.99 %")
    #expect(Wording.percent(10, of: 10) == "100 %")
    #expect(Wording.percent(1, of: 3) == "33.33 %")
    #expect(Wording.percent(0, of: 0) == "0 %")
  }

  @Test("Durations have a unit that fits")
  func durations() {
    #expect(Wording.duration(seconds: 0.0032) == "3 ms")
    #expect(Wording.duration(seconds: 12.345) == "12.3 s")
    #expect(Wording.duration(seconds: 125) == "2 min 5 s")
  }

  @Test("Parts: most pixels first, then by name")
  func parts() {
    #expect(Wording.parts(["shadow": 0, "body": 0, "arrow": 1400]) == "arrow 1,400 px, body 0, shadow 0")
  }
}

@Suite("JSON layout")
struct JSONLayoutTests {
  @Test("A line for each member, lists on one line, texts untouched")
  func pretty() {
    #expect(
      JSONLayout.pretty(#"{"a":[1,2],"b":{"c":"x, {\"y\": 1}"},"d":[{"e":1}]}"#)
        == """
        {
          "a": [1, 2],
          "b": {
            "c": "x, {\\"y\\": 1}"
          },
          "d": [{
            "e": 1
          }]
        }
        """)
  }

  @Test("Text that is no JSON is shown all the same")
  func noJSON() { #expect(JSONLayout.pretty("}]<x\"") == "\n}]<x\"") }
}
