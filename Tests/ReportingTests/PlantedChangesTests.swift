import Catalog
import Components
import ImageDiff
import Pixels
import Reporting
import RunModel
import SoftwareRendering
import Testing

/// Changes planted into the components and the renderer, and what the groups and cards say of them.
@Suite("Planted changes")
struct PlantedChangesTests {
  /// Drawn once for all tests.
  private static let pointHigher = Result { try drawn(arrowHeight: 20) }

  private static func arrowHeight(_ height: Double) throws -> [CaseResult] {
    height == 20 ? try pointHigher.get() : try drawn(arrowHeight: height)
  }

  private static func drawn(arrowHeight height: Double) throws -> [CaseResult] {
    var metrics = ComponentMetrics.sources
    metrics.popover.arrowHeight = height
    return try PlantedRun.results(metrics: metrics)
  }

  @Test(
    "The arrow a point higher or lower: five groups at most, and cards that name the arrow",
    arguments: [18.0, 20])
  func arrowHeight(height: Double) throws {
    let results = try Self.arrowHeight(height)
    #expect(results.count > 400)
    let groups = ChangeGroup.groups(in: results)
    #expect(groups.count <= 5, "\(groups.map { "\($0.members.count) \($0.representative.caseID)" })")
    let arrows = results.filter { $0.evidence?.parts.contains { $0.label == "arrow" } == true }
    #expect(arrows.count > 200)
    for result in arrows { #expect(result.evidence?.clauses.contains("POP-01") == true, "\(result.caseID)") }
    let largest = try #require(groups.first)
    let report = PlantedRun.report(results)
    let card = report.card(for: largest.representative, in: largest)
    #expect(card.contains { $0.label == .part && $0.lines[0].hasPrefix("arrow ") })
    #expect(card.contains { $0.label == .clauses && $0.lines[0].split(separator: " ").contains("POP-01") })
    #expect(card.contains { $0.label == .changed && $0.lines[0].contains("edges moved by 1 point") })
    #expect(card.contains { $0.label == .cause && $0.lines[0].hasPrefix("the component: ") })
    // Under `seed` the art is fixed and the strip moves what casts the shadow alone.
    for group in groups where group.representative.evidence?.parts.map(\.label) == ["shadow"] {
      #expect(group.members.allSatisfy { $0.evidence?.parts.map(\.label) == ["shadow"] })
    }
  }

  @Test("A change of another size is not folded in, though it looks alike")
  func otherMagnitude() throws {
    let (one, two) = (try Self.arrowHeight(20), try Self.arrowHeight(21))
    let smaller = Dictionary(uniqueKeysWithValues: one.map { ($0.caseID, $0) })
    // Every second case has changed by two points, the others by one.
    let mixed = two.enumerated().map { place, result in
      place % 2 == 0 ? result : smaller[result.caseID] ?? result
    }
    let isTwo = Dictionary(
      uniqueKeysWithValues: mixed.enumerated().map { ($1.caseID, $0 % 2 == 0) })
    let moved = ChangeGroup.groups(in: mixed).filter { $0.representative.evidence?.displacement != nil }
    #expect(moved.count >= 4)
    for group in moved {
      // Layout passes to the left add up, so that two of them move a picture by twice as much.
      let members = group.members.filter { !$0.caseID.description.contains("layouts") }
      #expect(
        Set(members.map { isTwo[$0.caseID] }).count <= 1,
        "\(members.map { "\($0.caseID) \(isTwo[$0.caseID] ?? false)" }.sorted { $0.count < $1.count })")
    }
  }

  @Test("Another σ of the layer shadow: cards name the shadow alone")
  func layerShadow() throws {
    var metrics = ComponentMetrics.sources
    metrics.popover.layerShadowRadius = 21
    let results = try PlantedRun.results(metrics: metrics)
    #expect(results.count > 150)
    expectShadowAlone(results, clause: "POP-26", side: "component")
  }

  @Test(
    "Another σ in the renderer: cards name the shadow alone, and the renderer",
    arguments: ["stack/", "popover/"])
  func rendererShadow(component: String) throws {
    let results = try PlantedRun.results(renderer: BlurredRenderer()) {
      $0.id.description.hasPrefix(component)
    }
    #expect(results.count > 40)
    let clause = component == "stack/" ? "CG-05" : "CG-06"
    expectShadowAlone(results, clause: clause, side: "renderer")
  }

  private func expectShadowAlone(_ results: [CaseResult], clause: String, side: String) {
    let report = PlantedRun.report(results)
    for group in report.groups {
      for result in group.members {
        #expect(result.evidence?.parts.map(\.label) == ["shadow"], "\(result.caseID)")
        #expect(result.evidence?.clauses.contains(clause) == true)
        #expect(result.changedSide == side)
        let lines = report.card(for: result, in: group).filter { $0.label == .part }
        #expect(lines.count == 1 && lines[0].lines[0].hasPrefix("shadow "))
        for part in ["arrow", "body", "matte", "photo"] { #expect(!result.summary.contains("\(part) ")) }
      }
    }
  }

  @Test("One pixel by one step: found, located, and its smallest tolerance is right")
  func onePixel() throws {
    let id = "popover/up/320x240-o0@1x"
    let results = try PlantedRun.results(renderer: OnePixelRenderer(x: 100, y: 120)) {
      $0.id.description == id
    }
    let result = try #require(results.first)
    #expect(result.verdict == .changed && result.differingPixels == 1)
    #expect(result.changedSide == "renderer")
    let evidence = try #require(result.evidence)
    let area = ChangeEvidence.Area(x: 100, y: 120, width: 1, height: 1, pixels: 1)
    #expect(evidence.regions == [area] && evidence.regionCount == 1)
    #expect(evidence.parts == [ChangeEvidence.Part(label: "body", area: area, strongestStep: 1)])
    // Of pixels that are not opaque a step premultiplied is one or two steps of the file's colours.
    let step = try #require(result.largestChannelDelta)
    #expect((1...2).contains(step))
    #expect(result.summary.contains("passes at 1 px or channel threshold \(step)"))
  }
}
