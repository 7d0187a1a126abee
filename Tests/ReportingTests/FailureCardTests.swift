import ImageDiff
import RunModel
import Testing

@testable import Reporting

@Suite("Failure cards")
struct FailureCardTests {
  /// A case whose arrow and body changed, with all that is measured of it.
  static func full(_ ordinal: Int) throws -> CaseResult {
    var result = try Samples.changed("popover/up/case-\(ordinal)@1x", ordinal)
    result.parameters = #"{"component":"popover","profile":"corrected"}"#
    result.change = .content
    result.shift = nil
    result.differingPixels = 402
    result.differingPixelsByRegion = ["arrow": 96, "body": 306, "shadow": 0]
    let arrow = ChangeEvidence.Area(x: 141, y: 1, width: 37, height: 20, pixels: 96)
    let body = ChangeEvidence.Area(x: 1, y: 18, width: 318, height: 3, pixels: 306)
    result.evidence = ChangeEvidence(
      parts: [
        ChangeEvidence.Part(label: "arrow", area: arrow, strongestStep: 232),
        ChangeEvidence.Part(label: "body", area: body, strongestStep: 200),
      ], clauses: ["POP-01", "COR-02"],
      regions: [ChangeEvidence.Area(x: 1, y: 1, width: 318, height: 20, pixels: 402)], regionCount: 1,
      strongestStep: 232, meanSteps: [0, 0, 0, -90], thickness: 2, displacement: 1, extent: [318, 20],
      growth: nil)
    result.metrics = [
      LimitOutcome(
        part: nil, metric: "exact", metricVersion: "1", threshold: 0, maxPixels: 0, reason: "default",
        differingPixels: 402, score: nil, passes: false, smallestMaxPixels: 402, smallestThreshold: 210),
      LimitOutcome(
        part: nil, metric: "ssim", metricVersion: "1", threshold: 0.99, maxPixels: 0, reason: "default",
        differingPixels: 402, score: 0.9951234, passes: true, smallestMaxPixels: nil,
        smallestThreshold: 0.9951234),
    ]
    return result
  }

  private static func report(_ count: Int) throws -> RunReport {
    let results = try (0..<count).map(full)
    return RunReport(
      record: Samples.record(.failed, planned: count), results: results, unreferenced: [], pictures: [:],
      coverageNotes: [])
  }

  @Test("A card as text: what changed, what would pass it, clauses and cause come first")
  func text() throws {
    let report = try Self.report(9)
    let group = try #require(report.groups.first)
    var result = report.results[4]
    (result.width, result.height) = (320, 240)
    let facts = report.card(for: result, in: group)
    let lines = facts.flatMap { fact in fact.lines.map { "\(fact.label.rawValue): \($0)" } }
    #expect(
      lines.prefix(4) == [
        "changed: content, edges moved by 1 point: 402 of 76,800 px differ, 0.52 %, in arrow, body,"
          + " largest visible step 232 of 255",
        "passes at: 402 px or channel threshold 210", "clauses: POP-01 COR-02",
        "cause: the component: its display list is not the approved one",
      ])
    #expect(facts.count { $0.weight == .leading } == 4)
    #expect(
      lines.dropFirst(4).filter { !$0.contains(/^(within|channels|ink|picture|approved|display list)/) } == [
        "part: arrow 96 px within 37 × 20 at (141, 1), largest visible step 232 of 255",
        "part: body 306 px within 318 × 3 at (1, 18), largest visible step 200 of 255",
        "regions: 1: 318 × 20 at (1, 1), 402 px",
        "metrics: exact: 402 px, limit 0 px: fails, passes at 402 px",
        "metrics: ssim: 0.995123, limit at least 0.99: passes",
        "disagree: passing: ssim; failing: exact; each at its own default limit",
        "alike: popover/up/case-3@1x, popover/up/case-5@1x, popover/up/case-2@1x, popover/up/case-6@1x,"
          + " popover/up/case-1@1x, popover/up/case-7@1x and 2 more",
        "size: 320 × 240 px", "took: 3 ms",
        "again: proofsheet run --filter 'popover/up/case-4@1x'",
        "again: proofsheet render --case 'popover/up/case-4@1x' --out 'case-4@1x.png'",
      ])
  }

  @Test("Page and text have the same facts in the same order, each once")
  func sameFacts() throws {
    let report = try Self.report(1)
    let facts = report.card(for: report.results[0], in: try #require(report.groups.first))
    let article = try #require(report.html.firstMatch(of: /(?s)<article class="card.*?<\/article>/)).0
    #expect(article.matches(of: /<dt>(.*?)<\/dt>/).map { String($0.1) } == facts.map(\.label.rawValue))
  }

  @Test("A limit that is passed by leads; one that holds does not")
  func limits() throws {
    var report = try Self.report(1)
    report.results[0].limits = [report.results[0].metrics[0], report.results[0].metrics[1]]
    let facts = report.card(for: report.results[0], in: try #require(report.groups.first))
    #expect(facts.filter { $0.label == .pastLimit }.map(\.weight) == [.leading])
    #expect(facts.filter { $0.label == .limit }.map(\.weight) == [.further])
  }

  @Test("Rows and columns that came or went are told alike by the card and the line of a case")
  func cameAndWent() throws {
    var result = try Self.full(0)
    for (kind, lines, words) in [
      (.insert, LineChange(axis: .rows, start: 40, count: 12), "12 rows inserted at y 40"),
      (.delete, LineChange(axis: .columns, start: 7, count: 1), "1 column deleted at x 7"),
    ] as [(ImageChange.Kind, LineChange, String)] {
      result.change = kind
      result.evidence?.lines = lines
      #expect(Wording.change(of: result)?.hasPrefix("\(words): ") == true)
      #expect(result.summary.contains(" · \(words) · ") && !result.summary.contains("edges moved"))
    }
    var score = try #require(result.metrics.first { $0.metric == "ssim" })
    score.score = nil
    #expect(Wording.found(score) == "no score")
  }

  @Test("Lengths of a file's picture are pixels, those of a case points; one is not several")
  func units() throws {
    var result = try Self.full(0)
    #expect(Wording.change(of: result)?.hasPrefix("content, edges moved by 1 point: ") == true)
    result.parameters = "{}"
    #expect(Wording.change(of: result)?.hasPrefix("content, edges moved by 1 pixel: ") == true)
    result.change = .resize
    result.evidence?.growth = [-1, 2.25]
    result.evidence?.displacement = nil
    result.evidence?.thickness = 9
    #expect(
      Wording.change(of: result)?.hasPrefix("resize, 1 pixel narrower, 2.25 pixels taller: 402 px differ")
        == true)
    #expect(result.summary.contains("resize · ") && !result.summary.contains("point"))
    (result.width, result.height) = (30, 20)
    result.evidence?.growth = [-1, 2]
    #expect(Wording.size(of: result) == "30 × 20 px, the reference 31 × 18 px")
    result.evidence?.strongestStep = 0
    #expect(Wording.change(of: result)?.hasSuffix(", no visible step") == true)
  }

  @Test("Only parts that changed are named, in the line of a case too")
  func parts() throws {
    let result = try Self.full(0)
    #expect(!result.summary.contains("shadow"))
    #expect(result.summary.hasPrefix("body 306 px, arrow 96 px · content · edges moved by 1 point"))
    #expect(result.summary.hasSuffix("passes at 402 px or channel threshold 210"))
  }

  @Test("A card in the page says the same, and is found by class, part, clause and profile")
  func page() throws {
    let html = try Self.report(3).html
    #expect(MarkupBalance(html).problems == [])
    for text in [
      "data-profile=\"corrected\" data-class=\"content\" data-parts=\"arrow body\" data-clauses=\"POP-01 COR-02\""
        + " data-at=\"160,11\"",
      "<code class=\"clause\">POP-01</code>", "<dt>passes at</dt><dd>402 px or channel threshold 210</dd>",
      "<tr class=\"fails\"><th scope=\"row\">exact</th><td>402 px</td><td>0 px</td><td>fails</td><td>402 px</td></tr>",
      "<dt>disagree</dt><dd>passing: ssim; failing: exact; each at its own default limit</dd>",
      "<option>POP-01</option>",
      "<option>arrow</option>",
      "<option>content</option>", "<option>corrected</option>",
      "<a href=\"#popover/up/case-1@1x\">popover/up/case-1@1x</a>",
    ] {
      #expect(html.contains(text), "\(text)")
    }
  }

  @Test("Pictures of other sizes pass at no tolerance")
  func sizes() throws {
    var result = try Self.full(0)
    result.change = .resize
    result.evidence?.growth = [0, 1]
    #expect(result.smallestTolerance == nil)
    #expect(!result.summary.contains("passes at"))
  }

  @Test("1,500 cases with 300 failures stay below 15 MB, and each failure keeps its two pictures")
  func size() throws {
    var report = try Samples.passing(1_500, thumbnailBytes: 4_000)
    for index in 0..<300 {
      let id = report.results[index * 5].caseID
      var failure = try Self.full(index * 5)
      failure.caseID = id
      report.results[index * 5] = failure
      report.pictures[id]?.baseline = Array(repeating: 1, count: 9_000)
      report.pictures[id]?.actual = Array(repeating: 2, count: 9_000)
    }
    let html = report.html
    #expect(html.utf8.count < 15_000_000)
    #expect(html.utf8.count > 10_000_000)
    #expect(html.split(separator: "class=\"pane baseline\"").count - 1 == 300)
  }

  @Test("With more failures than a page bears, look-alikes have a line each; no case is left out")
  func lines() throws {
    let html = try Self.report(1_600).html
    #expect(html.utf8.count < 15_000_000)
    #expect(MarkupBalance(html).problems == [])
    #expect(html.split(separator: "<article class=\"card").count - 1 == PictureBudget.mostCards)
    #expect(html.contains("the cards of 600 cases that look like others, a line each instead"))
    for place in [0, 999, 1_000, 1_599] { #expect(html.contains("id=\"popover/up/case-\(place)@1x\"")) }
  }
}
