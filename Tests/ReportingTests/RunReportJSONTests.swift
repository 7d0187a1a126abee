import JSONText
import RunModel
import Testing

import Reporting

@Suite("Report as JSON")
struct RunReportJSONTests {
  private func members(_ value: JSONValue?) -> [String: JSONValue] {
    if case .object(let members)? = value { members } else { [:] }
  }

  private func items(_ value: JSONValue?) -> [JSONValue] {
    if case .array(let items)? = value { items } else { [] }
  }

  @Test("Exactly the keys of the format, at every level")
  func keys() throws {
    let json = members(try Samples.everyVerdict().json(reportPath: "Reports/7f3a/index.html"))
    #expect(
      json.keys.sorted() == [
        "cases", "clauses", "complete", "counts", "deviations", "digest", "durationSeconds", "formatVersion",
        "groups", "renderer", "rendererVersion", "report", "run", "seed", "status",
      ])
    #expect(
      members(json["counts"]).keys.sorted() == [
        "cases", "changed", "clauses", "clausesPassed", "expectedDeviations", "failed", "missing", "new",
        "passed",
        "skipped", "unexpectedPasses", "unreferenced", "violations", "withinTolerance",
      ])
    let card = [
      "changedAlike", "clauses", "commands", "displacement", "group", "metrics", "metricsDisagree", "parts",
      "regionCount", "regions", "rejected", "smallestPassing",
    ]
    let attention = ["changed", "new", "missing", "failed"].map(JSONValue.string)
    for item in items(json["cases"]) {
      let own = members(item)
      let cardKeys = own["verdict"].map(attention.contains) == true ? card : []
      #expect(
        own.keys.filter { !cardKeys.contains($0) }.sorted() == [
          "baselineDigest", "boundingBox", "changeClass", "changedSide", "detail", "differingPixels",
          "differingPixelsByRegion", "digest", "displayListDigest", "id", "largestChannelDelta", "limits",
          "milliseconds", "shift", "verdict",
        ])
      #expect(cardKeys.allSatisfy { own[$0] != nil })
    }
  }

  @Test("The values of the run and its counts")
  func values() throws {
    let json = members(try Samples.everyVerdict().json(reportPath: "Reports/7f3a/index.html"))
    #expect(json["formatVersion"] == .integer(1))
    #expect(json["run"] == .string("20261130-054500-7f3a"))
    #expect(json["status"] == .string("failed"))
    #expect(json["renderer"] == .string("software"))
    #expect(json["seed"] == .null)
    #expect(json["durationSeconds"] == .number(12.5))
    #expect(json["digest"] == .string(String(repeating: "d", count: 64)))
    #expect(json["report"] == .string("Reports/7f3a/index.html"))
    #expect(json["clauses"] == .array([]))
    #expect(json["deviations"] == .array([]))
    let counts = members(json["counts"])
    #expect(
      counts.mapValues(\.serialized) == [
        "cases": "8", "passed": "1", "withinTolerance": "1", "changed": "2", "new": "1", "missing": "1",
        "unreferenced": "2", "skipped": "1", "failed": "1", "clauses": "0", "clausesPassed": "0",
        "violations": "0",
        "expectedDeviations": "0", "unexpectedPasses": "0",
      ])
  }

  @Test("The values of a case, in the order of the plan")
  func cases() throws {
    let cases = items(members(try Samples.everyVerdict().json(reportPath: nil))["cases"])
    let digit = { (digit: Character) in "\"" + String(repeating: digit, count: 64) + "\"" }
    #expect(
      members(cases.first).mapValues(\.serialized) == [
        "id": "\"popover/between/up@1x\"", "verdict": "\"changed\"", "detail": "null", "digest": digit("a"),
        "baselineDigest": digit("b"), "displayListDigest": digit("c"), "changedSide": "\"component\"",
        "differingPixels": "14", "largestChannelDelta": "210", "boundingBox": "[157,12,4,6]",
        "differingPixelsByRegion": "{\"arrow\":14,\"shadow\":0}", "milliseconds": "3.25",
        "changeClass": "\"shift\"", "shift": "[1,0]", "limits": "[]", "group": "1", "clauses": "[]",
        "parts": "[]", "regions": "[]", "regionCount": "null", "displacement": "null", "metrics": "[]",
        "metricsDisagree": "false", "smallestPassing": "{\"channelThreshold\":210,\"maxPixels\":14}",
        "changedAlike": "[\"popover/between/down@1x\"]",
        "rejected": "null",
        "commands":
          "[\"proofsheet run --filter 'popover/between/up@1x'\","
          + "\"proofsheet render --case 'popover/between/up@1x' --out 'up@1x.png'\"]",
      ])
    #expect(
      cases.map { members($0)["verdict"]?.serialized ?? "" } == [
        "\"changed\"", "\"changed\"", "\"passed\"", "\"within-tolerance\"", "\"new\"", "\"missing\"",
        "\"skipped\"",
        "\"failed\"",
      ])
  }

  @Test(
    "The status has three words; a run that did not end is failed or inconclusive, never passed",
    arguments: [
      (RunRecord.Status.passed, "passed", true), (.failed, "failed", true),
      (.inconclusive, "inconclusive", true),
      (.interrupted, "inconclusive", false), (.incomplete, "inconclusive", false),
    ])
  func status(status: RunRecord.Status, word: String, isComplete: Bool) throws {
    var report = try Samples.passing(2, thumbnailBytes: 1)
    report.record.status = status
    #expect(members(report.json(reportPath: nil))["status"] == .string(word))
    #expect(members(report.json(reportPath: nil))["complete"] == .boolean(isComplete))
    if !isComplete {
      report.results[0].verdict = .changed
      #expect(members(report.json(reportPath: nil))["status"] == .string("failed"))
    }
  }

  @Test("What is not known is null")
  func unknown() throws {
    var report = try Samples.passing(1, thumbnailBytes: 1)
    report.record.digest = nil
    report.record.durationSeconds = nil
    report.results[0].milliseconds = .infinity
    let json = members(report.json(reportPath: nil))
    #expect(json["digest"] == .null)
    #expect(json["durationSeconds"] == .null)
    #expect(json["report"] == .null)
    #expect(members(items(json["cases"]).first)["milliseconds"] == .null)
  }
}
