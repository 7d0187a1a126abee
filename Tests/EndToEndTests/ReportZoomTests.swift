import Foundation
import Testing

/// How large the report shows its pictures, in a real browser; pictures of it are kept in `.build/screenshots`.
@Suite(.serialized)
struct ReportZoomTests {
  private static func card(_ id: String) -> String { "document.getElementById('\(id)')" }
  private static let small = "source-image/default/up@1x"
  private static let isShown = "\(card(small)).checkVisibility()"

  /// Opens a report at a small picture's card; gives how many times larger it is shown.
  private static func openSmall(_ body: (Browser, Double) async throws -> Void) async throws {
    try await ChangedReport.open(alsoDrawing: [small]) { browser, _ in
      try await browser.open(try await browser.text("location.href.split('#')[0]") + "#\(small)")
      try await browser.wait(until: "\(card(small)).dataset.factor > 1")
      try await body(browser, try await browser.number("Number(\(card(small)).dataset.factor)"))
    }
  }

  @Test("Zoom and pan are of all panes at once")
  func zooming() async throws {
    try await ChangedReport.open { browser, _ in
      let card = Self.card(ChangedProject.moved[0])
      // It is shown in its own size; + goes on from there.
      try await browser.press("j")
      try await browser.wait(until: "\(card).dataset.factor === '1'")
      try await browser.press("+", "+", "+")
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
    try await Self.openSmall { browser, _ in
      let card = Self.card(Self.small)
      let image = "\(card).querySelector('.actual img')"
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
      var zooms = [try await browser.number("Number(\(card).dataset.zoom)")]
      #expect(zooms[0] > narrow)
      // Smaller with each step, down to 1.
      while let last = zooms.last, last > 1 {
        try await browser.press("-")
        let next = try await browser.number("Number(\(card).dataset.zoom)")
        try #require(next < last)
        zooms.append(next)
      }
      #expect(zooms.count > 2)
      try await browser.press("-")
      #expect(try await browser.text("\(card).dataset.zoom") == "1")
      try await browser.press("0", "-")
      let below = try await browser.number("Number(\(card).dataset.zoom)")
      #expect(below >= 1 && below < narrow)
    }
  }

  @Test("A picture larger than its pane is smaller than 1×: + shows it in its own size")
  func shrunk() async throws {
    try await ChangedReport.open { browser, _ in
      let card = Self.card(ChangedProject.moved[0])
      try await browser.resize(width: 300, height: 900)
      try await browser.press("j")
      try await browser.wait(until: "\(card).dataset.factor < 1")
      let image = "\(card).querySelector('.actual img')"
      let shown = try await browser.number("\(image).getBoundingClientRect().width / \(image).naturalWidth")
      #expect(abs(try await browser.number("Number(\(card).dataset.factor)") - shown) < 0.01)
      try await browser.press("-")
      #expect(try await browser.text("\(card).dataset.zoom") == "fit")
      try await browser.press("+")
      #expect(try await browser.text("\(card).dataset.zoom") == "1")
    }
  }

  @Test("Pictures of two sizes are made smaller by one factor")
  func twoSizes() async throws {
    let project = try TemporaryProject()
    for (folder, frame) in [("old", "[300,500]"), ("new", "[900,450]")] {
      try FileManager.default.createDirectory(
        atPath: project.path(folder), withIntermediateDirectories: true)
      let stack =
        "{\"component\":\"stack\",\"frame\":\(frame),\"mode\":\"single\",\"image\":\"landscape\"}"
      try #require(
        try project.call("render", "--params", stack, "--out", "\(folder)/a.png").status == 0)
    }
    try #require(try project.call("compare", "old", "new", "--report", "out").status == 1)
    try await ChangedReport.open(URL(fileURLWithPath: project.path("out/index.html")).absoluteString) {
      browser in
      try await browser.press("j")
      let card = Self.card("a.png")
      try await browser.wait(until: "\(card).dataset.factor < 1")
      var shown: [Double] = []
      for pane in ["baseline", "actual"] {
        shown.append(
          try await browser.number(
            "(i => i.getBoundingClientRect().width / i.naturalWidth)(\(card).querySelector('.\(pane) img'))"))
      }
      #expect(abs(shown[0] - shown[1]) < 0.005 && shown[0] < 1, "\(shown)")
    }
  }

  @Test("What is folded while the window changes fits it once it is unfolded")
  func fittingWhatWasFolded() async throws {
    try await Self.openSmall { browser, wide in
      let fold = ".group > details:has(> .card[id='\(Self.small)']) > summary"
      try await browser.click(on: fold)
      try await browser.wait(until: "!\(Self.isShown)")
      try await browser.resize(width: 700, height: 400)
      try await browser.click(on: fold)
      let factor = "\(Self.card(Self.small)).dataset.factor"
      try await browser.wait(until: "\(factor) > 1 && \(factor) < \(wide)")
    }
  }

  @Test("What is narrowed out while the window changes fits it once it is shown again")
  func fittingWhatWasNarrowedOut() async throws {
    try await Self.openSmall { browser, wide in
      try await browser.press("/", "?")
      try await browser.wait(until: "!\(Self.isShown)")
      try await browser.resize(width: 420, height: 300)
      try await browser.press(Key.backspace)
      let factor = "\(Self.card(Self.small)).dataset.factor"
      try await browser.wait(until: "\(factor) > 1 && \(factor) < \(wide)")
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
