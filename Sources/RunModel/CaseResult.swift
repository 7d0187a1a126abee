public import ImageDiff
public import Pixels

/// What a run found out about one case.
public struct CaseResult: Equatable, Sendable {
  /// The case.
  public var caseID: CaseID
  /// The case's place in the plan of the whole catalog, from 0.
  public var ordinal: Int
  /// What is said of it.
  public var verdict: Verdict
  /// Why it was skipped or failed; nil otherwise.
  public var detail: String?
  /// The parameters from which `render --params` draws the same picture, as JSON.
  public var parameters: String
  /// The picture's digest; nil where there is none.
  public var digest: Digest?
  /// The digest in the baseline's manifest; nil where there is no entry.
  public var baselineDigest: Digest?
  /// The digest of the display list as JSON.
  public var displayListDigest: Digest?
  /// The display list's digest when the baseline was approved.
  public var baselineDisplayListDigest: Digest?
  /// The picture's size in device pixels; 0 where there is none.
  public var width: Int
  /// The picture's size in device pixels; 0 where there is none.
  public var height: Int
  /// Whether not a single pixel of the picture shows.
  public var isBlank: Bool
  /// Whether the case is meant to show something.
  public var expectsInk: Bool
  /// Pixels that differ from the baseline; nil where nothing was compared.
  public var differingPixels: Int?
  /// The largest channel difference, 0…255; nil where nothing was compared.
  public var largestChannelDelta: Int?
  /// Where the differences lie; nil where there is none.
  public var boundingBox: PixelRect?
  /// How many differing pixels each labelled part has; each counts for one part, as the evidence says.
  public var differingPixelsByRegion: [String: Int]
  /// What kind of change it is; nil where nothing was compared.
  public var change: ImageChange.Kind?
  /// How far content moved; nil unless the change is a shift.
  public var shift: PixelShift?
  /// What was found against each limit of the case's tolerance; empty where equality was asked for.
  public var limits: [LimitOutcome]
  /// What was measured of the change; nil where nothing changed, or nothing was compared.
  public var evidence: ChangeEvidence?
  /// What every metric finds at its default limit; empty where that was not measured.
  public var metrics: [LimitOutcome]
  /// How long drawing and comparing took.
  public var milliseconds: Double

  /// A result without a picture yet.
  public init(caseID: CaseID, ordinal: Int, verdict: Verdict, parameters: String) {
    self.caseID = caseID
    self.ordinal = ordinal
    self.verdict = verdict
    self.parameters = parameters
    width = 0
    height = 0
    isBlank = false
    expectsInk = true
    differingPixelsByRegion = [:]
    limits = []
    metrics = []
    milliseconds = 0
  }

  /// Whether some metrics pass the change and others do not, at their default limits.
  public var metricsDisagree: Bool { metrics.contains(where: \.passes) && !metrics.allSatisfy(\.passes) }

  /// Who is to blame for a change: the component when its display list changed, else the renderer.
  ///
  /// Nil where nothing changed or the list of the baseline is not known.
  public var changedSide: String? {
    guard verdict == .changed, let now = displayListDigest, let before = baselineDisplayListDigest else {
      return nil
    }
    return now == before ? "renderer" : "component"
  }
}
