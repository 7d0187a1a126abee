import Foundation

/// The time of day, as records hold it.
enum Clock {
  /// Now, ISO 8601 in UTC to the second.
  static func timestamp(_ date: Date) -> String { text(date, "%04d-%02d-%02dT%02d:%02d:%02dZ") }

  /// A run's id: the time, and four random digits against runs within one second.
  static func runID(_ date: Date) -> String {
    let digits = String(UInt32.random(in: 0x1_0000...0x1_FFFF), radix: 16).dropFirst()
    return text(date, "%04d%02d%02d-%02d%02d%02d") + "-\(digits)"
  }

  private static func text(_ date: Date, _ format: String) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    return String(
      format: format, parts.year ?? 0, parts.month ?? 0, parts.day ?? 0, parts.hour ?? 0, parts.minute ?? 0,
      parts.second ?? 0)
  }
}
