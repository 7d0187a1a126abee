import AtomicFiles
public import RunModel

/// Files of baselines as they were before a decision replaced them, byte for byte, beside the record.
///
/// `FOLDER/replaced/ab/ab…`, named by the digest of their bytes, which a picture's digest does not fix: two
/// files may hold the same pixels.
public struct KeptFiles: Sendable {
  /// The folder that holds `replaced`.
  public let folder: String

  /// The files beside a record of runs.
  public init(besideDatabase path: String) { folder = Folder.parent(of: path) }

  /// Where the file of a digest lies or would lie.
  public func path(of digest: Digest) -> String {
    "\(folder)/replaced/\(digest.description.prefix(2))/\(digest)"
  }

  /// Keeps a file.
  ///
  /// - Returns: the digest under which it is found again.
  func keep(_ bytes: [UInt8]) throws -> Digest {
    let digest = PictureHasher.digest(ofFile: bytes)
    try StorageFailure.translatingFileFailures {
      let path = path(of: digest)
      // A power cut, or a hand, may have left something else of that name.
      if case .file(bytes.count) = try FileKind(at: path), try BoundedFile.read(path) == bytes { return }
      try Folder.create(Folder.parent(of: path))
      try AtomicFile.write(bytes, to: path)
    }
    return digest
  }

  /// The file of a digest.
  ///
  /// - Throws: `StorageFailure` where it is gone or no longer what was kept.
  func read(_ digest: Digest) throws -> [UInt8] {
    let path = path(of: digest)
    let bytes = try StorageFailure.translatingFileFailures { try BoundedFile.read(path) }
    guard let bytes, PictureHasher.digest(ofFile: bytes) == digest else {
      throw StorageFailure(
        what: bytes == nil ? "a replaced file is gone" : "a replaced file is damaged", location: path,
        remedy: "restore the baselines from version control")
    }
    return bytes
  }
}
