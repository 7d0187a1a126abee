/// Bytes as letters, digits, hyphen and underscore: RFC 4648 section 5, without padding.
enum Base64URL {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func text(of bytes: [UInt8]) -> String {
    var characters: [UInt8] = []
    characters.reserveCapacity((bytes.count * 4 + 2) / 3)
    var bits: UInt32 = 0
    var count = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        characters.append(alphabet[Int(bits >> UInt32(count) & 63)])
      }
    }
    if count > 0 { characters.append(alphabet[Int(bits << UInt32(6 - count) & 63)]) }
    return String(decoding: characters, as: UTF8.self)
  }

  /// The bytes of a text; bits left over at its end have to be zero, so that bytes have one text.
  static func bytes(of text: String) throws(ReplayTokenFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count * 3 / 4)
    var bits: UInt32 = 0
    var count = 0
    var place = 0
    for character in text {
      place += 1
      guard let byte = character.utf8.first, character.utf8.count == 1, let value = value(of: byte) else {
        throw .unknownCharacter(character, place: place)
      }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    guard count < 6 else { throw .cutShort }
    guard bits & ((1 << UInt32(count)) - 1) == 0 else { throw .wrongChecksum }
    return bytes
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
