import CDeflate

/// A short text that stands for the content of a chunk.
enum ColorChunkDigest {
  /// Bytes up to which the content itself is given: `cHRM` has 32, every other of fixed size fewer.
  private static let longestVerbatim = 32

  /// Hexadecimal digits of a short content; size and CRC-32 of a long one.
  static func text(of content: some Collection<UInt8>) -> String {
    let bytes = Array(content)
    if bytes.count <= longestVerbatim {
      return bytes.map { hexadecimal(UInt32($0), digits: 2) }.joined()
    }
    return "\(bytes.count) bytes, CRC-32 \(hexadecimal(libdeflate_crc32(0, bytes, bytes.count), digits: 8))"
  }

  private static func hexadecimal(_ number: UInt32, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: digits - text.count) + text
  }
}
