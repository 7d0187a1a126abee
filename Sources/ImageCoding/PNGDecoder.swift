import CPNGCalls
public import Pixels

/// From the bytes of a PNG file to a picture.
public enum PNGDecoder {
  /// The picture in a PNG file of any colour type, bit depth and interlacing.
  ///
  /// Samples are taken as they are: no gamma, no colour profile. Fewer than 8 bits are stretched to
  /// 0…255, 16 bits are rounded to the nearest of 8, a `tRNS` chunk becomes alpha, and colour under
  /// alpha 0 is kept. Bytes after the end of the PNG data are passed over.
  ///
  /// Nothing damaged is mended: every checksum counts, those of chunks without influence on the picture
  /// as well. So a picture is either whole or refused.
  ///
  /// - Throws: `empty`, `notPNG`, `invalidHeader`, `size` before anything is allocated; `truncated` where
  ///   bytes are missing at the end; `refused` for everything that libpng finds wrong.
  public static func decode(_ bytes: [UInt8]) throws(ImageCodingFailure) -> UnpremultipliedBitmap {
    let header = try PNGHeader(bytes)
    if bytes.count < header.leastFileSize { throw .truncated }
    let size = header.size
    var failure: ImageCodingFailure?
    let pixels = [UnpremultipliedPixel](unsafeUninitializedCapacity: size.count) { buffer, count in
      failure = read(bytes, size: size, into: UnsafeMutableRawBufferPointer(buffer))
      count = failure == nil ? size.count : 0
    }
    if let failure { throw failure }
    return UnpremultipliedBitmap(size: size, pixels: pixels)
  }

  /// Fills memory for the pixels, or says why it could not. A pixel is four bytes: red, green, blue, alpha.
  private static func read(
    _ bytes: [UInt8], size: PixelSize, into memory: UnsafeMutableRawBufferPointer
  ) -> ImageCodingFailure? {
    precondition(
      MemoryLayout<UnpremultipliedPixel>.stride == 4 && memory.count >= size.count * 4,
      "a pixel has four bytes")
    return bytes.withUnsafeBufferPointer { source -> ImageCodingFailure? in
      guard let start = source.baseAddress,
        let pixels = memory.baseAddress?.assumingMemoryBound(to: UInt8.self)
      else { return .empty }
      return PNGMessage.outcome { message in
        proofsheetReadPNG(start, source.count, UInt32(size.width), UInt32(size.height), pixels, message)
      }
    }
  }
}
