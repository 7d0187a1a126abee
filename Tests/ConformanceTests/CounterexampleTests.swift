import Geometry
import JSONText
import Pixels
import PropertyTesting
import Testing

@testable import Conformance

struct CounterexampleTests {
  private let place = CheckPlace(clause: "POP-14", profile: "seed", check: "tip in the alpha")

  @Test func fullStopsBelongToTheCheck() throws {
    let place = CheckPlace(clause: "STK-13", profile: "seed", check: "release 1.0")
    let token = CounterexampleToken(place: place, choices: [1])
    #expect(try CounterexampleToken(token.text) == token)
  }

  @Test func aTokenIsReadBack() throws {
    for choices in [[], [0], [1, 0, .max], Array(0...40)] as [[UInt64]] {
      let token = CounterexampleToken(place: place, choices: choices)
      #expect(token.text.hasPrefix("POP-14.seed.tip_in_the_alpha."))
      #expect(try CounterexampleToken(token.text) == token)
    }
  }

  @Test func otherWordsAreNoToken() throws {
    for text in ["", "POP-14", "POP-14.seed.tip", "POP-14..tip.AQ", "a.b.c.", "a.b"] {
      #expect(try CounterexampleToken(text) == nil)
    }
    let text = CounterexampleToken(place: place, choices: [3, 4]).text
    #expect(throws: ReplayTokenFailure.self) { try CounterexampleToken(text + "!") }
  }

  @Test func whatIsRecordedIsReadBack() throws {
    var found = Counterexample(
      place: place, choices: [5, 1 << 63], parameters: .object(["a": .numbers([1, 2.5])]),
      problem: "\"1\" is not 2 — ✓",
      marks: [PixelRect(x: 3, y: 4, width: 5, height: 1), PixelRect(x: 1, y: 9, width: 1, height: 2)])
    found.pictureDigest = "ab"
    found.layout = .object(["tip": .numbers([1, 2])])
    #expect(found.pictureParameters == found.parameters)
    found.shown = .object(["b": .integer(3)])
    #expect(found.pictureParameters == .object(["b": .integer(3)]))
    #expect(Counterexample(found.json) == found)
    #expect(found.region == PixelRect(x: 1, y: 4, width: 7, height: 7))
    #expect(Counterexample(.object([:])) == nil && Counterexample(.null) == nil)
    for mark: [Double] in [
      [1, 2, -3, 4], [-1, 2, 3, 4], [1, 2, 0, 4], [16_380, 0, 5, 1], [0, 1e300, 1, 1],
      [9.2e18, 0, 9.2e18, 1],
      [0, 0, 1], [0.5, 0, 1, 1],
    ] {
      #expect(Counterexample(found.json.adding("marks", .array([.numbers(mark)]))) == nil)
    }
  }

  /// Of what is refused there is no picture to hold marks against.
  @Test func impossibleMarksAreNotRecorded() throws {
    let found = Counterexample(
      place: place, choices: [], parameters: .null, problem: "",
      marks: [
        PixelRect(x: -1, y: 0, width: 4, height: 1), PixelRect(x: 3, y: 4, width: 1, height: 1),
        PixelRect(x: 20_000, y: 0, width: 1, height: 1),
      ])
    #expect(try #require(Counterexample(found.json)).marks == [PixelRect(x: 3, y: 4, width: 1, height: 1)])
  }

  @Test func manyMarksAreRecordedAsOne() throws {
    let found = Counterexample(
      place: place, choices: [], parameters: .null, problem: "",
      marks: (0..<3_000).map { PixelRect(x: $0, y: $0 % 7, width: 1, height: 1) })
    let read = try #require(Counterexample(found.json))
    #expect(read.marks == [PixelRect(x: 0, y: 0, width: 3_000, height: 7)])
  }

  /// A check of pixels whose marks leave the picture, as those of wrong sizes do.
  @Test func marksAreThoseOfThePicture() throws {
    var found = Counterexample(
      place: place, choices: [], parameters: .null, problem: "",
      marks: [
        PixelRect(x: 0, y: 0, width: 23, height: 1), PixelRect(x: 40, y: -3, width: 2, height: 2),
        PixelRect(x: 1, y: 1, width: 0, height: 4), PixelRect(x: 5, y: 2, width: 1, height: 1),
      ])
    found.mark(on: try PixelSize(width: 8, height: 4), scale: 1, origin: Point(0, 0))
    #expect(
      found.marks == [
        PixelRect(x: 0, y: 0, width: 8, height: 1), PixelRect(x: 7, y: 0, width: 1, height: 1),
        PixelRect(x: 5, y: 2, width: 1, height: 1),
      ])
    #expect(found.region == PixelRect(x: 0, y: 0, width: 8, height: 3))
  }

  @Test func eachCheckHasAStreamOfItsOwn() {
    let places = ["POP-14", "POP-15"].flatMap { clause in
      ["seed", "corrected"].flatMap { profile in
        ["a", "b"].map { CheckPlace(clause: clause, profile: profile, check: $0) }
      }
    }
    for seed: UInt64 in [0, 1, .max] { #expect(Set(places.map { $0.seed(from: seed) }).count == 8) }
    #expect(place.seed(from: 1) != place.seed(from: 2))
  }
}
