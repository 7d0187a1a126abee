import Glibc

/// A system call on a file that failed.
public struct FileFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was being done, as it follows *cannot*: `write the file`.
  public var operation: String
  /// The file or folder.
  public var path: String
  /// The system's error number.
  public var code: Int32

  /// A failure with its error number.
  public init(operation: String, path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// The system's words for the error.
  public var reason: String { String(cString: strerror(code)) }

  /// The operation, the path and the system's words.
  public var description: String { "cannot \(operation): \(reason) (\(path))" }
}
