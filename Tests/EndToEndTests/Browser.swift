import Foundation
import Glibc
import Testing

/// A real browser without a window, driven by key and pointer events alone through W3C WebDriver.
///
/// Ends the two processes that it started, and nothing else. Conditions are waited for, with limits that a
/// slow machine stays within; what scripts read is state, never a way to act.
final class Browser {
  /// How long a condition is waited for.
  private static let patience = Duration.seconds(60)
  /// How often it is asked for at least.
  private static let leastQuestions = 100

  private let driver: Process
  private let server: LoopbackHTTP
  private var session = ""

  /// Starts the driver on a free loopback port, and a browser.
  init(width: Int = 1280, height: Int = 900, isDark: Bool = true) async throws {
    driver = Process()
    driver.executableURL = URL(fileURLWithPath: "/usr/bin/chromedriver")
    driver.arguments = ["--port=0"]
    let output = Pipe()
    driver.standardOutput = output
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    server = LoopbackHTTP(port: try Self.port(in: output))
    do {
      try await begin(width, height, isDark: isDark)
    } catch {
      await close()
      throw error
    }
  }

  private func begin(_ width: Int, _ height: Int, isDark: Bool) async throws {
    let arguments = [
      "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars",
      "--window-size=\(width),\(height)", "--force-device-scale-factor=1", "--disable-gpu",
      "--disable-background-networking", "--disable-component-update", "--no-first-run",
    ]
    let wanted: [String: Any] = [
      "capabilities": [
        "alwaysMatch": [
          "goog:chromeOptions": ["args": arguments],
          "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
        ]
      ]
    ]
    let answer = try send("POST", "/session", wanted) as? [String: Any]
    session = "/session/" + (try #require(answer?["sessionId"] as? String))
    try await emulate(isDark: isDark)
    try await resize(width: width, height: height)
  }

  /// Ends the browser, then the driver.
  func close() async {
    if !session.isEmpty { _ = try? send("DELETE", session, nil) }
    // Children of a test inherit blocked signals, so that asking does not help.
    kill(driver.processIdentifier, SIGKILL)
    driver.waitUntilExit()
  }

  private static func port(in output: Pipe) throws -> Int {
    var text = ""
    while true {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "chromedriver ended: \(text)")
      text += String(decoding: data, as: UTF8.self)
      if let match = text.firstMatch(of: /successfully on port (\d+)/), let port = Int(match.1) {
        return port
      }
    }
  }

  // MARK: What is there

  /// The value of an expression.
  func value(_ expression: String) async throws -> Any? { try await read("return \(expression)", []) }

  func text(_ expression: String) async throws -> String { try await value(expression) as? String ?? "" }

  func number(_ expression: String) async throws -> Double {
    (try await value(expression) as? NSNumber)?.doubleValue ?? .nan
  }

  /// Waits until an expression is true.
  func wait(until expression: String) async throws {
    _ = try await wait(expression) { try await self.value(expression) as? Bool == true ? true : nil }
  }

  func wait<Value>(_ what: String, _ ask: () async throws -> Value?) async throws -> Value {
    let end = ContinuousClock.now + Self.patience
    // Where other tests have all threads, it may be long from one question to the next.
    var questions = 0
    while ContinuousClock.now < end || questions < Self.leastQuestions {
      if let value = try await ask() { return value }
      questions += 1
      try await Task.sleep(for: .milliseconds(20))
    }
    throw Failure(description: "waited in vain for \(what)")
  }

  /// A picture of the window, kept where a person can look at it.
  func screenshot(_ name: String) async throws {
    let data = try send("GET", "\(session)/screenshot", nil) as? String
    let png = try #require(data.flatMap { Data(base64Encoded: $0) })
    let folder = URL(fileURLWithPath: ".build/screenshots")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try png.write(to: folder.appendingPathComponent("\(name).png"))
  }

  /// What the page wrote to the console, errors of the content policy among it.
  func consoleEntries() async throws -> [String] {
    try await log("browser").compactMap { $0["message"] as? String }
  }

  /// The addresses that the page asked for since it was opened.
  func requests() async throws -> [String] {
    try await log("performance").compactMap { entry in
      guard let text = entry["message"] as? String,
        let outer = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
        let message = outer["message"] as? [String: Any],
        message["method"] as? String == "Network.requestWillBeSent",
        let parameters = message["params"] as? [String: Any],
        let request = parameters["request"] as? [String: Any]
      else { return nil }
      return request["url"] as? String
    }
  }

  private func log(_ kind: String) async throws -> [[String: Any]] {
    try send("POST", "\(session)/se/log", ["type": kind]) as? [[String: Any]] ?? []
  }

  // MARK: The wire

  struct Failure: Error, CustomStringConvertible { let description: String }

  func act(_ sources: [[String: Any]]) async throws {
    try await post("actions", ["actions": sources])
  }

  func read(_ script: String, _ arguments: [Any]) async throws -> Any? {
    try send("POST", "\(session)/execute/sync", ["script": script, "args": arguments])
  }

  func post(_ path: String, _ body: [String: Any]) async throws {
    _ = try send("POST", "\(session)/\(path)", body)
  }

  private func send(_ method: String, _ path: String, _ body: [String: Any]?) throws -> Any? {
    let answer = try server.send(
      method, path, try body.map { try JSONSerialization.data(withJSONObject: $0) })
    guard answer.status == 200 else {
      let text = String(decoding: answer.body.prefix(500), as: UTF8.self)
      throw Failure(description: "\(method) \(path): \(answer.status) \(text)")
    }
    let object = try JSONSerialization.jsonObject(with: answer.body) as? [String: Any]
    return object?["value"]
  }
}
