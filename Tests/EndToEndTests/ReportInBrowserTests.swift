import Foundation
import ImageCoding
import Pixels
import Testing

/// The report in a real browser, by keys and the pointer alone; pictures of it are kept in `.build/screenshots`.
@Suite(.serialized)
struct ReportInBrowserTests {
  private static func card(_ id: String) -> String { "document.getElementById('\(id)')" }
  private static let active = "(document.activeElement.closest('.card') || {}).id"

  @Test("The first screen: did it pass, what changed, is it one change or many; in dark, light and narrow")
  func firstScreen() async throws {
    try await ChangedReport.open { browser, _ in
      #expect(try await browser.text("document.querySelector('h1 strong').textContent") == "Failed")
      #expect(
        try await browser.text("document.querySelector('h1 span').textContent")
          == "3 changes in 5 of 6 cases.")
      #expect(try await browser.number("document.querySelectorAll('.groups li').length") == 3)
      // Groups come before anything else, and are in sight.
      let list = try await browser.box(of: ".groups")
      #expect(list.maxY < 900)
      #expect(try await browser.text("document.querySelector('main > section').id") == "attention")
      try await browser.screenshot("first-dark")
      try await browser.emulate(isDark: false)
      try await browser.screenshot("first-light")
      try await browser.resize(width: 420, height: 900)
      try await browser.screenshot("first-narrow")
      #expect(try await browser.number("document.documentElement.scrollWidth") <= 420)
    }
  }

  @Test("j and k go from card to card; a link leads to a case and back from the sheet")
  func going() async throws {
    try await ChangedReport.open { browser, _ in
      try await browser.press("j")
      let first = try await browser.text(Self.active)
      #expect(first == ChangedProject.moved[0])
      try await browser.screenshot("card")
      try await browser.press("j")
      #expect(try await browser.text(Self.active) != first)
      // A look-alike was folded, and is open now.
      try await browser.wait(until: "document.activeElement.offsetParent !== null")
      try await browser.press("k")
      #expect(try await browser.text(Self.active) == first)
      try await browser.click(on: ".card a[href*='o17.5@1x']")
      try await browser.wait(until: "location.hash === '#popover/up/320x240-o17.5@1x'")
      try await browser.wait(until: "\(Self.active) === 'popover/up/320x240-o17.5@1x'")
      try await browser.click(on: ".frames a[href='#\(ChangedProject.recoloured)']")
      try await browser.wait(until: "\(Self.active) === '\(ChangedProject.recoloured)'")
    }
  }

  @Test("A link to a case opens it: the page is loaded with it, a look-alike is unfolded and in sight")
  func links() async throws {
    try await ChangedReport.open { browser, changed in
      for id in [ChangedProject.moved[2], ChangedProject.new] {
        for written in [id, id.replacing("@", with: "%40")] {
          // From another page, so that nothing is left of the one before.
          try await browser.open("about:blank")
          try await browser.open("\(changed.address)#\(written)")
          try await browser.wait(until: "document.readyState === 'complete'")
          #expect(try await browser.text(Self.active) == id, "\(written)")
          let box = "\(Self.card(id)).getBoundingClientRect()"
          try await browser.wait(
            until: "\(box).height > 0 && \(box).top >= 0 && \(box).top < innerHeight / 2")
          try await Self.expectLookedAt("'\(id)'", in: browser)
        }
      }
      // A case that passed has no card, but its frame.
      let passed = "popover/up/320x240-o17.5@3x"
      try await browser.open("about:blank")
      try await browser.open("\(changed.address)#\(passed)")
      try await browser.wait(until: "\(Self.card(passed)).querySelector('details').open")
      // Another address in the open page, and a group's.
      try await browser.open("\(changed.address)#\(ChangedProject.recoloured)")
      try await browser.wait(until: "\(Self.active) === '\(ChangedProject.recoloured)'")
      try await Self.expectLookedAt("'\(ChangedProject.recoloured)'", in: browser)
      try await browser.open("about:blank")
      try await browser.open("\(changed.address)#group-2")
      try await browser.wait(until: "document.activeElement.id === 'group-2'")
      try await Self.expectLookedAt("--group 2", in: browser)
    }
  }

  /// Keys go to what the link named even when nothing has the focus: browsers move that by themselves.
  private static func expectLookedAt(_ word: String, in browser: Browser) async throws {
    try await browser.press("/", Key.escape, "a")
    try await browser.wait(
      until:
        "document.getElementById('toast').textContent.startsWith(\"Copied: proofsheet approve \(word) \")")
  }

  @Test("Slider, onion, blink and difference, by the keys 1 to 5 and the pointer")
  func comparing() async throws {
    try await ChangedReport.open { browser, _ in
      let card = Self.card(ChangedProject.moved[0])
      try await browser.press("j", "2")
      #expect(try await browser.text("\(card).dataset.mode") == "slider")
      let stack = try await browser.box(of: ".overlay .stack")
      try await browser.drag((stack.midX, stack.midY), to: (stack.minX + stack.width / 4, stack.midY))
      let share = try await browser.number("Number(\(card).querySelector('.overlay input').value)")
      #expect(abs(share - 25) < 1)
      #expect(
        try await browser.text("getComputedStyle(\(card).querySelector('.overlay .actual')).clipPath")
          .contains("%"))
      try await browser.screenshot("slider")
      try await browser.press("3")
      let opacity = "Number(getComputedStyle(\(card).querySelector('.overlay .actual')).opacity)"
      #expect(abs(try await browser.number(opacity) - 0.25) < 0.01)
      try await browser.press("4")
      let shown = "getComputedStyle(\(card).querySelector('.overlay .actual')).visibility"
      for word in ["hidden", "visible", "hidden"] { try await browser.wait(until: "\(shown) === '\(word)'") }
      try await browser.press("5")
      #expect(try await browser.text("\(card).dataset.mode") == "difference")
      try await browser.wait(
        until: "\(card).querySelector('.difference img, .difference canvas').offsetWidth > 0")
      try await browser.screenshot("difference")
      try await browser.press("1")
      #expect(
        try await browser.number(
          "[...\(card).querySelectorAll('.pane')].filter(pane => pane.offsetParent).length") == 3)
    }
  }

  @Test("The page's own picture of a difference is the tool's, pixel for pixel")
  func differences() async throws {
    try await ChangedReport.open { browser, changed in
      let id = ChangedProject.moved[1]
      try await browser.open(try await browser.text("location.href.split('#')[0]") + "#\(id)")
      try await browser.wait(until: "!!\(Self.card(id)).querySelector('.difference canvas')")
      let canvas = "\(Self.card(id)).querySelector('.difference canvas')"
      try await browser.wait(until: "\(canvas).width === 320")
      let numbers = try #require(
        try await browser.value(
          "[...\(canvas).getContext('2d').getImageData(0, 0, 320, 240).data]") as? [NSNumber])
      let files = try Self.pictures(of: id, in: changed)
      let outcome = try changed.project.call(
        "diff", files.before, files.now, "--out", changed.project.path("difference.png"))
      #expect(outcome.status == 1)
      let made = try PNGDecoder.decode(
        Array(Data(contentsOf: URL(fileURLWithPath: changed.project.path("difference.png")))))
      let expected = made.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
      // Counted: a list of so many numbers is not a message that anyone reads.
      #expect(numbers.count == expected.count)
      #expect(zip(numbers, expected).count { $0.uint8Value != $1 } == 0)
    }
  }

  /// The files of a case's two pictures.
  private static func pictures(of id: String, in changed: ChangedProject) throws -> (
    before: String, now: String
  ) {
    let shown = try object(changed.project.call("show", changed.run, "--json").output)
    let cases = try #require(shown["cases"] as? [[String: Any]])
    let digest = try #require(cases.first { $0["id"] as? String == id }?["digest"] as? String)
    return (
      changed.project.path("Baselines/\(id).png"),
      changed.project.path(".proofsheet/pictures/\(digest.prefix(2))/\(digest).png")
    )
  }

  @Test("A pixel in numbers, both of them those of the files")
  func inspecting() async throws {
    try await ChangedReport.open { browser, changed in
      let id = ChangedProject.moved[0]
      let line = "\(Self.card(id)).querySelector('.inspector').textContent"
      try await browser.press("j", "+", "+", "i")
      try await browser.wait(until: "\(line).includes('step')")
      let first = try await browser.text(line)
      let files = try Self.pictures(of: id, in: changed)
      try Self.expect(first, files)
      try await browser.screenshot("inspected")
      try await browser.press(Key.right, Key.down)
      try await browser.wait(until: "\(line) !== \(Self.quoted(first))")
      try Self.expect(try await browser.text(line), files)
      try await browser.press(Key.escape, "0")
      #expect(try await browser.text(line) == "")
      // Under the pointer, on a translucent place of the gradient.
      let image = try await browser.box(of: ".card .actual img")
      try await browser.point(image.minX + image.width * 0.3, image.minY + image.height * 0.2)
      try await browser.wait(until: "\(line).includes('the same')")
      try Self.expect(try await browser.text(line), files)
    }
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "\\'") + "'" }

  /// Compares what the inspector says with the files' own pixels.
  private static func expect(_ line: String, _ files: (before: String, now: String)) throws {
    let match = try #require(
      line.firstMatch(of: /^x (\d+), y (\d+) · Baseline rgba\((.*?)\) · This run rgba\((.*?)\)/))
    let (x, y) = (try #require(Int(match.1)), try #require(Int(match.2)))
    for (file, said) in [(files.before, match.3), (files.now, match.4)] {
      let pixel = try PNGDecoder.decode(Array(Data(contentsOf: URL(fileURLWithPath: file))))[x, y]
      #expect("\(pixel.red), \(pixel.green), \(pixel.blue), \(pixel.alpha)" == said, "\(x), \(y) of \(file)")
    }
  }
}
