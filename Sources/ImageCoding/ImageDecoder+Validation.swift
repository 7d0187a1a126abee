extension ImageDecoder {
  /// Refuses what `decode` refuses, without making the picture where that is not needed.
  ///
  /// Meant for two files of the same bytes: once one is known to be sound, both are the same picture.
  ///
  /// - Throws: what `decode` throws.
  public static func validate(_ bytes: [UInt8]) throws(ImageCodingFailure) {
    if bytes.starts(with: PNGHeader.signature) {
      try PNGValidator.validate(bytes)
    } else {
      _ = try decode(bytes)
    }
  }
}
