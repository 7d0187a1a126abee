import Catalog
import Conformance
import Geometry
import JSONText
import PropertyTesting
import SoftwareRendering
import Testing

@testable import SpecClauses

/// Inputs that show a row of SPEC section 6 and are no larger than its example in `data/deviations.json`, so
/// that shrinking has somewhere to go.
struct PresentationSmallExamplesTests {
  private static let subject = ClauseExpectations.subject

  /// A presentation at the end of a safe rectangle without margins: a background of 36 across.
  private static func pointingRight(_ length: Double, centre: Double) -> PresentationInput {
    PresentationInput(
      anchor: Rect(x: 36, y: centre, width: 0, height: 0), container: Size(36, length),
      contentSize: Size(1, length - 16), permitted: ["right"], margins: .zero, profile: "seed")
  }

  private static func pointingUp(_ length: Double, centre: Double) -> PresentationInput {
    PresentationInput(
      anchor: Rect(x: centre, y: 0, width: 0, height: 0), container: Size(length, 50),
      contentSize: Size(length - 16, 15), permitted: ["up"], margins: .zero, profile: "seed")
  }

  private static func isBroken(_ id: String, _ name: String, by input: some ClauseInput) throws -> Bool {
    // The check's own body on one value.
    let clause = try #require(StandardClauses.all.first { $0.text.id == id })
    #expect(clause.checks.contains { $0.name == name })
    let check = ClauseCheck<Subject>("one", .layout, of: { _ in .constant(input) }) { input, subject in
      switch (id, input) {
      case ("POP-31", let presentation as PresentationInput):
        try TipClauses.figures(presentation, subject)
      case ("POP-38", let popover as ArtworkPopoverInput): try ArtworkSizeClauses.image(popover, subject)
      case ("POP-39", let popover as ArtworkPopoverInput): try ArtworkClauses.sizes(popover, subject)
      default: Issue.record("\(id) is not checked with \(input)")
      }
    }
    let outcome = check.run(of: id, profile: "seed", seed: 1, trials: 1)
    return !outcome.failures.isEmpty && outcome.failures["violation"] == nil
  }

  @Test("POP-31: D-03 in 36×86, D-04 in 60×50, D-05 in 36×52")
  func presentations() throws {
    let first = Self.pointingRight(86, centre: 30)
    #expect(first.deviations == ["D-03"] && first.measure[1] <= 200)
    #expect(try Self.isBroken("POP-31", "figures", by: first))
    let second = Self.pointingUp(60, centre: 34.5)
    #expect(second.deviations == ["D-04"] && second.measure[1] <= 400)
    #expect(try Self.isBroken("POP-31", "figures", by: second))
    let narrow = Self.pointingRight(52, centre: 24)
    #expect(narrow.deviations == ["D-05"] && narrow.measure[1] <= 110)
    #expect(try Self.isBroken("POP-31", "figures", by: narrow))
  }

  @Test("POP-38: D-08 in 51×30; POP-39: D-10 in 60×40 at scale 2")
  func artwork() throws {
    let base = ArtworkPopoverInput(
      artwork: .wideArrow, width: 51, height: 30, direction: "up", offset: 0, scale: 1, profile: "seed")
    #expect(base.deviations == ["D-08"] && base.measure[1] <= 200 && base.measure[2] <= 30)
    #expect(try Self.isBroken("POP-38", "image", by: base))
    let mirrored = ArtworkPopoverInput(
      artwork: .oneScaleOnly, width: 40, height: 60, direction: "left", offset: 0, scale: 2, profile: "seed")
    #expect(mirrored.deviations == ["D-10"] && mirrored.measure[1] <= 200)
    #expect(try Self.isBroken("POP-39", "sizes", by: mirrored))
  }
}
