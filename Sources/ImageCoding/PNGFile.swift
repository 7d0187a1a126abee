import AtomicFiles
public import Pixels

/// PNG files on disk. Every failure is `inFile`, with the path.
public enum PNGFile {
  /// The most bytes of a file that are read: 1 GiB, what the largest picture's pixels take in memory.
  public static let largestFileSize = 1 << 30

  /// The picture in a file; see `PNGDecoder.decode`.
  ///
  /// - Throws: `inFile` with what the decoder or `BoundedFile.read` refuses.
  public static func read(_ path: String) throws(ImageCodingFailure) -> UnpremultipliedBitmap {
    let bytes = try BoundedFile.read(path, limit: largestFileSize)
    do {
      return try PNGDecoder.decode(bytes)
    } catch {
      throw .inFile(path: path, failure: error)
    }
  }

  /// Writes a picture to a file, in whole or not at all; see `AtomicFile.write`.
  ///
  /// - Throws: `inFile` with `cannotWrite` or `refused`.
  public static func write(_ bitmap: UnpremultipliedBitmap, to path: String) throws(ImageCodingFailure) {
    let bytes: [UInt8]
    do {
      bytes = try PNGEncoder.encode(bitmap)
    } catch {
      throw .inFile(path: path, failure: error)
    }
    try write(bytes, to: path)
  }

  /// Writes bytes that already are a PNG file, unchanged, in whole or not at all.
  ///
  /// - Throws: `inFile` with `cannotWrite`.
  public static func write(_ bytes: [UInt8], to path: String) throws(ImageCodingFailure) {
    do {
      try AtomicFile.write(bytes, to: path)
    } catch let failure as FileFailure {
      throw .inFile(path: path, failure: .cannotWrite(reason: failure.reason))
    } catch {
      throw .inFile(path: path, failure: .cannotWrite(reason: "\(error)"))
    }
  }
}
