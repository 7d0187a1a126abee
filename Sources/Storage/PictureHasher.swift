public import Pixels
public import RunModel

/// The digests of pictures, texts and runs: BLAKE2b-256 in hexadecimal (CLI.md, `run --json`).
public enum PictureHasher {
  /// The digest of a picture: width and height as 32-bit little-endian numbers, then the
  /// premultiplied red, green, blue and alpha of each pixel, row by row from the top.
  ///
  /// The pixels are read where they lie, without a copy.
  public static func digest(of bitmap: Bitmap) -> Digest {
    let stream = DigestStream()
    stream.update(UInt32(bitmap.width))
    stream.update(UInt32(bitmap.height))
    stream.update(bitmap.pixels)
    return stream.finish()
  }

  /// The digest of an unpremultiplied picture and its 16-bit samples, for finding equal files: as of a
  /// premultiplied one, then the samples as they lie in memory. It is not the digest of baselines.
  public static func digest(of bitmap: UnpremultipliedBitmap, deepSamples: [UInt16]?) -> Digest {
    let stream = DigestStream()
    stream.update(UInt32(bitmap.width))
    stream.update(UInt32(bitmap.height))
    bitmap.pixels.withUnsafeBytes { stream.update($0) }
    deepSamples?.withUnsafeBytes { stream.update($0) }
    return stream.finish()
  }

  /// The digest of a file: its bytes.
  public static func digest(ofFile bytes: [UInt8]) -> Digest {
    let stream = DigestStream()
    bytes.withUnsafeBytes { stream.update($0) }
    return stream.finish()
  }

  /// The digest of a text: its UTF-8 bytes.
  public static func digest(of text: String) -> Digest {
    let stream = DigestStream()
    stream.update(text)
    return stream.finish()
  }

  /// The digest of a run: for each case the id as UTF-8, a zero byte, and the picture's digest as 64
  /// hexadecimal digits; nothing after the zero byte for a case without a picture.
  ///
  /// - Parameter cases: the cases in the order of the plan.
  public static func digest(ofCases cases: [(caseID: CaseID, digest: Digest?)]) -> Digest {
    let stream = DigestStream()
    for (caseID, digest) in cases {
      stream.update(caseID.description)
      stream.update("\0")
      if let digest { stream.update(digest.description) }
    }
    return stream.finish()
  }
}
