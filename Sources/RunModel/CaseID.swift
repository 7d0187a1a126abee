/// The name of a case: `component/topic/name@SCALEx`, the same in files, records and reports.
///
/// Lower-case letters, digits and `. - _ +` only, so that it is a path on every file system and two
/// ids never fall together; no part is empty or starts with a dot.
public struct CaseID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The whole name.
  public let description: String

  /// An id; nil when the text is none.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, text.utf8.count <= 200 else { return nil }
    for part in parts.dropLast() where !Self.isName(part) { return nil }
    let last = parts[2].split(separator: "@", omittingEmptySubsequences: false)
    guard last.count == 2, Self.isName(last[0]), last[1].last == "x", let scale = Int(last[1].dropLast()),
      scale > 0, String(scale) == last[1].dropLast()
    else { return nil }
    description = text
  }

  /// The name of a picture in a folder that is compared: its path below the folder, whatever it holds.
  ///
  /// Such a name is shown and never leads to a baseline.
  public init(pictureName: String) { description = pictureName }

  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: ".") else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"): true
      default: false
      }
    }
  }

  /// The component: the first part; `.` for a picture that lies in no folder.
  public var component: String {
    description.contains("/") ? String(description.prefix { $0 != "/" }) : "."
  }

  /// The component and the topic: the folder that holds the case's baseline and its manifest; `.` for
  /// a picture that lies in no folder.
  public var topic: String {
    description.contains("/") ? description.split(separator: "/").dropLast().joined(separator: "/") : "."
  }

  /// The last part.
  public var name: String { description.split(separator: "/").last.map(String.init) ?? description }

  /// By the bytes of the name.
  public static func < (first: CaseID, second: CaseID) -> Bool {
    first.description.utf8.lexicographicallyPrecedes(second.description.utf8)
  }
}
