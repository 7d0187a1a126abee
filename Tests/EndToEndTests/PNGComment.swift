import Foundation

/// A PNG file with a comment: the same pixels in other bytes.
enum PNGComment {
  /// The file with a `tEXt` chunk before its last chunk.
  static func added(to png: Data) -> Data {
    let body = Data("tEXtComment\u{0}kept as it is".utf8)
    let length = withUnsafeBytes(of: UInt32(body.count - 4).bigEndian) { Data($0) }
    let check = withUnsafeBytes(of: checksum(body).bigEndian) { Data($0) }
    return png.dropLast(12) + length + body + check + png.suffix(12)
  }

  /// The check of a chunk (PNG, annex D), bit by bit.
  private static func checksum(_ bytes: Data) -> UInt32 {
    ~bytes.reduce(~0) { value, byte in
      (0..<8).reduce(value ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
