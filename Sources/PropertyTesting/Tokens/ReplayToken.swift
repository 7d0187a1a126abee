/// The choices of one value as a short text, to be pasted into a command line.
///
/// The text is base64url (RFC 4648 section 5, without padding) of: the version, one byte; each choice as a
/// LEB128 varint; a checksum of all bytes before it, CRC-32 with the low byte first. A text has one
/// sequence of choices, and a sequence has one text. What is mistyped is refused, not replayed as something
/// else: the checksum sees every wrong, exchanged or appended character and every text that lost its last
/// one, and misses one other mistake in four thousand million.
public struct ReplayToken: Equatable, Sendable {
  /// The version of the text's form.
  static var version: UInt8 { 2 }
  /// How many choices a token may hold.
  public static var mostChoices: Int { 65_536 }

  /// The choices.
  public let choices: [UInt64]

  /// The token of a sequence of choices.
  ///
  /// - Throws: `tooManyChoices`, past 65,536 of them.
  public init(choices: [UInt64]) throws(ReplayTokenFailure) {
    guard choices.count <= ReplayToken.mostChoices else { throw .tooManyChoices }
    self.choices = choices
  }

  /// The token that a text spells.
  ///
  /// - Throws: every case of ``ReplayTokenFailure``, the first that applies.
  public init(text: String) throws(ReplayTokenFailure) {
    guard !text.isEmpty else { throw .empty }
    // Refused before it is decoded: the longest token there is.
    let mostBytes = 1 + ReplayToken.mostChoices * VariableLengthInteger.mostBytes + ReplayToken.checksumBytes
    guard text.utf8.count <= (mostBytes * 4 + 2) / 3 else { throw .tooManyChoices }
    let bytes = try Base64URL.bytes(of: text)
    guard let version = bytes.first else { throw .cutShort }
    guard version == ReplayToken.version else { throw .unknownVersion(version) }
    let body = bytes.dropLast(ReplayToken.checksumBytes)
    guard !body.isEmpty else { throw .cutShort }
    let stated = bytes.suffix(ReplayToken.checksumBytes)
    guard stated.elementsEqual(ReplayToken.checksum(of: body)) else { throw .wrongChecksum }
    choices = try VariableLengthInteger.numbers(in: body.dropFirst(), atMost: ReplayToken.mostChoices)
  }

  /// The token as text: letters, digits, hyphen and underscore.
  public var text: String {
    var bytes = [ReplayToken.version]
    for choice in choices { VariableLengthInteger.append(choice, to: &bytes) }
    return Base64URL.text(of: bytes + ReplayToken.checksum(of: bytes))
  }

  private static var checksumBytes: Int { 4 }

  private static func checksum(of bytes: some Sequence<UInt8>) -> [UInt8] {
    let checksum = CyclicRedundancyCheck.thirtyTwoBits(of: bytes)
    return (0..<checksumBytes).map { UInt8(truncatingIfNeeded: checksum >> (8 * $0)) }
  }
}

/// Why a text is no replay token.
public enum ReplayTokenFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no text.
  case empty
  /// A character that no token has, at a place counted from 1.
  case unknownCharacter(Character, place: Int)
  /// The text ends in the middle, or is too short for a token.
  case cutShort
  /// A version of the form that this program does not know.
  case unknownVersion(UInt8)
  /// The checksum is not that of the rest.
  case wrongChecksum
  /// The choice with this index is not spelled as a token spells it.
  case malformedChoice(index: Int)
  /// More choices than a token may hold.
  case tooManyChoices

  /// What is wrong, in a sentence without its full stop.
  public var description: String {
    switch self {
    case .empty: "the replay token is empty"
    case .unknownCharacter(let character, let place):
      "the replay token has “\(character)” as its character \(place), which no token has"
    case .cutShort: "the replay token is cut short"
    case .unknownVersion(let version):
      "the replay token has version \(version); this program knows \(ReplayToken.version)"
    case .wrongChecksum: "the replay token is mistyped: its checksum is wrong"
    case .malformedChoice(let index): "the replay token's choice \(index) is malformed"
    case .tooManyChoices: "the replay token has more than \(ReplayToken.mostChoices) choices"
    }
  }
}
