import Foundation

/// Paths as the file system sees them.
enum FilePath {
  /// Whether two paths lead to one file, through links and `..`.
  static func areTheSame(_ first: String, _ second: String) -> Bool {
    func resolved(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
    return resolved(first) == resolved(second)
  }
}
