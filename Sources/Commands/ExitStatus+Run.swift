import RunModel

extension ExitStatus {
  /// How a run with an end ends the process.
  init(_ status: RunRecord.Status) {
    self =
      switch status {
      case .passed: .passed
      case .failed: .different
      case .inconclusive, .incomplete: .inconclusive
      case .interrupted: .interrupted
      }
  }
}
