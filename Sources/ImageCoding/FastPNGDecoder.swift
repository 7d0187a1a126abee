import Pixels

/// PNG files as most are — 8 bits a sample, not interlaced — in one pass over one memory.
///
/// The compressed data is uncompressed by libdeflate into the end of the memory that the pixels will fill,
/// then each row is unfiltered and widened to RGBA towards the start. A row never reaches the source of the
/// next: it has four bytes a pixel, and the rows before it at most as many. So a picture of 3840 × 2160
/// takes its 33 MB, the file, and the compressed data once more where it comes in several chunks.
///
/// Whatever is doubtful gives nothing, and libpng judges the file.
///
/// - Bug: libdeflate 1.14 gives a meaning to the length and distance symbols that RFC 1951 reserves (286, 287;
///   30, 31), which zlib refuses. No compressor writes them, and damage that makes them fails the checksums; a
///   file that was made to hold them is a picture here and none for libpng.
enum FastPNGDecoder {
  /// The picture, or nothing where the file is not of the common kind or not in order.
  static func decode(_ bytes: [UInt8], header: PNGHeader) -> UnpremultipliedBitmap? {
    guard header.bitDepth == 8, header.methods[2] == 0 else { return nil }
    return bytes.withUnsafeBytes { memory -> UnpremultipliedBitmap? in
      guard let structure = PNGStructure(memory, header: header) else { return nil }
      return decode(memory, structure: structure)
    }
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer, structure: PNGStructure
  ) -> UnpremultipliedBitmap? {
    precondition(MemoryLayout<UnpremultipliedPixel>.stride == 4, "a pixel has four bytes")
    let size = structure.header.size
    let dataSize = size.height * (structure.header.rowByteCount + 1)
    let usedSize = max(size.count * 4, dataSize)
    var isWhole = false
    // One pixel more: the last three bytes of RGB are read as four.
    let capacity = (usedSize + 3) / 4 + 1
    let pixels = [UnpremultipliedPixel](unsafeUninitializedCapacity: capacity) { buffer, count in
      let memory = UnsafeMutableRawBufferPointer(buffer)
      HugePages.advise(UnsafeRawBufferPointer(memory))
      let data = UnsafeMutableRawBufferPointer(rebasing: memory[usedSize - dataSize..<usedSize])
      isWhole =
        PNGInflation.fill(data, from: bytes, structure: structure)
        && unfilter(memory, dataStart: usedSize - dataSize, structure: structure)
      count = isWhole ? size.count : 0
    }
    return isWhole ? UnpremultipliedBitmap(size: size, pixels: pixels) : nil
  }

  /// Makes pixels at the start of the memory from the filtered rows at its end.
  private static func unfilter(
    _ memory: UnsafeMutableRawBufferPointer, dataStart: Int, structure: PNGStructure
  ) -> Bool {
    guard let start = memory.baseAddress else { return false }
    let size = structure.header.size
    let rowSize = structure.header.rowByteCount
    let channels = structure.header.colorType.channelCount
    let zeros = [UInt8](repeating: 0, count: size.width * 4)
    let expansion = PNGRowExpansion(structure: structure)
    // The last two rows of what is not unfiltered into pixels.
    var rows = [UInt8](repeating: 0, count: channels < 3 ? 2 * rowSize : 0)
    return zeros.withUnsafeBytes { zeros in
      rows.withUnsafeMutableBufferPointer { rows in
        for row in 0..<size.height {
          let source = UnsafeRawPointer(start + dataStart + row * (rowSize + 1))
          guard let filter = PNGFilter(rawValue: source.load(as: UInt8.self)), let zeros = zeros.baseAddress
          else { return false }
          let destination = start + row * size.width * 4
          let above = row == 0 ? zeros : UnsafeRawPointer(destination - size.width * 4)
          switch channels {
          case 4:
            PNGPixelRows.unfilterRGBA(filter, source + 1, above: above, into: destination, width: size.width)
          case 3:
            PNGPixelRows.unfilterRGB(filter, source + 1, above: above, into: destination, width: size.width)
            expansion.makeTransparent(destination, width: size.width)
          default:
            guard let scratch = rows.baseAddress else { return false }
            let current = scratch + (row & 1) * rowSize
            PNGByteRows.unfilter(
              filter, (source + 1).assumingMemoryBound(to: UInt8.self),
              above: scratch + (~row & 1) * rowSize, into: current, count: rowSize, step: channels)
            if !expansion.expand(current, into: destination, width: size.width) { return false }
          }
        }
        return true
      }
    }
  }
}
