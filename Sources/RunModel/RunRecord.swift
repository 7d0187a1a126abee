/// One run: what was asked for and how it ended.
public struct RunRecord: Equatable, Sendable {
  /// How a run stands.
  public enum Status: String, CaseIterable, Sendable {
    /// Begun and not ended: going on, or killed.
    case incomplete
    /// Ended by a signal; what was finished is recorded.
    case interrupted
    /// All passed.
    case passed
    /// Something needs a person.
    case failed
    /// It proved nothing.
    case inconclusive

    /// Whether every case that was asked for has its result.
    public var isComplete: Bool {
      switch self {
      case .passed, .failed, .inconclusive: true
      case .incomplete, .interrupted: false
      }
    }
  }

  /// Sorts by time: `YYYYMMDD-HHMMSS-xxxx`, UTC, the last part random.
  public var id: String
  /// How it stands.
  public var status: Status
  /// When it began, ISO 8601 in UTC.
  public var startedAt: String
  /// When it ended; nil while incomplete.
  public var finishedAt: String?
  /// How long it took, in seconds; nil while incomplete.
  public var durationSeconds: Double?
  /// The tool's version.
  public var toolVersion: String
  /// The renderer's name.
  public var rendererName: String
  /// The renderer's version.
  public var rendererVersion: String
  /// The globs that chose the cases; empty for all.
  public var filters: [String]
  /// The shard as `I/N`; nil for all.
  public var shard: String?
  /// How many cases were asked for.
  public var plannedCases: Int
  /// The run's digest (CLI.md, `run --json`); nil while incomplete.
  public var digest: Digest?

  /// A run that begins.
  public init(
    id: String, startedAt: String, toolVersion: String, rendererName: String, rendererVersion: String,
    filters: [String], shard: String?, plannedCases: Int
  ) {
    self.id = id
    status = .incomplete
    self.startedAt = startedAt
    self.toolVersion = toolVersion
    self.rendererName = rendererName
    self.rendererVersion = rendererVersion
    self.filters = filters
    self.shard = shard
    self.plannedCases = plannedCases
  }

  /// Whether every case of the catalog was asked for.
  public var coversCatalog: Bool { filters.isEmpty && shard == nil }
}
