import Foundation
import Testing

/// What the terminal, JSON and the record say of changed cases, by the real binary.
struct FailureCardTests {
  private static func cases(_ json: String) throws -> [String: [String: Any]] {
    let cases = try #require(try object(json)["cases"] as? [[String: Any]])
    return Dictionary(uniqueKeysWithValues: cases.map { ($0["id"] as? String ?? "", $0) })
  }

  @Test("JSON has the whole card, and it survives in the record; a report written again is the same")
  func jsonAndRecord() throws {
    let changed = try ChangedProject()
    let shown = try changed.project.call("show", changed.run, "--json").output
    let groups = try #require(try object(shown)["groups"] as? [[String: Any]])
    #expect(
      groups.map { $0["cases"] as? [String] } == [
        ChangedProject.moved, [ChangedProject.recoloured], [ChangedProject.new],
      ])
    let card = try #require(try Self.cases(shown)[ChangedProject.moved[0]])
    #expect(card["group"] as? Int == 1)
    #expect((card["clauses"] as? [String])?.contains("POP-05") == true)
    let parts = try #require(card["parts"] as? [[String: Any]])
    #expect(parts.map { $0["label"] as? String } == ["arrow"])
    #expect(card["displacement"] as? Double == 1)
    let metrics = try #require(card["metrics"] as? [[String: Any]])
    #expect(
      metrics.map { $0["metric"] as? String } == ["exact", "channel", "yiq", "ciede2000", "ssim", "flip"])
    #expect(card["metricsDisagree"] as? Bool == true)
    #expect(card["changedAlike"] as? [String] == Array(ChangedProject.moved.dropFirst()))
    #expect((card["regions"] as? [Any])?.isEmpty == false)
    // What it says would pass, passes, and a step less does not.
    let smallest = try #require(card["smallestPassing"] as? [String: Int])
    let digest = try #require(card["digest"] as? String)
    let files = [
      "Baselines/\(ChangedProject.moved[0]).png", ".proofsheet/pictures/\(digest.prefix(2))/\(digest).png",
    ]
    let (pixels, step) = (try #require(smallest["maxPixels"]), try #require(smallest["channelThreshold"]))
    for (words, status): ([String], Int32) in [
      (["--max-pixels", "\(pixels)"], 0), (["--max-pixels", "\(pixels - 1)"], 1),
      (["--metric", "channel", "--threshold", "\(step)"], 0),
      (["--metric", "channel", "--threshold", "\(step - 1)"], 1),
    ] {
      #expect(try changed.project.call(["diff"] + files + words).status == status, "\(words)")
    }
    #expect(try changed.project.call("report", changed.run, "--report", "again").status == 0)
    let pages = try ["out", "again"].map {
      try Data(contentsOf: URL(fileURLWithPath: changed.project.path("\($0)/index.html")))
    }
    #expect(pages[0] == pages[1])
  }

  @Test("The terminal says a group once, and a card in full on request")
  func terminal() throws {
    let changed = try ChangedProject()
    let outcome = try changed.project.call("run", "--filter", "popover/up/320x240-o*@*", "--only", "cases")
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let first = try #require(
      lines.firstIndex { $0.hasPrefix("○ \(ChangedProject.moved[0])   changed   arrow ") })
    #expect(lines[first].contains("edges moved by 1 point") && lines[first].contains("passes at"))
    #expect(lines[first + 1].hasPrefix("    clauses   POP-01 POP-05"))
    #expect(lines[first...].contains("    again     proofsheet run --filter '\(ChangedProject.moved[0])'"))
    for id in ChangedProject.moved.dropFirst() {
      #expect(lines.contains("○ \(id)   changed   same as above"))
    }
    let card = try changed.project.call("show", changed.run, "--case", ChangedProject.moved[1]).output
    #expect(card.split(separator: "\n")[1].hasPrefix("    changed        content, edges moved by 1 point: "))
    for name in ["clauses", "part", "regions", "cause", "passes at", "metrics", "alike", "again"] {
      #expect(card.contains("\n    \(name) "), "\(name)")
    }
    let one = try changed.project.call("show", changed.run, "--case", ChangedProject.moved[1], "--json")
      .output
    #expect(try object(one)["id"] as? String == ChangedProject.moved[1])
    #expect(try object(one)["group"] as? Int == 1)
    #expect(try changed.project.call("show", changed.run, "--case", "no/such/case@1x").status == 2)
    #expect(try changed.project.call("show", "--case", ChangedProject.moved[1]).status == 2)
  }
}
