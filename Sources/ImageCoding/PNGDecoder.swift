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
  /// What is common is read by `FastPNGDecoder`, everything else and everything doubtful by libpng, whose
  /// word on a file is the last: a file is a picture, and which, is the same either way.
  ///
  /// Measured on 3840 × 2160 pixels, files written by libpng with all filters, in ms of one processor and
  /// millions of bytes; the last column is `PNGValidator`:
  ///
  /// | picture                | bytes | libpng alone | this | check |
  /// | ---------------------- | ----- | ------------ | ---- | ----- |
  /// | panels and text, RGBA  | 0.56  | 74           | 9    | 4     |
  /// | panels and text, RGB   | 0.42  | 60           | 10   | 3     |
  /// | panels and text, gray  | 0.18  | 33           | 6    | 1     |
  /// | shades and grain, RGBA | 8.4   | 105          | 49   | 32    |
  /// | shades and grain, RGB  | 7.5   | 104          | 52   | 34    |
  /// | shades and grain, gray | 3.9   | 63           | 31   | 18    |
  /// | noise, RGBA            | 28.5  | 165          | 89   | 77    |
  /// | noise, RGB             | 24.9  | 52           | 20   | 9     |
  ///
  /// - Throws: `empty`, `notPNG`, `invalidHeader`, `size` before anything is allocated; `truncated` where
  ///   bytes are missing at the end; `wrongChecksum`; `refused` for all else that libpng finds wrong.
  public static func decode(_ bytes: [UInt8]) throws(ImageCodingFailure) -> UnpremultipliedBitmap {
    let header = try PNGHeader(bytes)
    if bytes.count < header.leastFileSize { throw .truncated }
    if let picture = FastPNGDecoder.decode(bytes, header: header) { return picture }
    return try ReferencePNGDecoder.decode(bytes, header: header)
  }
}
