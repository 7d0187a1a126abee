import Foundation
import Testing

/// How large the report shows its pictures, in a real browser; pictures of it are kept in `.build/screenshots`.
@Suite(.serialized)
struct ReportZoomTests {
  private static func card(_ id: String) -> String { "document.getElementById('\(id)')" }

  @Test("Zoom and pan are of all panes at once")
  func zooming() async throws {
    try await ChangedReport.open { browser, _ in
      let card = Self.card(ChangedProject.moved[0])
      try await browser.press("j", "+", "+", "+", "+")
      #expect(try await browser.text("\(card).dataset.zoom") == "8")
      #expect(
        try await browser.number("\(card).querySelector('.actual img').getBoundingClientRect().width") == 2560
      )
      // The change has come to the middle of every pane, as far as the picture reaches.
      let view = try await browser.box(of: ".card .actual .view")
      let image = "\(card).querySelector('.actual img').getBoundingClientRect()"
      #expect(abs(try await browser.number("\(image).left") + 8 * 149 - view.midX) < 16)
      let middle = try await browser.number("\(image).top") + 8 * 10
      #expect(middle > view.minY && middle < view.midY + 16)
      let places =
        "[...\(card).querySelectorAll('.view')].map(view => view.scrollLeft + ' ' + view.scrollTop)"
      let before = try await browser.text("\(places)[0]")
      try await browser.drag((view.midX, view.midY), to: (view.midX - 90, view.midY - 60))
      try await browser.wait(until: "\(places)[0] !== '\(before)'")
      try await browser.wait(until: "new Set(\(places)).size === 1")
      try await browser.screenshot("zoomed")
      try await browser.press("0")
      #expect(try await browser.text("\(card).dataset.zoom") == "fit")
    }
  }

  @Test("A small picture is enlarged by a whole number, as its pane has room, and + goes on from there")
  func enlarging() async throws {
    let id = "source-image/default/up@1x"
    try await ChangedReport.open(alsoDrawing: [id]) { browser, _ in
      let card = Self.card(id)
      try await browser.open(try await browser.text("location.href.split('#')[0]") + "#\(id)")
      let image = "\(card).querySelector('.actual img')"
      try await browser.wait(until: "\(card).dataset.factor > 1")
      try await browser.screenshot("enlarged")
      func factor() async throws -> Double {
        let factor = try await browser.number("Number(\(card).dataset.factor)")
        #expect(factor == factor.rounded())
        for (size, natural) in [("width", "naturalWidth"), ("height", "naturalHeight")] {
          let shown = try await browser.number("\(image).getBoundingClientRect().\(size)")
          #expect(try await browser.number("\(image).\(natural)") * factor == shown)
        }
        #expect(
          try await browser.number("(v => v.scrollWidth - v.clientWidth)(\(image).closest('.view'))") == 0)
        #expect(
          try await browser.number("(v => v.scrollHeight - v.clientHeight)(\(image).closest('.view'))") == 0)
        #expect(try await browser.text("getComputedStyle(\(image)).imageRendering") == "pixelated")
        return factor
      }
      let wide = try await factor()
      try await browser.resize(width: 420, height: 300)
      try await browser.wait(until: "\(card).dataset.factor < \(wide)")
      let narrow = try await factor()
      try await browser.press("+")
      #expect(try await browser.number("Number(\(card).dataset.zoom)") > narrow)
    }
  }

  @Test("Until the picture of a difference is drawn, it makes no other picture smaller")
  func undrawnDifference() async throws {
    let project = try ChangedFolders.project()
    for folder in ["old", "new"] {
      try FileManager.default.copyItem(
        atPath: project.path("\(folder)/sub/changed.png"), toPath: project.path("\(folder)/sub/alike.png"))
    }
    try #require(try project.call("compare", "old", "new", "--report", "out").status == 1)
    let address = URL(fileURLWithPath: project.path("out/index.html")).absoluteString
    try await ChangedReport.open(address) { browser in
      // The second of two that changed alike is folded, and gets its tools when it is looked at.
      let card = Self.card("sub/changed.png")
      try #require(try await browser.value("\(card).dataset.factor ?? null") is NSNull)
      _ = try await browser.read(
        "window.factors = []; new MutationObserver(() => window.factors.push(Number(\(card).dataset.factor)))"
          + ".observe(\(card), { attributeFilter: ['data-factor'] })", [])
      try await browser.press("j", "j")
      try await browser.wait(until: "\(card).querySelector('canvas')?.width === 60")
      let factors = try #require(try await browser.value("window.factors") as? [NSNumber])
      #expect(factors.count > 1 && Set(factors.map(\.doubleValue)).count == 1, "\(factors)")
      #expect(factors[0].doubleValue > 1)
    }
  }
}
