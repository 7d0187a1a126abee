import Foundation

/// What a person does: keys, the pointer and the wheel, in a window of some size and look.
extension Browser {
  func open(_ address: String) async throws { try await post("url", ["url": address]) }

  /// Presses keys one after the other, each down and up.
  func press(_ keys: String...) async throws {
    let actions = keys.flatMap { [["type": "keyDown", "value": $0], ["type": "keyUp", "value": $0]] }
    try await act([["type": "key", "id": "keys", "actions": actions]])
  }

  /// Presses a key while another is held.
  func press(_ key: String, holding modifier: String) async throws {
    let actions = [("keyDown", modifier), ("keyDown", key), ("keyUp", key), ("keyUp", modifier)]
      .map { ["type": $0.0, "value": $0.1] }
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

  private static func move(_ x: Double, _ y: Double) -> [String: Any] {
    ["type": "pointerMove", "duration": 0, "origin": "viewport", "x": x, "y": y]
  }

  private static func button(_ kind: String) -> [String: Any] { ["type": kind, "button": 0] }

  private func pointer(_ actions: [[String: Any]]) async throws {
    try await act([
      ["type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": actions]
    ])
  }
}

/// Keys that stand for no character (WebDriver, section 17.4.2).
enum Key {
  static let escape = "\u{E00C}"
  static let control = "\u{E009}"
  static let tab = "\u{E004}"
  static let backspace = "\u{E003}"
  static let right = "\u{E014}"
  static let down = "\u{E015}"
}
