/// A calibration as the record keeps it: what it found, and what that holds for.
public struct RecordedCalibration: Equatable, Sendable {
  /// When it was made, ISO 8601 in UTC.
  public var madeAt: String
  /// The tool's version.
  public var toolVersion: String
  /// The renderer's name.
  public var rendererName: String
  /// The renderer's version.
  public var rendererVersion: String
  /// Every metric's version, by name.
  public var metrics: [String: String]
  /// The tolerances that it judged, as text that is equal where they are.
  public var tolerances: String
  /// What it found: a JSON document.
  public var findings: String

  /// A calibration.
  public init(
    madeAt: String, toolVersion: String, rendererName: String, rendererVersion: String,
    metrics: [String: String], tolerances: String, findings: String
  ) {
    self.madeAt = madeAt
    self.toolVersion = toolVersion
    self.rendererName = rendererName
    self.rendererVersion = rendererVersion
    self.metrics = metrics
    self.tolerances = tolerances
    self.findings = findings
  }
}
