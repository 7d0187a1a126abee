import Foundation
import Testing

/// `compare` and `diff` through the real binary, on pictures that `render` draws.
struct CompareTests {
  @Test func verdictsCountsAndStatus() throws {
    let project = try ChangedFolders.project()
    let before = project.contents
    let outcome = try project.call("compare", "old", "new", "--json")
    #expect(outcome.status == 1)
    #expect(project.contents == before)
    let said = try object(outcome.output)
    let counts = try #require(said["counts"] as? [String: Int])
    #expect(counts["cases"] == 4 && counts["passed"] == 1 && counts["changed"] == 1)
    #expect(counts["new"] == 1 && counts["missing"] == 1 && counts["renamed"] == 0)
    let cases = try #require(said["cases"] as? [[String: Any]])
    let changed = try #require(cases.first { $0["id"] as? String == "sub/changed.png" })
    #expect(changed["verdict"] as? String == "changed")
    #expect(changed["changeClass"] as? String == "recolour")
    #expect(changed["largestChannelDelta"] as? Int == 5)
    #expect(outcome.errors.contains("passes at"))
  }

  @Test func toleratedPicturesPassAndAreTold() throws {
    let project = try ChangedFolders.project()
    try FileManager.default.removeItem(atPath: project.path("old/gone.png"))
    try FileManager.default.removeItem(atPath: project.path("new/sub/it's new.png"))
    #expect(try project.call("compare", "old", "new").status == 1)
    let tolerant = try project.call("compare", "old", "new", "--metric", "channel", "--threshold", "5")
    #expect(tolerant.status == 0)
    #expect(tolerant.output.contains("1 within-tolerance"))
    #expect(
      try project.call("compare", "old", "new", "--metric", "channel", "--threshold", "4.9").status == 1)
    #expect(try project.call("compare", "old", "new", "--max-ratio", "1").status == 0)
    #expect(try project.call("compare", "old", "old").status == 0)
    // What is left out whole proves nothing; another picture may.
    let hidden = try project.call("compare", "old", "new", "--ignore", "0,0,60,60")
    #expect(hidden.status == 0 && hidden.output.contains("1 skipped"), "\(hidden)")
    for name in try FileManager.default.subpathsOfDirectory(atPath: project.path("old"))
    where name.hasSuffix(".png") && name != "sub/changed.png" {
      try FileManager.default.removeItem(atPath: project.path("old/\(name)"))
      try FileManager.default.removeItem(atPath: project.path("new/\(name)"))
    }
    #expect(try project.call("compare", "old", "new", "--ignore", "0,0,60,60").status == 4)
    #expect(try project.call("compare", "old", "new", "--ignore", "0,0,60,60", "--promote").status == 4)
  }

  @Test func anotherNameIsRenamed() throws {
    let project = try ChangedFolders.project()
    try FileManager.default.moveItem(
      atPath: project.path("new/same.png"), toPath: project.path("new/sub/other.png"))
    let said = try object(project.call("compare", "old", "new", "--json").output)
    let folders = try #require(said["folders"] as? [String: Any])
    let renamed = try #require(folders["renamed"] as? [[String: String]])
    #expect(renamed == [["from": "same.png", "to": "sub/other.png"]])
  }

  @Test func missingAndEmptyFoldersProveNothing() throws {
    let project = try ChangedFolders.project()
    try FileManager.default.createDirectory(
      atPath: project.path("empty"), withIntermediateDirectories: true)
    for folders in [["old", "nowhere"], ["nowhere", "new"], ["old", "empty"], ["empty", "new"]] {
      let outcome = try project.call(["compare"] + folders)
      #expect(outcome.status == 4)
      #expect(outcome.isOneErrorLine)
    }
    #expect(try project.call("compare", "old", "new", "--metric", "magic").status == 2)
    #expect(try project.call("compare", "old").status == 2)
  }

  @Test func reportAndJUnitAreWritten() throws {
    let project = try ChangedFolders.project()
    let outcome = try project.call("compare", "old", "new", "--report", "out", "--junit", "junit.xml")
    #expect(outcome.status == 1)
    let html = try String(contentsOfFile: project.path("out/index.html"), encoding: .utf8)
    #expect(html.contains("id=\"sub/changed.png\"") && html.contains("Reference of sub/changed.png"))
    #expect(html.contains("proofsheet diff 'old/sub/changed.png' 'new/sub/changed.png' --out difference.png"))
    let xml = try String(contentsOfFile: project.path("junit.xml"), encoding: .utf8)
    #expect(xml.split(separator: "<testcase").count - 1 == 4)
    #expect(xml.split(separator: "<failure").count - 1 == 3)
    #expect(xml.contains("[[ATTACHMENT|out/index.html]]"))
  }

  @Test func outputsNeverReplaceInputs() throws {
    let project = try ChangedFolders.project()
    let (old, new) = ("old/sub/changed.png", "new/sub/changed.png")
    for path in [old, new, "./old/../old/sub/changed.png"] {
      let outcome = try project.call("diff", old, new, "--out", path)
      #expect(outcome.status == 2)
      #expect(outcome.isOneErrorLine)
    }
    let report = try project.call("compare", "old", "new", "--report", "r", "--junit", "r/index.html")
    #expect(report.status == 2)
    #expect(try project.call("diff", old, new, "--ignore", "0,0,60,60").status == 4)
    #expect(try project.call("diff", old, new, "--out", "").status == 2)
    #expect(try project.call("diff", old, new, "--metric", "ssim", "--max-pixels", "3").status == 2)
    #expect(try project.call("diff", "--", old, old).status == 0)
    #expect(try project.call("compare", old, new).status == 2)
  }

  @Test func unreadableFilesFailAndTheRestGoesOn() throws {
    let project = try ChangedFolders.project()
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: project.path("new/same.png")))
    let outcome = try project.call("compare", "old", "new", "--json")
    #expect(outcome.status == 1)
    let counts = try #require(try object(outcome.output)["counts"] as? [String: Int])
    #expect(counts["failed"] == 1 && counts["changed"] == 1 && counts["cases"] == 4)
  }

  @Test func everyMetricSaysItsNumbers() throws {
    let project = try ChangedFolders.project()
    let (old, new) = ("old/sub/changed.png", "new/sub/changed.png")
    for (metric, status): (String, Int32) in [
      ("exact", 1), ("channel", 1), ("yiq", 0), ("ciede2000", 1), ("ssim", 0), ("flip", 1),
    ] {
      let outcome = try project.call("diff", old, new, "--metric", metric, "--json")
      #expect(outcome.status == status, "\(metric)")
      let said = try object(outcome.output)
      #expect(said["metric"] as? String == metric)
      #expect(said["changeClass"] as? String == "recolour")
      #expect((said["score"] is NSNull) == !["ssim", "flip"].contains(metric))
      guard metric != "exact" else { continue }
      // As it is written: Foundation's reader may be off in the last digit.
      let smallest = try #require(outcome.output.range(of: "\"smallestPassing\":{"))
      let members = outcome.output[smallest.upperBound...].prefix { $0 != "}" }
      let threshold = try #require(members.split(separator: ":").last.map(String.init))
      #expect(
        try project.call("diff", old, new, "--metric", metric, "--threshold", threshold).status == 0,
        "\(metric) at \(threshold)")
    }
  }

  @Test func masksHideAndAreCounted() throws {
    let project = try ChangedFolders.project()
    let (old, new) = ("old/sub/changed.png", "new/sub/changed.png")
    let plain = try object(project.call("diff", old, new, "--json").output)
    let differing = try #require(plain["differingPixels"] as? Int)
    let half = try object(project.call("diff", old, new, "--json", "--ignore", "0,0,30,60").output)
    let masked = try #require(half["maskedPixels"] as? Int)
    #expect(masked > 0 && masked < differing)
    #expect(half["differingPixels"] as? Int == differing - masked)
    // The picture itself as a mask: all of it that is neither black nor transparent.
    #expect(try project.call("diff", old, new, "--mask", old).status == 0)
    #expect(try project.call("diff", old, new, "--out", "d.png", "--ignore", "0,0,30,60").status == 1)
    #expect(try project.call("diff", "d.png", "d.png").status == 0)
    // Four whole numbers, which are digits alone.
    for rectangle in ["1,2,3", "1,2,3,4,5", "+1,0,5,5", "1,0,+5,+5", "-1,0,5,5", ",0,5,5", "1,0,0,5"] {
      let outcome = try project.call("diff", old, new, "--mask", "old/gone.png", "--ignore", rectangle)
      #expect(outcome.status == 2 && outcome.isOneErrorLine, "\(rectangle)")
    }
  }
}
