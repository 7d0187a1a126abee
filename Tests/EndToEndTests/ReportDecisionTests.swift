import Foundation
import Testing

/// The report hands over the commands that decide; what was copied is read by pasting it.
@Suite(.serialized)
struct ReportDecisionTests {
  /// What the clipboard holds: pasted into the filter, then taken away again.
  private static func pasted(in browser: Browser) async throws -> String {
    try await browser.press("/")
    try await browser.press("a", holding: Key.control)
    try await browser.press("v", holding: Key.control)
    try await browser.wait(until: "document.querySelector('#filter input').value !== ''")
    let text = try await browser.text("document.querySelector('#filter input').value")
    try await browser.press("a", holding: Key.control)
    try await browser.press(Key.backspace, Key.escape)
    return text
  }

  /// - Returns: what was pasted.
  @discardableResult
  private static func expectCopied(_ command: String, in browser: Browser) async throws -> String {
    try await browser.wait(until: "document.getElementById('toast').textContent.startsWith('Copied: ')")
    let said = try await browser.text("document.getElementById('toast').textContent")
    #expect(said == "Copied: \(command)")
    // Its text can be selected and copied by hand, too.
    try await browser.click(on: "#toast")
    try await browser.press("c", holding: Key.control)
    #expect(try await browser.text("document.getElementById('toast').textContent") == said)
    let text = try await pasted(in: browser)
    #expect(text == command)
    // It stays until something else is done, as the pasting was.
    #expect(try await browser.text("document.getElementById('toast').textContent") == "")
    return text
  }

  private static let verbs = ["a": "approve", "r": "reject", "u": "undo"]

  @Test("a, r and u copy the command for the case; so do the card's buttons; it works as it is")
  func cases() async throws {
    try await ChangedReport.open { browser, changed in
      let id = ChangedProject.moved[0]
      var pasted: [String: String] = [:]
      for (key, verb) in Self.verbs.sorted(by: { $0.key < $1.key }) {
        let command = "proofsheet \(verb) '\(id)' --run \(changed.run) --reason 'WHY'"
        try await browser.open(changed.address)
        try await browser.press("j", key)
        pasted[verb] = try await Self.expectCopied(command, in: browser)
        // Pasting has hidden the card for a moment; it is still the one that is looked at.
        try await browser.open(changed.address)
        try await browser.press("j")
        try await browser.click(on: "[id='\(id)'] .decisions button[data-decision=\(key)]")
        try await Self.expectCopied(command, in: browser)
      }
      try await browser.press("j")
      try await browser.screenshot("decisions")
      for (verb, pending) in [("approve", 4), ("undo", 5), ("reject", 4)] {
        try Self.perform(try #require(pasted[verb]), changed, leaving: pending)
      }
    }
  }

  /// Runs what was pasted, by a shell, for which `proofsheet` is the binary beside the tests.
  private static func perform(_ pasted: String, _ changed: ChangedProject, leaving pending: Int) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    let binary = try TemporaryProject.binary.path
    shell.arguments = ["-c", "proofsheet() { '\(binary)' \"$@\"; }\n\(pasted)"]
    // The command says no name: it is git's.
    shell.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "user.name", "GIT_CONFIG_VALUE_0": "Ann",
    ]) { $1 }
    shell.currentDirectoryURL = changed.project.folder
    shell.standardOutput = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0, "\(pasted)")
    #expect(try changed.project.decided().pending.count == pending, "\(pasted)")
  }

  @Test("With a group's heading in focus, and by its buttons, the command is the group's")
  func groups() async throws {
    try await ChangedReport.open { browser, changed in
      for (key, verb) in Self.verbs.sorted(by: { $0.key < $1.key }) {
        let command = "proofsheet \(verb) --group 1 --run \(changed.run) --reason 'WHY'"
        try await browser.open(changed.address)
        try await browser.press("j", "g", key)
        try await Self.expectCopied(command, in: browser)
        try await browser.open(changed.address)
        try await browser.click(on: ".groups a[href='#group-1']")
        try await browser.press(key)
        try await Self.expectCopied(command, in: browser)
        try await browser.open(changed.address)
        try await browser.press("j", "g")
        try await browser.click(on: ".group > .decisions button[data-decision=\(key)]")
        try await Self.expectCopied(command, in: browser)
      }
      // Groups of one case have no buttons of their own.
      #expect(try await browser.number("document.querySelectorAll('.group > .decisions').length") == 1)
      // From the heading, j is the group's first card, and k the last of the group before.
      let active = "(document.activeElement.closest('.card') || {}).id"
      try await browser.open(changed.address)
      try await browser.press("j", "j", "j", "j", "g", "j")
      #expect(try await browser.text(active) == ChangedProject.recoloured)
      try await browser.press("g", "k")
      #expect(try await browser.text(active) == ChangedProject.moved[2])
    }
  }

  @Test("Whatever an id holds, a shell reads it as one word")
  func quoting() async throws {
    let odd = "it's `x` $(y) \"z\"\\ *@3x"
    let escaped = odd.replacing("\"", with: "&quot;")
    try await ChangedReport.open(editing: {
      $0.replacing("id=\"\(ChangedProject.new)\"", with: "id=\"\(escaped)\"")
    }) { browser, changed in
      try await browser.press("k", "j", "j", "j", "j", "j", "a")
      try await browser.wait(until: "document.getElementById('toast').textContent !== ''")
      let command = try await Self.pasted(in: browser)
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", "printf '%s\\n' \(command)"]
      let output = Pipe()
      shell.standardOutput = output
      try shell.run()
      let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      shell.waitUntilExit()
      #expect(
        words.split(separator: "\n").map(String.init) == [
          "proofsheet", "approve", odd, "--run", changed.run, "--reason", "WHY",
        ])
    }
  }

  @Test("The help names the keys")
  func help() async throws {
    try await ChangedReport.open { browser, _ in
      let help = try await browser.text("document.querySelector('.keys').textContent")
      for words in ["j k next", "1–5 compare", "a r u copy approve, reject, undo", "g its group"] {
        #expect(help.contains(words), "\(help)")
      }
    }
  }
}
