import CPNGCalls
import Pixels

/// PNG files of every kind through libpng, whose judgement of a file is what counts.
enum ReferencePNGDecoder {
  /// The picture, 8 bits a channel; see `PNGDecoder.decode`.
  ///
  /// - Throws: `truncated`, `wrongChecksum`, `refused`.
  static func decode(
    _ bytes: [UInt8], header: PNGHeader
  ) throws(ImageCodingFailure) -> UnpremultipliedBitmap {
    let size = header.size
    var failure: ImageCodingFailure?
    let pixels = [UnpremultipliedPixel](unsafeUninitializedCapacity: size.count) { buffer, count in
      precondition(MemoryLayout<UnpremultipliedPixel>.stride == 4, "a pixel has four bytes")
      failure = read(bytes, size: size, .eightBits, into: UnsafeMutableRawBufferPointer(buffer))
      count = failure == nil ? size.count : 0
    }
    if let failure { throw failure }
    return UnpremultipliedBitmap(size: size, pixels: pixels)
  }

  /// The samples of a picture as a file of 16 bits has them: red, green, blue, alpha, 0…65535, four for each
  /// pixel, unpremultiplied. A `tRNS` chunk becomes alpha 0 or 65535; gray is given three times.
  ///
  /// - Precondition: the header says 16 bits.
  /// - Throws: `truncated`, `wrongChecksum`, `refused`.
  static func deepSamples(_ bytes: [UInt8], header: PNGHeader) throws(ImageCodingFailure) -> [UInt16] {
    precondition(header.bitDepth == 16, "only 16 bits are deep")
    let size = header.size
    var failure: ImageCodingFailure?
    let samples = [UInt16](unsafeUninitializedCapacity: size.count * 4) { buffer, count in
      failure = read(bytes, size: size, .sixteenBits, into: UnsafeMutableRawBufferPointer(buffer))
      count = failure == nil ? size.count * 4 : 0
    }
    if let failure { throw failure }
    return samples
  }

  /// Fills memory for four samples a pixel, or says why it could not.
  private static func read(
    _ bytes: [UInt8], size: PixelSize, _ samples: ProofsheetPNGSamples,
    into memory: UnsafeMutableRawBufferPointer
  ) -> ImageCodingFailure? {
    precondition(
      memory.count >= size.count * (samples == .eightBits ? 4 : 8), "the memory holds four samples a pixel")
    return bytes.withUnsafeBufferPointer { source -> ImageCodingFailure? in
      guard let start = source.baseAddress, let pixels = memory.baseAddress else { return .empty }
      return PNGMessage.outcome { message in
        proofsheetReadPNG(
          start, source.count, UInt32(size.width), UInt32(size.height), samples, pixels, message)
      }
    }
  }
}
