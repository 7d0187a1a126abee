/// A baseline that no case of the catalog refers to.
public struct UnreferencedBaseline: Equatable, Sendable {
  /// What is left over.
  public enum Kind: String, Sendable {
    /// A manifest's entry, with or without a file, whose case is gone.
    case entry
    /// A file that no manifest mentions.
    case file
  }

  /// The path below the folder of baselines.
  public var path: String
  /// What it is.
  public var kind: Kind

  /// A leftover.
  public init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }
}
