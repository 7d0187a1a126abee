import Glibc

/// Memory in pages of 2 MiB where the system has them: a picture's 33 MB then cost 16 page faults, not 8,000.
enum HugePages {
  /// The size of such a page on x86-64, and with small pages of 4 KiB on 64-bit ARM.
  private static let pageSize = 1 << 21

  /// Asks for large pages in the part of some memory that they can cover. Nothing happens where the system
  /// refuses: contents and meaning of the memory stay.
  static func advise(_ memory: UnsafeRawBufferPointer) {
    guard let start = memory.baseAddress, memory.count >= 2 * pageSize else { return }
    let address = UInt(bitPattern: start)
    let first = (address + UInt(pageSize) - 1) / UInt(pageSize) * UInt(pageSize)
    let end = (address + UInt(memory.count)) / UInt(pageSize) * UInt(pageSize)
    guard end > first else { return }
    madvise(UnsafeMutableRawPointer(bitPattern: first), Int(end - first), MADV_HUGEPAGE)
  }
}
