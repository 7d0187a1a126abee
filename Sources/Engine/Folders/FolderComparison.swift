public import Reporting
public import RunModel

/// Compares two folders over all cores, in one process, with so many pictures in memory as there are jobs.
public struct FolderComparison: Sendable {
  /// What came of it.
  public struct Outcome: Sendable {
    /// A result for each name that both folders have, and for each that one alone has and that is no
    /// other name of a picture of the other; in the order of the names.
    public var results: [CaseResult]
    /// Pictures for a report.
    public var pictures: [CaseID: CasePictures]
    /// Renamed and duplicate pictures, and names that are alike.
    public var findings: FolderFindings

    /// How the comparison ends. Nothing is proved where every picture was skipped.
    public var status: RunRecord.Status {
      if results.contains(where: \.verdict.needsAttention) || !findings.renamed.isEmpty { return .failed }
      return results.allSatisfy { $0.verdict == .skipped } ? .inconclusive : .passed
    }
  }

  /// Bytes of pictures that are kept for a report; past them cases keep their small picture alone.
  private static let mostPictureBytes = 96_000_000

  private let comparer: FolderComparer
  private let jobs: Int
  private let reference: String
  private let candidate: String

  /// A comparison of two folders.
  public init(reference: String, candidate: String, settings: FolderComparer.Settings, jobs: Int) {
    comparer = FolderComparer(reference: reference, candidate: candidate, settings: settings)
    self.jobs = jobs
    self.reference = reference
    self.candidate = candidate
  }

  /// Compares.
  ///
  /// - Parameter onResult: told of each result, in the order in which they come.
  public func run(
    _ references: PictureListing, _ candidates: PictureListing,
    onResult: (_ done: Int, _ total: Int) -> Void
  ) async -> Outcome {
    let pairing = FolderPairing(reference: references.names, candidate: candidates.names)
    var findings = FolderFindings(reference: reference, candidate: candidate)
    findings.collisions = pairing.collisions
    findings.otherFiles = references.otherFiles + candidates.otherFiles
    let digests = await digests(of: pairing)
    let renamed = Self.renamed(pairing, digests)
    findings.renamed = renamed
    let renamedFrom = Set(renamed.map { Array($0.reference.utf8) })
    let renamedTo = Set(renamed.map { Array($0.candidate.utf8) })
    let missing = pairing.referenceOnly.filter { !renamedFrom.contains(Array($0.utf8)) }
    let new = pairing.candidateOnly.filter { !renamedTo.contains(Array($0.utf8)) }
    findings.duplicates = await duplicates(new, of: pairing.common, digests)

    enum Task { case pair, missing, new }
    let tasks =
      (pairing.common.map { ($0, Task.pair) } + missing.map { ($0, .missing) } + new.map { ($0, .new) })
      .sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    var outcomes: [FolderComparer.Outcome] = []
    var pictureBytes = 0
    let comparer = comparer
    await Jobs(jobs).run(Array(tasks.enumerated())) { ordinal, task in
      timed {
        switch task.1 {
        case .pair: comparer.compare(task.0, ordinal: ordinal)
        case .missing: comparer.single(task.0, isNew: false, ordinal: ordinal)
        case .new: comparer.single(task.0, isNew: true, ordinal: ordinal)
        }
      }
    } onResult: { _, outcome in
      var outcome = outcome
      let bytes = outcome.pictures.byteCount
      if pictureBytes + bytes > Self.mostPictureBytes {
        outcome.pictures = CasePictures(thumbnail: outcome.pictures.thumbnail)
      }
      pictureBytes += outcome.pictures.byteCount
      outcomes.append(outcome)
      onResult(outcomes.count, tasks.count)
    }
    outcomes.sort { $0.result.ordinal < $1.result.ordinal }
    let unread =
      (references.unreadableNames + candidates.unreadableNames).map { ($0, "the name is no UTF-8 text") }
      + (references.linkedFolders + candidates.linkedFolders).map {
        ($0, "a link to a folder is not followed; compare what it leads to")
      }
    for (name, reason) in unread
    where !outcomes.contains(where: { $0.result.caseID.description == name && $0.result.detail == reason }) {
      var result = CaseResult(
        caseID: CaseID(pictureName: name), ordinal: outcomes.count, verdict: .failed, parameters: "{}")
      result.detail = reason
      outcomes.append(FolderComparer.Outcome(result: result))
    }
    await survey(&outcomes)
    var pictures: [CaseID: CasePictures] = [:]
    for outcome in outcomes { pictures[outcome.result.caseID] = outcome.pictures }
    return Outcome(results: outcomes.map(\.result), pictures: pictures, findings: findings)
  }

  /// Has the first changed pairs measured by every metric.
  private func survey(_ outcomes: inout [FolderComparer.Outcome]) async {
    let comparer = comparer
    // A file that went away since it was compared has its result; what every metric says is left out.
    let measured = try? await MetricSurvey.measured(outcomes.map(\.result), jobs: Jobs(jobs)) { result in
      try comparer.files(of: result.caseID.description)
    }
    var places: [CaseID: Int] = [:]
    for (place, outcome) in outcomes.enumerated() { places[outcome.result.caseID] = place }
    for result in measured ?? [] {
      if let place = places[result.caseID] { outcomes[place].result.metrics = result.metrics }
    }
  }

  /// The digests of names in one folder alone, by name; only where both folders have such names.
  private func digests(of pairing: FolderPairing) async -> (
    reference: [Digest: [String]], candidate: [String: Digest]
  ) {
    var old: [Digest: [String]] = [:]
    var new: [String: Digest] = [:]
    if !pairing.candidateOnly.isEmpty {
      for (name, digest) in await digests(of: pairing.candidateOnly, inCandidate: true) { new[name] = digest }
    }
    if !pairing.candidateOnly.isEmpty && !pairing.referenceOnly.isEmpty {
      for (name, digest) in await digests(of: pairing.referenceOnly, inCandidate: false) {
        old[digest, default: []].append(name)
      }
    }
    return (old, new)
  }

  private func digests(of names: [String], inCandidate: Bool) async -> [(String, Digest)] {
    let comparer = comparer
    return await Jobs(jobs).map(names) { name in
      comparer.pixelDigest(name, inCandidate: inCandidate).map { (name, $0) }
    }.compactMap { $0 }.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
  }

  /// Each name that is gone with a name that is new and has its pixels, both in order, each once.
  private static func renamed(
    _ pairing: FolderPairing, _ digests: (reference: [Digest: [String]], candidate: [String: Digest])
  ) -> [FolderFindings.Renamed] {
    var old = digests.reference
    return pairing.candidateOnly.compactMap { name in
      guard let digest = digests.candidate[name], let from = old[digest]?.first else { return nil }
      old[digest]?.removeFirst()
      return FolderFindings.Renamed(reference: from, candidate: name)
    }
  }

  /// New names whose pixels a name that both folders have holds too, or another new one before.
  private func duplicates(
    _ new: [String], of common: [String],
    _ digests: (reference: [Digest: [String]], candidate: [String: Digest])
  ) async -> [FolderFindings.Duplicate] {
    guard !new.isEmpty else { return [] }
    var originals: [Digest: String] = [:]
    for (name, digest) in await self.digests(of: common, inCandidate: true) where originals[digest] == nil {
      originals[digest] = name
    }
    return new.compactMap { name in
      guard let digest = digests.candidate[name] else { return nil }
      if let original = originals[digest] { return FolderFindings.Duplicate(name: name, original: original) }
      originals[digest] = name
      return nil
    }
  }
}

private func timed(_ body: () -> FolderComparer.Outcome) -> FolderComparer.Outcome {
  let clock = ContinuousClock()
  var outcome: FolderComparer.Outcome?
  let time = clock.measure { outcome = body() }
  guard var outcome else { preconditionFailure("a name has an outcome") }
  outcome.result.milliseconds = time.milliseconds
  return outcome
}
