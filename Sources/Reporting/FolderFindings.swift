/// What a comparison of two folders found besides the pictures of one name.
public struct FolderFindings: Equatable, Sendable {
  /// A picture that has another name in the candidate folder, and the same pixels.
  public struct Renamed: Equatable, Sendable {
    /// The name in the reference folder.
    public let reference: String
    /// The name in the candidate folder.
    public let candidate: String

    /// A pair of names.
    public init(reference: String, candidate: String) {
      self.reference = reference
      self.candidate = candidate
    }
  }

  /// A picture that is new and has the pixels of another one that both folders hold.
  public struct Duplicate: Equatable, Sendable {
    /// The new name.
    public let name: String
    /// The other one's.
    public let original: String

    /// A pair of names.
    public init(name: String, original: String) {
      self.name = name
      self.original = original
    }
  }

  /// The reference folder, as it was given.
  public let reference: String
  /// The candidate folder, as it was given.
  public let candidate: String
  /// How pairs were compared, in options of `diff`.
  public var options: [String]
  /// Pictures with another name and the same pixels.
  public var renamed: [Renamed]
  /// New pictures with the pixels of others.
  public var duplicates: [Duplicate]
  /// Names that differ by case or Unicode form alone, of both folders together.
  public var collisions: [[String]]
  /// Files that are no pictures by their names.
  public var otherFiles: Int

  /// Nothing found yet.
  public init(reference: String, candidate: String) {
    self.reference = reference
    self.candidate = candidate
    options = []
    renamed = []
    duplicates = []
    collisions = []
    otherFiles = 0
  }
}
