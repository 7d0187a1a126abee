/// Which pictures of two folders belong together: those of one name, to the byte.
public struct FolderPairing: Equatable, Sendable {
  /// Names in both folders.
  public let common: [String]
  /// Names in the reference folder alone.
  public let referenceOnly: [String]
  /// Names in the candidate folder alone.
  public let candidateOnly: [String]
  /// Groups of names, of both folders together, that differ by case or Unicode form alone.
  public let collisions: [[String]]

  /// Pairs sorted names.
  public init(reference: [String], candidate: [String]) {
    // Two texts of one meaning and other bytes are equal in Swift, and are two files all the same.
    let references = Set(reference.map { Array($0.utf8) })
    let candidates = Set(candidate.map { Array($0.utf8) })
    common = reference.filter { candidates.contains(Array($0.utf8)) }
    referenceOnly = reference.filter { !candidates.contains(Array($0.utf8)) }
    candidateOnly = candidate.filter { !references.contains(Array($0.utf8)) }
    var groups: [String: [String]] = [:]
    // As keys, texts that differ by Unicode form alone are one.
    for name in reference + candidateOnly { groups[name.lowercased(), default: []].append(name) }
    collisions = groups.values.filter { $0.count > 1 }
      .map { $0.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
      .sorted { $0[0].utf8.lexicographicallyPrecedes($1[0].utf8) }
  }
}
