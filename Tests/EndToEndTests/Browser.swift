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

  // MARK: What a person does

  func open(_ address: String) async throws { try await post("url", ["url": address]) }

  /// Presses keys one after the other, each down and up.
  func press(_ keys: String...) async throws {
    let actions = keys.flatMap { [["type": "keyDown", "value": $0], ["type": "keyUp", "value": $0]] }
    try await act([["type": "key", "id": "keys", "actions": actions]])
  }

  /// Types a text.
  func type(_ text: String) async throws {
    let actions = text.flatMap {
      [["type": "keyDown", "value": String($0)], ["type": "keyUp", "value": String($0)]]
    }
    try await act([["type": "key", "id": "keys", "actions": actions]])
  }

  /// Moves the pointer to a place of the window.
  func point(_ x: Double, _ y: Double) async throws { try await pointer([Self.move(x, y)]) }

  /// Clicks on a place of the window.
  func click(_ x: Double, _ y: Double) async throws {
    try await pointer([Self.move(x, y), Self.button("pointerDown"), Self.button("pointerUp")])
  }

  /// Drags from one place to another, by way of the middle.
  func drag(_ from: (x: Double, y: Double), to end: (x: Double, y: Double)) async throws {
    try await pointer([
      Self.move(from.x, from.y), Self.button("pointerDown"),
      Self.move((from.x + end.x) / 2, (from.y + end.y) / 2), Self.move(end.x, end.y),
      Self.button("pointerUp"),
    ])
  }

  /// Clicks on the middle of the first element that a selector finds, once it is in sight.
  func click(on selector: String) async throws {
    let box = try await box(of: selector)
    try await click(box.midX, box.midY)
  }

  /// The place of the first element in the window, scrolled into sight by the wheel if it is not.
  func box(of selector: String) async throws -> CGRect {
    var box = try await restingBox(of: selector)
    for _ in 0..<50 {
      let height = try await number("innerHeight")
      if box.minY >= 110 && box.midY <= height - 20 { break }
      try await wheel(by: max(-2000, min(2000, box.midY - height / 2)))
      box = try await restingBox(of: selector)
    }
    return box
  }

  /// The place of an element once it has stopped moving: scrolling takes its time.
  private func restingBox(of selector: String) async throws -> CGRect {
    var last = try await rectangle(of: selector)
    var still = 0
    while still < 3 {
      try await Task.sleep(for: .milliseconds(30))
      let box = try await rectangle(of: selector)
      still = box == last ? still + 1 : 0
      last = box
    }
    return last
  }

  private func rectangle(of selector: String) async throws -> CGRect {
    let script =
      "const e = document.querySelector(arguments[0]); if (!e) return null;"
      + " const b = e.getBoundingClientRect(); return [b.left, b.top, b.width, b.height]"
    let numbers = try await wait("a \(selector)") {
      (try await self.read(script, [selector]) as? [NSNumber])?.map(\.doubleValue)
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func wheel(by distance: Double) async throws {
    try await act([
      [
        "type": "wheel", "id": "wheel",
        "actions": [["type": "scroll", "x": 640, "y": 300, "deltaX": 0, "deltaY": Int(distance)]],
      ]
    ])
  }

  /// Sets the size of the window's inside.
  func resize(width: Int, height: Int) async throws {
    try await post(
      "goog/cdp/execute",
      [
        "cmd": "Emulation.setDeviceMetricsOverride",
        "params": ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false],
      ])
  }

  /// Sets which of both looks the system asks for.
  func emulate(isDark: Bool) async throws {
    let feature = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    try await post(
      "goog/cdp/execute", ["cmd": "Emulation.setEmulatedMedia", "params": ["features": [feature]]])
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

  private func wait<Value>(_ what: String, _ ask: () async throws -> Value?) async throws -> Value {
    let end = ContinuousClock.now + Self.patience
    while ContinuousClock.now < end {
      if let value = try await ask() { return value }
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

  private static func move(_ x: Double, _ y: Double) -> [String: Any] {
    ["type": "pointerMove", "duration": 0, "origin": "viewport", "x": x, "y": y]
  }

  private static func button(_ kind: String) -> [String: Any] { ["type": kind, "button": 0] }

  private func pointer(_ actions: [[String: Any]]) async throws {
    try await act([
      ["type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": actions]
    ])
  }

  private func act(_ sources: [[String: Any]]) async throws {
    try await post("actions", ["actions": sources])
  }

  private func read(_ script: String, _ arguments: [Any]) async throws -> Any? {
    try send("POST", "\(session)/execute/sync", ["script": script, "args": arguments])
  }

  private func post(_ path: String, _ body: [String: Any]) async throws {
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

/// Keys that stand for no character (WebDriver, section 17.4.2).
enum Key {
  static let escape = "\u{E00C}"
  static let tab = "\u{E004}"
  static let enter = "\u{E007}"
  static let backspace = "\u{E003}"
  static let right = "\u{E014}"
  static let down = "\u{E015}"
}
