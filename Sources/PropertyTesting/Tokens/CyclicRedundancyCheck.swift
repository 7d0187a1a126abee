/// Checksums that see every error of up to 32 bits in a row.
enum CyclicRedundancyCheck {
  /// CRC-32/ISO-HDLC, as in PNG: polynomial 0x04C11DB7 reflected, started from and finished with all ones.
  ///
  /// Finished with ones, since without them bytes and their checksum, and then zeros, would be right again. The
  /// check value of the ASCII digits 1 to 9 is 0xCBF43926.
  static func thirtyTwoBits(of bytes: some Sequence<UInt8>) -> UInt32 {
    var checksum = UInt32.max
    for byte in bytes {
      checksum ^= UInt32(byte)
      for _ in 0..<8 {
        checksum = checksum & 1 != 0 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1
      }
    }
    return ~checksum
  }
}
