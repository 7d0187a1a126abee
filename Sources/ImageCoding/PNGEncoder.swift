import CPNGCalls
public import Pixels

/// From a picture to the bytes of a PNG file.
public enum PNGEncoder {
  /// How hard zlib tries, 0…9.
  ///
  /// Measured on 640 × 960 pixels with libpng 1.6.39 and zlib 1.2.13, every row filtered "up", in ms and
  /// thousands of bytes:
  ///
  /// | picture                    | level 1   | level 4  | level 6   | level 9   | 6, all filters |
  /// | -------------------------- | --------- | -------- | --------- | --------- | -------------- |
  /// | vertical gradient          | 4 / 15    | 8 / 5.6  | 8 / 5.6   | 20 / 6.2  | 17 / 4.9       |
  /// | oblique gradient           | 7 / 214   | 10 / 117 | 12 / 40   | 60 / 20   | 21 / 38        |
  /// | round rectangle and shadow | 4 / 24    | 8 / 13   | 9 / 12    | 29 / 11   | 19 / 12        |
  /// | the same with a photo      | 13 / 515  | 41 / 425 | 124 / 428 | 206 / 425 | 138 / 425      |
  ///
  /// Level 6 with one filter gives nearly the smallest files of what is drawn here at half the time of
  /// trying all filters. Another level changes bytes and sizes of new files, never a picture.
  static let compressionLevel: Int32 = 6

  /// The PNG file of a picture: RGBA, 8 bits a channel, not interlaced, no chunk but the necessary.
  ///
  /// Colour under alpha 0 is kept. The same pixels give the same bytes, as long as libpng and zlib stay
  /// the same.
  ///
  /// - Throws: `refused` where libpng cannot go on, which is for want of memory.
  public static func encode(_ bitmap: UnpremultipliedBitmap) throws(ImageCodingFailure) -> [UInt8] {
    var file: [UInt8] = []
    let failure = bitmap.pixels.withUnsafeBytes { pixels in
      withUnsafeMutablePointer(to: &file) { file in write(pixels, size: bitmap.size, to: file) }
    }
    if let failure { throw failure }
    return file
  }

  /// The PNG file of a premultiplied picture, whose multiplication by alpha is undone first.
  ///
  /// `Bitmap(PNGDecoder.decode(file))` is the same picture again, to the bit.
  ///
  /// - Throws: `refused` where libpng cannot go on, which is for want of memory.
  public static func encode(_ bitmap: Bitmap) throws(ImageCodingFailure) -> [UInt8] {
    try encode(UnpremultipliedBitmap(bitmap))
  }

  /// Appends the file to an array, or says why it could not.
  private static func write(
    _ pixels: UnsafeRawBufferPointer, size: PixelSize, to file: UnsafeMutablePointer<[UInt8]>
  ) -> ImageCodingFailure? {
    precondition(pixels.count == size.count * 4, "a pixel has four bytes")
    guard let start = pixels.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return .empty }
    return PNGMessage.outcome { message in
      proofsheetWritePNG(
        start, UInt32(size.width), UInt32(size.height), compressionLevel,
        { context, bytes, count in
          let file = context.assumingMemoryBound(to: [UInt8].self)
          file.pointee.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
        }, file, message)
    }
  }
}
