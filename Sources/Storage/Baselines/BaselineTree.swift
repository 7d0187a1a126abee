public import RunModel

/// All that the tree of baselines held when it was read.
public struct BaselineTree: Equatable, Sendable {
  /// The entries of all manifests.
  public var entries: [CaseID: BaselineEntry]
  /// The PNG files, as paths below the folder of baselines, sorted by their bytes.
  public var files: [String]

  /// A tree of given content.
  public init(entries: [CaseID: BaselineEntry], files: [String]) {
    self.entries = entries
    self.files = files
  }

  /// The entries and files that no case refers to, sorted by path.
  ///
  /// A file without an entry whose case is known is not among them: that case is `new`. A file whose
  /// entry is among them is not named a second time.
  ///
  /// - Parameter known: every case of the catalog, whatever a run was asked for.
  public func unreferenced(known: Set<CaseID>) -> [UnreferencedBaseline] {
    let entries = entries.keys.filter { !known.contains($0) }
      .map { UnreferencedBaseline(path: BaselineStore.relativePath(of: $0), kind: .entry) }
    let referred = Set((known.union(self.entries.keys)).map(BaselineStore.relativePath(of:)))
    let files = files.filter { !referred.contains($0) }
      .map { UnreferencedBaseline(path: $0, kind: .file) }
    return (entries + files).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
