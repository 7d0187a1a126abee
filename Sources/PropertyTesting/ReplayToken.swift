public enum ReplayTokenFailure: Error, Equatable, Sendable, CustomStringConvertible {
  case malformed
  public var description: String { "malformed" }
}
public struct ReplayToken: Equatable, Sendable {
  public let choices: [UInt64]
  public init(choices: [UInt64]) { self.choices = choices }
  public var text: String { choices.map { String($0, radix: 36) }.joined(separator: "-") }
  public init(_ text: String) throws(ReplayTokenFailure) {
    var found: [UInt64] = []
    for part in text.split(separator: "-") {
      guard let value = UInt64(part, radix: 36) else { throw .malformed }
      found.append(value)
    }
    choices = found
  }
}
