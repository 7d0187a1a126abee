/// A BLAKE2b-256 digest as 64 lower-case hexadecimal digits.
public struct Digest: Hashable, Sendable, CustomStringConvertible {
  /// The digits.
  public let description: String

  /// A digest; nil when the text is not 64 lower-case hexadecimal digits.
  public init?(_ text: String) {
    let isDigest =
      text.utf8.count == 64
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
    guard isDigest else { return nil }
    description = text
  }
}
