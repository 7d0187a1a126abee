import Testing

@testable import Reporting

@Suite("Contact sheet of a report")
struct ContactSheetTests {
  @Test(
    "Every verdict but passed has a frame with a mark of its own and its word",
    arguments: [
      ("within", "within tolerance"), ("changed", "changed"), ("new", "new"), ("missing", "missing"),
      ("skipped", "skipped"), ("failed", "failed"),
    ])
  func frames(mark: String, word: String) throws {
    let report = try Samples.everyVerdict().html
    let sheet = try #require(report.range(of: "<section id=\"sheet\""))
    let html = report[sheet.upperBound...]
    let frame = try #require(html.range(of: "<li class=\"\(mark)\"><"))
    let end = try #require(html[frame.upperBound...].range(of: "</li>"))
    #expect(html[frame.upperBound..<end.lowerBound].contains("<em>\(word)</em>"))
    #expect(ReportStyle.text.markup.contains(".frames .\(mark) .shot"))
    #expect(ReportStyle.text.markup.contains(".mark.\(mark) {"))
  }

  @Test("A passed case has a frame without a mark or a word; every case has one")
  func unmarkedFrames() throws {
    let html = try Samples.everyVerdict().html
    let frame = try #require(html.range(of: "<li><details><summary>"))
    let end = try #require(html[frame.upperBound...].range(of: "</li>"))
    #expect(!html[frame.upperBound..<end.lowerBound].contains("<em>"))
    #expect(html.split(separator: "class=\"shot\"").count - 1 == 8)
  }
}

extension StringProtocol {
  /// Where a text occurs first.
  fileprivate func range(of text: String) -> Range<Index>? {
    var rest = utf8[...]
    while !rest.isEmpty {
      if rest.starts(with: text.utf8) {
        return rest.startIndex..<rest.index(rest.startIndex, offsetBy: text.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
