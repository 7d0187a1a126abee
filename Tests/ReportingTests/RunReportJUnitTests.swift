import Foundation
import FoundationXML
import RunModel
import Testing

@testable import Reporting

@Suite("Report as JUnit XML")
struct RunReportJUnitTests {
  /// Counts elements and keeps attributes; refuses what is no XML.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [String: Int] = [:]
    var names: [String] = []
    var suites: [[String: String]] = []
    var failures: [String] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements[name, default: 0] += 1
      if name == "testcase" { names.append("\(attributes["classname"] ?? "")/\(attributes["name"] ?? "")") }
      if name == "testsuite" { suites.append(attributes) }
      if name == "failure" { failures.append(attributes["message"] ?? "") }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  private static func read(_ xml: String) -> Reader? {
    let reader = Reader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    return parser.parse() ? reader : nil
  }

  @Test("Every case is a test case with its outcome, and counts add up")
  func everyVerdict() throws {
    let report = try Samples.everyVerdict()
    let reader = try #require(Self.read(report.junit(reportPath: "/tmp/report/index.html")))
    let counts = report.counts
    #expect(reader.elements["testcase"] == report.results.count + report.unreferenced.count)
    #expect(reader.elements["error"] == counts[.failed])
    #expect(reader.elements["skipped"] == counts[.skipped])
    let failures = counts[.changed] + counts[.new] + counts[.missing] + report.unreferenced.count
    #expect(reader.elements["failure"] == failures)
    #expect(reader.suites.reduce(0) { $0 + (Int($1["tests"] ?? "") ?? 0) } == reader.elements["testcase"])
    #expect(reader.suites.reduce(0) { $0 + (Int($1["failures"] ?? "") ?? 0) } == failures)
    #expect(Set(reader.names).count == reader.names.count)
    #expect(reader.text.contains("[[ATTACHMENT|/tmp/report/index.html]]"))
  }

  @Test("A rejected picture's test case says who rejected it, when and why; others do not")
  func rejected() throws {
    var report = try Samples.everyVerdict()
    let result = try #require(report.results.first { $0.verdict == .changed })
    report.rejections[result.caseID] = Decision(
      by: "Ann", reason: "the <arrow> is off", at: "2026-11-30T06:00:00Z", run: report.record.id)
    let reader = try #require(Self.read(report.junit(reportPath: nil)))
    let words = "rejected by Ann on 2026-11-30: the <arrow> is off"
    #expect(reader.failures.filter { $0.contains("rejected") } == ["\(result.summary) · \(words)"])
    #expect(reader.text.contains("\(result.summary)\n\(words)\n"))
  }

  @Test("Hostile text stays text, and control characters are replaced")
  func hostile() throws {
    var report = try Samples.everyVerdict()
    for index in report.results.indices {
      report.results[index].detail = "]]><testcase a='\"'>\u{0}\u{1}\u{1B}[31m\u{FFFE}&"
    }
    report.unreferenced[0].path = "<failure/>\u{8}"
    let reader = try #require(Self.read(report.junit(reportPath: nil)))
    #expect(reader.elements["testcase"] == report.results.count + report.unreferenced.count)
  }

  @Test("A run that did not end is an error")
  func incomplete() throws {
    var report = try Samples.everyVerdict()
    report.results = []
    report.unreferenced = []
    report.record.status = .interrupted
    let reader = try #require(Self.read(report.junit(reportPath: nil)))
    #expect(reader.elements["error"] == 1)
  }
}
