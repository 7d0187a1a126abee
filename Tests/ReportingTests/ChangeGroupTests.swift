import ImageDiff
import Pixels
import RunModel
import Testing

@testable import Reporting

@Suite("Groups of changes")
struct ChangeGroupTests {
  /// A case whose body's edge moved by a point.
  private static func moved(_ ordinal: Int) throws -> CaseResult {
    var result = try Samples.changed("popover/up/a-\(ordinal)@1x", ordinal)
    result.change = .content
    result.shift = nil
    let area = ChangeEvidence.Area(x: 0, y: 19, width: 320, height: 2, pixels: 640)
    result.evidence = ChangeEvidence(
      parts: [ChangeEvidence.Part(label: "body", area: area, strongestStep: 210)], clauses: ["POP-01"],
      regions: [area], regionCount: 1, strongestStep: 210, meanSteps: [0, 0, 0, -70], thickness: 2,
      displacement: 1, extent: [320, 2], growth: nil)
    return result
  }

  /// A case of which an area was recoloured.
  private static func recoloured(_ ordinal: Int, by step: Int) throws -> CaseResult {
    var result = try moved(ordinal)
    result.change = .recolour
    result.evidence?.displacement = nil
    result.evidence?.thickness = 200
    result.evidence?.extent = [320, 200]
    result.evidence?.strongestStep = step
    result.evidence?.parts[0].strongestStep = step
    result.evidence?.meanSteps = [Double(step), 0, 0, 0]
    return result
  }

  private static func ordinals(_ results: [CaseResult]) -> [[Int]] {
    ChangeGroup.groups(in: results).map { $0.members.map(\.ordinal) }
  }

  @Test("Counts, boxes, colours around and the kind of move do not make another group")
  func one() throws {
    var results = try (0..<6).map(Self.moved)
    results[1].differingPixels = 9_000
    results[2].boundingBox?.width = 600
    results[3].evidence?.strongestStep = 90
    results[3].evidence?.parts[0].strongestStep = 90
    results[4].change = .insert
    results[5].change = .shift
    #expect(Self.ordinals(results) == [[0, 1, 2, 3, 4, 5]])
    #expect(ChangeGroup.groups(in: results).map(\.countInWords) == ["6 cases"])
    #expect(ChangeGroup.groups(in: [results[0]]).map(\.countInWords) == ["1 case"])
    let many = try (0..<1_200).map(Self.moved)
    #expect(ChangeGroup.groups(in: many).map(\.countInWords) == ["1,200 cases"])
  }

  @Test("Distance, parts, class, side, verdict, growth and error each make another group")
  func many() throws {
    var results = try (0..<10).map(Self.moved)
    results[1].evidence?.displacement = 2
    results[2].evidence?.parts[0].label = "arrow"
    results[3].change = .recolour
    results[4].baselineDisplayListDigest = results[4].displayListDigest
    results[5].verdict = .missing
    results[6].evidence?.growth = [0, 1]
    results[7].verdict = .failed
    results[7].detail = "one"
    results[8].verdict = .failed
    results[8].detail = "two"
    results[9].evidence?.extent = [3, 3]
    #expect(Self.ordinals(results) == (0..<10).map { [$0] })
  }

  @Test("A part that hardly changed beside others does not make another group")
  func weakPart() throws {
    var results = try (0..<2).map(Self.moved)
    var shadow = try #require(results[1].evidence?.parts[0])
    shadow.label = "shadow"
    shadow.strongestStep = 6
    results[1].evidence?.parts.append(shadow)
    #expect(Self.ordinals(results) == [[0, 1]])
    results[1].evidence?.parts[1].strongestStep = 60
    #expect(Self.ordinals(results) == [[0], [1]])
  }

  @Test(
    "A recolour is of one strength and direction", arguments: [(4, 4, 1), (4, 5, 2), (1, 2, 2), (40, 41, 2)])
  func recolour(first: Int, second: Int, groups: Int) throws {
    let results = [try Self.recoloured(0, by: first), try Self.recoloured(1, by: second)]
    #expect(Self.ordinals(results).count == groups)
    var darker = results
    darker[1].evidence?.strongestStep = first
    darker[1].evidence?.parts[0].strongestStep = first
    darker[1].evidence?.meanSteps[0] = Double(-first)
    #expect(Self.ordinals(darker).count == 2)
  }

  @Test(
    "Areas are of one group while the strongest is less than half as much again as the weakest",
    arguments: [
      ([1, 2], 2), ([3, 4], 1), ([3, 5], 2), ([10, 19, 20], 2), ([1, 1, 2, 2], 2), ([3, 4, 5, 6, 9], 3),
    ])
  func strengths(steps: [Int], groups: Int) throws {
    let results = try steps.enumerated().map { ordinal, step in
      var result = try Self.recoloured(ordinal, by: step)
      result.change = .content
      return result
    }
    #expect(Self.ordinals(results).count == groups)
    #expect(Self.ordinals(results.reversed()).map { $0.sorted() }.map(Set.init).count == groups)
  }

  @Test("The group of most cases comes first; what needs nobody is not there")
  func order() throws {
    var results = try (0..<5).map(Self.moved)
    results[0].evidence?.displacement = 3
    results[3].evidence?.displacement = 2
    results[4].verdict = .passed
    #expect(Self.ordinals(results) == [[1, 2], [0], [3]])
  }

  @Test("Without evidence, all that was counted has to be equal")
  func unmeasured() throws {
    var results = try (0..<3).map { try Samples.changed("popover/between/up-\($0)@1x", $0) }
    #expect(Self.ordinals(results) == [[0, 1, 2]])
    results[1].differingPixels = 15
    results[2].boundingBox?.width = 5
    #expect(Self.ordinals(results) == [[0], [1], [2]])
  }

  @Test("Neighbours are the nearest of the group in the plan")
  func neighbours() throws {
    let results = try [0, 5, 6, 9, 20].map(Self.moved)
    let group = try #require(ChangeGroup.groups(in: results).first)
    let near = group.neighbours(of: results[2], atMost: 3)
    #expect(near == [results[1], results[3], results[0]].map(\.caseID))
    #expect(group.neighbours(of: try Samples.changed("other/a/b@1x", 7), atMost: 3) == [])
  }

  @Test("A group says in a line what happened")
  func summaries() throws {
    let moved = try #require(ChangeGroup.groups(in: [try Self.moved(0)]).first)
    #expect(moved.summary == "the component changed · edges moved by 1 point · body")
    let recoloured = try #require(ChangeGroup.groups(in: [try Self.recoloured(0, by: 7)]).first)
    #expect(recoloured.summary == "the component changed · recolour · body · largest step 7 of 255")
    var larger = try Self.recoloured(0, by: 7)
    larger.change = .resize
    larger.evidence?.growth = [-0.5, 1]
    let resized = try #require(ChangeGroup.groups(in: [larger]).first)
    #expect(
      resized.summary
        == "the component changed · resize · 0.5 points narrower · 1 point taller · body · largest step 7 of 255"
    )
  }
}
