import RunModel
import Testing

@testable import Reporting

@Suite("Report as HTML")
struct RunReportHTMLTests {
  @Test("Tags nest, attributes are quoted, ids are unique", arguments: RunRecord.Status.allCases)
  func wellFormed(status: RunRecord.Status) throws {
    var report = try Samples.everyVerdict()
    report.record.status = status
    #expect(MarkupBalance(report.html).problems == [])
    report.results = []
    #expect(MarkupBalance(report.html).problems == [])
  }

  @Test("Hostile text stays text, wherever it comes from")
  func hostileText() throws {
    let plain = try Samples.everyVerdict()
    var report = plain
    let hostile = "</script></style></title>--><img src=x onerror=\"alert(1)\" '>"
    report.record.id = hostile
    report.record.startedAt = hostile
    report.record.toolVersion = hostile
    report.record.rendererName = hostile
    report.record.rendererVersion = hostile
    report.coverageNotes = [hostile]
    report.unreferenced[0].path = hostile
    report.record.filters = [hostile]
    report.record.shard = hostile
    for index in report.results.indices {
      report.results[index].detail = hostile
      report.results[index].parameters = hostile
      report.results[index].differingPixelsByRegion = [hostile: 1]
    }
    let balance = MarkupBalance(report.html)
    #expect(balance.problems == [])
    #expect(balance.elements["img"] == MarkupBalance(plain.html).elements["img"])
    #expect(balance.elements["script"] == 1)
    #expect(balance.attributes.keys.filter { $0.hasPrefix("on") } == [])
    #expect(!report.html.contains("<img src=x"))
    // Eight fields of the run, and each result's detail, parameters and parts.
    let escaped = report.html.split(separator: "&lt;img src=x onerror=").count - 1
    #expect(escaped > 8 + 2 * report.results.count)
  }

  @Test("The same report gives the same bytes, in whatever order its results come")
  func deterministic() throws {
    var report = try Samples.everyVerdict()
    let html = report.html
    #expect(report.html == html)
    report.results.reverse()
    report.unreferenced.reverse()
    #expect(report.html == html)
    #expect(report.json(reportPath: nil) == (try Samples.everyVerdict()).json(reportPath: nil))
  }

  @Test("Nothing is fetched, and only the report's own style and script are let through")
  func policy() throws {
    let html = try Samples.everyVerdict().html
    let styles = [ReportStyle.text, ConformanceStyle.text, CalibrationStyle.text].map(\.markup)
      .joined(separator: "\n")
    let style = Base64.encode(SHA256.digest(styles))
    let script = Base64.encode(SHA256.digest(ReportScript.text.markup))
    #expect(
      html.contains("content=\"default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:;"))
    #expect(html.contains("style-src 'sha256-\(style)'; script-src 'sha256-\(script)'\">"))
    #expect(html.contains("<style>" + styles + "</style>"))
    #expect(html.contains("<script>" + ReportScript.text.markup + "</script>"))
    let balance = MarkupBalance(html)
    #expect(balance.elements["link"] == nil && balance.elements["iframe"] == nil)
    #expect(balance.attributes["style"] == nil)
    for source in html.split(separator: "src=\"").dropFirst() {
      #expect(source.hasPrefix("data:image/png;base64,"))
    }
  }

  @Test("A run of 1,500 cases that all pass stays below 10 MB")
  func size() throws {
    let html = try Samples.passing(1_500, thumbnailBytes: 5_000).html
    #expect(html.utf8.count < 10_000_000)
    let pictures = html.split(separator: "data:image/png").count - 1
    #expect(pictures >= 1_350)
    #expect(html.contains("\(1_500 - pictures) small pictures, the largest, to keep this file below 15 MB"))
    let smaller = try Samples.passing(1_500, thumbnailBytes: 4_000).html
    #expect(smaller.split(separator: "data:image/png").count - 1 == 1_500)
    #expect(!smaller.contains("left out"))
  }

  @Test("The filter offers the directions that there are, and none where there are none")
  func directions() throws {
    var report = try Samples.everyVerdict()
    #expect(!report.html.contains("name=\"direction\""))
    report.results += [try Samples.result("popover/left/a@1x", 90, .passed)]
    report.results += [try Samples.result("popover/up/b@1x", 91, .passed)]
    #expect(
      report.html.contains(
        "<select name=\"direction\"><option value=\"\">any</option><option>up</option><option>left</option></select>"
      ))
  }

  @Test("A comparison of folders names its sides, and its commands survive a shell")
  func folders() throws {
    var report = try Samples.everyVerdict()
    var findings = FolderFindings(reference: "old", candidate: "n w")
    findings.renamed = [FolderFindings.Renamed(reference: "a<b.png", candidate: "c.png")]
    findings.duplicates = [FolderFindings.Duplicate(name: "d.png", original: "e.png")]
    findings.collisions = [["F.png", "f.png"]]
    report.folders = findings
    var changed = report.results[0]
    changed.caseID = CaseID(pictureName: "it's.png")
    #expect(
      report.commands(for: changed) == [
        "proofsheet diff 'old/it'\\''s.png' 'n w/it'\\''s.png' --out difference.png"
      ])
    changed.verdict = .new
    #expect(report.commands(for: changed) == [])
    let html = report.html
    #expect(MarkupBalance(html).problems == [])
    for text in [
      "a&lt;b.png → c.png, same pixels", "d.png has the pixels of e.png", "F.png, f.png", "1</b> renamed",
    ] {
      #expect(html.contains(text), "\(text)")
    }
    #expect(html.contains("Reference of ") && !html.contains("Baseline of "))
    // There is nothing to approve.
    #expect(!html.contains("copy approve"))
    report.folders = nil
    #expect(report.html.contains("copy approve"))
  }

  @Test("A card says what differs, who changed, and how to see it again")
  func card() throws {
    let html = try Samples.everyVerdict().html
    let card = try #require(
      html.firstMatch(
        of: /(?s)<article class="card changed" id="popover\/between\/up@1x".*?<\/article>/)
    ).0
    for text in [
      "shift (1, 0): 14 of 76,800 px differ, 0.02 %, in arrow", "<dd>arrow 14 px</dd>",
      "4 × 6 px at (157, 12)", "210 of 255",
      "320 × 240 px",
      "<dt>cause</dt><dd>the component: ", "\"bounds\": [320, 480],\n",
      "proofsheet run --filter 'popover/between/up@1x'",
      "proofsheet render --case 'popover/between/up@1x' --out 'up@1x.png'", "href=\"#popover/between/up@1x\"",
      "alt=\"Baseline of popover/between/up@1x\" src=\"data:image/png;base64,BAUG\"",
      "alt=\"This run of popover/between/up@1x\" src=\"data:image/png;base64,BwgJ\"",
      "alt=\"Difference of popover/between/up@1x: 14 px (arrow 14 px)\" src=\"data:image/png;base64,CgsM\"",
      String(repeating: "a", count: 64), String(repeating: "b", count: 64),
    ] {
      #expect(card.contains(text), "\(text)")
    }
  }

  @Test("A changed picture of an unchanged display list is the renderer's")
  func rendererChanged() throws {
    var report = try Samples.everyVerdict()
    for index in report.results.indices {
      report.results[index].baselineDisplayListDigest = Samples.digest("c")
    }
    #expect(report.html.contains("<dt>cause</dt><dd>the renderer: "))
    #expect(!report.html.contains("<dt>cause</dt><dd>the component: "))
  }

  @Test("Pictures of look-alikes give way before the file grows without limit; the first of a kind stays")
  func cardBudget() throws {
    let results = try (0..<4).map { try Samples.changed("popover/between/up-\($0)@1x", $0) }
    let large = CasePictures(actual: Array(repeating: 0, count: 15_000_000))
    let pictures = Dictionary(uniqueKeysWithValues: results.map { ($0.caseID, large) })
    let budget = PictureBudget(ordered: results, groups: ChangeGroup.groups(in: results), pictures: pictures)
    #expect(budget.withoutCardPictures == Set(results.dropFirst().map(\.caseID)))
  }
}
