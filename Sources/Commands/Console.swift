import Glibc
import Reporting
import Synchronization

/// Where text goes: results to standard output, text for people to standard output or error.
struct Console {
  let isQuiet: Bool
  let usesColor: Bool
  /// Whether text for people goes to standard error since standard output carries JSON.
  let carriesJSON: Bool

  init(arguments: Arguments, carriesJSON: Bool) {
    isQuiet = arguments.has("--quiet")
    self.carriesJSON = carriesJSON
    let descriptor: Int32 = carriesJSON ? 2 : 1
    usesColor =
      isatty(descriptor) == 1 && !arguments.has("--no-color") && getenv("NO_COLOR") == nil && !Self.isCI
  }

  private static var isCI: Bool { getenv("CI").map { String(cString: $0) == "true" } ?? false }

  /// Whether a progress bar can be drawn.
  var showsBar: Bool { !isQuiet && isatty(2) == 1 && !Self.isCI }

  /// A line for people.
  func say(_ line: String) {
    if isQuiet { return }
    Self.write(line + "\n", to: carriesJSON ? 2 : 1)
  }

  /// A line of data: what would move the cursor, colour the line or turn its direction is replaced.
  static func plain(_ line: String) -> String {
    String(
      String.UnicodeScalarView(
        line.unicodeScalars.map { scalar in
          switch scalar {
          case "\u{0}"..<" ", "\u{7F}"..."\u{9F}": "\u{FFFD}"
          case _ where scalar.rearrangesText: "\u{FFFD}"
          default: scalar
          }
        }))
  }

  /// A result on standard output.
  func print(_ text: String) { Self.write(text + "\n", to: 1) }

  /// A bar that overwrites itself on standard error.
  func showBar(done: Int, of total: Int) {
    let width = 30
    let filled = total == 0 ? width : done * width / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "·", count: width - filled)
    Self.write("\r\(bar) \(done)/\(total)" + (done == total ? "\r\u{1B}[K" : ""), to: 2)
  }

  /// Writes everything, whatever the kernel takes at once.
  static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 {
        if descriptor == 1 { lostOutput.store(true, ordering: .relaxed) }
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }

  /// The red of attention, where colours belong.
  func marked(_ text: String) -> String { usesColor ? "\u{1B}[31m\(text)\u{1B}[0m" : text }
}

/// Whether a result could not be written to standard output.
let lostOutput = Atomic<Bool>(false)

/// The signal that asked the process to stop; 0 for none.
let receivedSignal = Atomic<Int32>(0)

/// Lets SIGINT and SIGTERM end a run after the cases that have begun.
func watchSignals() {
  _ = receivedSignal.load(ordering: .relaxed)
  for number in [SIGINT, SIGTERM] {
    signal(number) { received in
      receivedSignal.store(received, ordering: .relaxed)
      // The second one ends the process at once.
      signal(received, SIG_DFL)
    }
  }
}
