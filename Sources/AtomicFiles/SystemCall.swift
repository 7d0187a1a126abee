import Glibc

/// Calls of the system.
enum SystemCall {
  /// Calls the system until no signal interrupts it; negative where it fails, with the reason in `errno`.
  static func uninterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
