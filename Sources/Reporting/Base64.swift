/// Base64 with padding (RFC 4648, section 4).
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes as text: four characters for each three bytes begun.
  static func encode(_ bytes: [UInt8]) -> String {
    var characters: [UInt8] = []
    characters.reserveCapacity(encodedCount(bytes.count))
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let second = start + 1 < bytes.count ? bytes[start + 1] : 0
      let third = start + 2 < bytes.count ? bytes[start + 2] : 0
      let group = UInt32(bytes[start]) << 16 | UInt32(second) << 8 | UInt32(third)
      characters.append(alphabet[Int(group >> 18)])
      characters.append(alphabet[Int(group >> 12 & 63)])
      characters.append(start + 1 < bytes.count ? alphabet[Int(group >> 6 & 63)] : UInt8(ascii: "="))
      characters.append(start + 2 < bytes.count ? alphabet[Int(group & 63)] : UInt8(ascii: "="))
    }
    return String(decoding: characters, as: UTF8.self)
  }

  /// How many characters a number of bytes becomes.
  static func encodedCount(_ bytes: Int) -> Int { (bytes + 2) / 3 * 4 }
}
