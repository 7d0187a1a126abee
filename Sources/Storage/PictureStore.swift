import AtomicFiles
public import RunModel

/// The pictures of runs as PNG files, named by the digest of their pixels, beside the record.
///
/// `FOLDER/pictures/ab/ab….png`, and reduced ones likewise below `thumbnails`, under the digest of
/// the picture that they are made of. What is there never changes: equal pixels share one file.
public struct PictureStore: Sendable {
  /// Which of a picture's files.
  public enum Kind: String, CaseIterable, Sendable {
    /// The picture itself.
    case picture = "pictures"
    /// The reduced picture.
    case thumbnail = "thumbnails"
  }

  /// The folder that holds both kinds.
  public let folder: String

  /// The store in a folder, which need not exist yet.
  public init(folder: String) { self.folder = folder }

  /// The store beside a record of runs.
  public init(besideDatabase path: String) { self.init(folder: Folder.parent(of: path)) }

  /// Where the file of a digest lies or would lie.
  public func path(of digest: Digest, _ kind: Kind = .picture) -> String {
    "\(folder)/\(kind.rawValue)/\(digest.description.prefix(2))/\(digest).png"
  }

  /// Keeps a file, unless there is one of that digest.
  public func store(_ png: [UInt8], as digest: Digest, _ kind: Kind = .picture) throws {
    try StorageFailure.translatingFileFailures {
      let path = path(of: digest, kind)
      if case .file(let size) = try FileKind(at: path), size > 0 { return }
      try Folder.create(Folder.parent(of: path))
      try AtomicFile.write(png, to: path)
    }
  }

  /// The file of a digest; nil where there is none.
  public func read(_ digest: Digest, _ kind: Kind = .picture) throws -> [UInt8]? {
    try StorageFailure.translatingFileFailures { try BoundedFile.read(path(of: digest, kind)) }
  }
}
