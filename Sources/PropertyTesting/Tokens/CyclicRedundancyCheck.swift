/// Checksums that see every error of up to sixteen bits in a row.
enum CyclicRedundancyCheck {
  /// CRC-16/IBM-3740, often called CCITT-FALSE: polynomial 0x1021, start 0xFFFF, nothing reflected.
  ///
  /// The check value of the ASCII digits 1 to 9 is 0x29B1.
  static func sixteenBits(of bytes: some Sequence<UInt8>) -> UInt16 {
    var checksum: UInt16 = 0xFFFF
    for byte in bytes {
      checksum ^= UInt16(byte) << 8
      for _ in 0..<8 {
        checksum = checksum & 0x8000 != 0 ? checksum << 1 ^ 0x1021 : checksum << 1
      }
    }
    return checksum
  }
}
