import Pixels

/// From the bytes of a picture file of any kind that is read to a picture.
public enum ImageDecoder {
  /// The picture in a PNG or JPEG file, told by its first bytes; a file's name has no say.
  ///
  /// See `PNGDecoder.decode` for how samples become pixels. A JPEG picture is opaque, and turned as its Exif
  /// data says. 16-bit samples come beside the rounded ones.
  ///
  /// - Throws: `empty`; `notPicture` by the first bytes; for PNG what `PNGDecoder.decode` throws; for JPEG
  ///   `truncated`, `refusedJPEG`, `unsupportedJPEG`, and `size` before anything is allocated.
  public static func decode(_ bytes: [UInt8]) throws(ImageCodingFailure) -> DecodedImage {
    if bytes.isEmpty { throw .empty }
    if bytes.starts(with: JPEGDecoder.signature) { return try JPEGDecoder.decode(bytes) }
    // A file that ends inside the signature is a short PNG file.
    if !PNGHeader.signature.starts(with: bytes.prefix(PNGHeader.signature.count)) {
      throw .notPicture(ForeignContent(bytes))
    }
    let header = try PNGHeader(bytes)
    let metadata = ImageMetadata(header: header, bytes: bytes)
    if header.bitDepth < 16 {
      return DecodedImage(bitmap: try PNGDecoder.decode(bytes), deepSamples: nil, metadata: metadata)
    }
    if bytes.count < header.leastFileSize { throw .truncated }
    let samples = try ReferencePNGDecoder.deepSamples(bytes, header: header)
    return DecodedImage(
      bitmap: UnpremultipliedBitmap(size: header.size, rounding: samples), deepSamples: samples,
      metadata: metadata)
  }
}
