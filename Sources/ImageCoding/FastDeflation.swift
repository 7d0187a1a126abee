import CISAL

/// A zlib stream that is compressed piece by piece with ISA-L's level 1.
struct FastDeflation: ~Copyable {
  private let stream: UnsafeMutablePointer<isal_zstream>
  private let memory: UnsafeMutablePointer<UInt8>
  private let output: UnsafeMutableBufferPointer<UInt8>

  /// Bytes that are handed on at once.
  private static let outputSize = 1 << 16

  init() {
    stream = .allocate(capacity: 1)
    memory = .allocate(capacity: proofsheetLevelOneMemory)
    output = .allocate(capacity: Self.outputSize)
    isal_deflate_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = memory
    stream.pointee.level_buf_size = UInt32(proofsheetLevelOneMemory)
    stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
    stream.pointee.flush = UInt16(NO_FLUSH)
  }

  deinit {
    stream.deallocate()
    memory.deallocate()
    output.deallocate()
  }

  /// Takes the next bytes of the data, or the last, and hands on what is compressed so far.
  ///
  /// - Parameter take: is called any number of times with 1…65,536 bytes.
  mutating func append(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, isLast: Bool,
    _ take: (UnsafeRawBufferPointer) -> Void
  ) {
    stream.pointee.next_in = bytes.baseAddress
    stream.pointee.avail_in = UInt32(bytes.count)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    repeat {
      stream.pointee.next_out = output.baseAddress
      stream.pointee.avail_out = UInt32(output.count)
      let result = isal_deflate(stream)
      // What else it can return speaks of a level or a flush that does not exist.
      precondition(result == COMP_OK, "the compressor is set up rightly")
      let count = output.count - Int(stream.pointee.avail_out)
      if count > 0 { take(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(output)[..<count])) }
    } while stream.pointee.avail_out == 0 || stream.pointee.avail_in > 0
      || isLast && stream.pointee.internal_state.state != ZSTATE_END
  }
}
