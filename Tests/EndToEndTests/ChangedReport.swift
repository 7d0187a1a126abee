import Foundation
import Testing

/// The report of a project with changes, in a browser.
enum ChangedReport {
  /// Opens the report, and closes the browser at the end.
  ///
  /// - Parameter others: globs of cases that are drawn besides.
  /// - Parameter edit: what is done to the page before it is opened.
  static func open(
    alsoDrawing others: [String] = [], editing edit: (String) -> String = { $0 },
    _ body: (Browser, ChangedProject) async throws -> Void
  ) async throws {
    let changed = try ChangedProject(alsoDrawing: others)
    let file = changed.project.path("out/index.html")
    let page = try String(contentsOfFile: file, encoding: .utf8)
    try edit(page).write(toFile: file, atomically: true, encoding: .utf8)
    try await open(changed.address) { try await body($0, changed) }
  }

  /// Opens a report by its address.
  static func open(_ address: String, _ body: (Browser) async throws -> Void) async throws {
    let browser = try await Browser()
    do {
      try await browser.open(address)
      try await browser.wait(until: "document.readyState === 'complete'")
      try await body(browser)
      // Nothing went wrong on the way, and nothing was asked of anyone but the file.
      #expect(try await browser.consoleEntries() == [])
      let requests = try await browser.requests()
      #expect(requests.contains(address))
      let asked = requests.filter {
        $0.prefix { $0 != "#" } != address && !$0.hasPrefix("data:")
      }
      #expect(asked == [])
    } catch {
      try? await browser.screenshot("failed")
      await browser.close()
      throw error
    }
    await browser.close()
  }
}
