import Foundation
import Testing

/// The report's filters in a real browser: each leaves exactly what has the value, by what JSON says.
@Suite(.serialized)
struct ReportFilterTests {
  /// What is shown, by id.
  private static let frames =
    "[...document.querySelectorAll('.frames li')].filter(item => item.offsetParent)"
    + ".map(item => item.title.split(' ')[0]).sort().join(' ')"
  private static let cards =
    "[...document.querySelectorAll('.card')].filter(item => !item.hidden).map(item => item.id).sort().join(' ')"

  /// A case and the values that each filter finds it by.
  private struct Case {
    var id: String
    var needsAttention: Bool
    var values: [String: Set<String>]
  }

  private static func cases(_ changed: ChangedProject) throws -> [Case] {
    let listed = try object(changed.project.call("cases", "--json").output)["cases"] as? [[String: Any]]
    let profiles = Dictionary(
      uniqueKeysWithValues: (listed ?? []).map { item in
        (item["id"] as? String ?? "", (item["parameters"] as? [String: Any])?["profile"] as? String)
      })
    let shown = try object(changed.project.call("show", changed.run, "--json").output)
    return try #require(shown["cases"] as? [[String: Any]]).map { item in
      let id = item["id"] as? String ?? ""
      let verdict = item["verdict"] as? String ?? ""
      let parts = (item["parts"] as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
      return Case(
        id: id, needsAttention: verdict != "passed",
        values: [
          "status": [verdict, verdict != "passed" ? "needs a person" : ""],
          "component": [String(id.prefix { $0 != "/" })], "profile": [(profiles[id] ?? nil) ?? ""],
          "direction": [String(id.split(separator: "/")[1])],
          "class": [item["changeClass"] as? String ?? ""], "part": Set(parts),
          "clause": Set(item["clauses"] as? [String] ?? []),
        ])
    }
  }

  private static func ids(_ cases: [Case]) -> String { cases.map(\.id).sorted().joined(separator: " ") }

  /// Goes on with the tabulator until a field of the filter has the focus.
  private static func focus(_ name: String, in browser: Browser) async throws {
    for _ in 0..<20 where try await browser.text("document.activeElement.name") != name {
      try await browser.press(Key.tab)
    }
    try #require(try await browser.text("document.activeElement.name") == name)
  }

  @Test("Each choice leaves the frames and cards that have the value, and nothing else")
  func choices() async throws {
    let others = [
      "popover/left/320x240-o-1120@1x", "stack/single/landscape-120x120@1x",
      "popover/up/320x240-o-1160-corrected@1x",
    ]
    try await ChangedReport.open(alsoDrawing: others) { browser, changed in
      let cases = try Self.cases(changed)
      for field in ["status", "component", "profile", "direction", "class", "part", "clause"] {
        let words = try #require(
          try await browser.value(
            "[...document.querySelectorAll('#filter [name=\(field)] option')].map(option => option.text)")
            as? [String])
        // Only a value that some have and others do not shows that the filter works.
        func expected(_ word: String) -> [Case] {
          cases.filter { $0.values[field]?.contains(word) == true }
        }
        let telling = words.filter { !expected($0).isEmpty && expected($0).count < cases.count }
        #expect(!telling.isEmpty, "\(field): \(words)")
        for word in telling.prefix(3) {
          try await browser.open(changed.address)
          try await browser.press("/")
          try await Self.focus(field, in: browser)
          try await browser.type(word)
          try await browser.wait(
            until: "document.querySelector('#filter [name=\(field)]').selectedOptions[0].text === '\(word)'")
          let found = expected(word)
          #expect(try await browser.text(Self.frames) == Self.ids(found), "\(field) \(word)")
          #expect(
            try await browser.text(Self.cards) == Self.ids(found.filter(\.needsAttention)), "\(field) \(word)"
          )
          let says = try await browser.text("document.querySelector('#filter output').textContent")
          #expect(says == "\(found.count) of \(cases.count) shown")
        }
      }
    }
  }

  @Test("Words of the name narrow as they are typed, and more with a choice; both can be taken back")
  func words() async throws {
    try await ChangedReport.open { browser, changed in
      let cases = try Self.cases(changed)
      try await browser.press("/")
      try await browser.type("O17.5 up")
      #expect(
        try await browser.text(Self.frames) == Self.ids(cases.filter { $0.id.contains("o17.5") }))
      try await browser.screenshot("filtered")
      try await browser.press(Key.tab)
      try await browser.type("cha")
      let both = [ChangedProject.moved[1], ChangedProject.recoloured].sorted().joined(separator: " ")
      try await browser.wait(until: "\(Self.frames) === '\(both)'")
      let box = try await browser.box(of: "#filter input")
      try await browser.click(box.midX, box.midY)
      for _ in "O17.5 up" { try await browser.press(Key.backspace) }
      #expect(
        try await browser.text(Self.frames)
          == Self.ids(cases.filter { $0.values["status"]?.contains("changed") == true }))
    }
  }
}
