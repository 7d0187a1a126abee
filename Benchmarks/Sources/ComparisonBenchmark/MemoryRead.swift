import Glibc
import Pixels

/// One read of two pictures and nothing else: what no comparison can be faster than.
enum MemoryRead {
  /// The bits in which any two bytes at the same place differ.
  static func differingBits(_ pair: PicturePair) -> UInt8 {
    typealias Block = SIMD64<UInt8>
    return pair.reference.pixels.withUnsafeBytes { first in
      pair.candidate.pixels.withUnsafeBytes { second in
        var found = Block.zero
        for place in stride(from: 0, through: first.count - 64, by: 64) {
          found |=
            first.loadUnaligned(fromByteOffset: place, as: Block.self)
            ^ second.loadUnaligned(fromByteOffset: place, as: Block.self)
        }
        return found.indices.reduce(0) { $0 | found[$1] }
      }
    }
  }

  /// The C library's comparison; it reads all only where the pictures are equal.
  static func areEqual(_ pair: PicturePair) -> Bool {
    pair.reference.pixels.withUnsafeBytes { first in
      pair.candidate.pixels.withUnsafeBytes { second in
        guard let left = first.baseAddress, let right = second.baseAddress else { return true }
        return memcmp(left, right, first.count) == 0
      }
    }
  }
}
