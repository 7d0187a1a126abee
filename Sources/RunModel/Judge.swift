/// What became of drawing a case.
public enum RenderingOutcome: Equatable, Sendable {
  /// There is a picture.
  case rendered
  /// The renderer cannot draw it, and says why.
  case skipped(reason: String)
  /// There is no picture, and an error.
  case failed(error: String)
}

/// What a case's picture was held against.
public enum BaselineState: Equatable, Sendable {
  /// No entry in a manifest, whether or not there is a file.
  case none
  /// An entry without its file.
  case entryWithoutFile
  /// A file that cannot be read, or whose pixels are not those of its entry.
  case unusable(reason: String)
  /// A usable baseline, held against the picture: whether they are identical, byte for byte, and what was
  /// found against each limit of the tolerance, if there are any.
  case compared(isIdentical: Bool, [LimitOutcome])
}

/// Decides the verdict of a case: a total function, nothing else is asked.
public enum Judge {
  /// The verdict for a picture and its baseline.
  public static func verdict(_ outcome: RenderingOutcome, against baseline: BaselineState) -> Verdict {
    switch (outcome, baseline) {
    case (.skipped, _): .skipped
    case (.failed, _): .failed
    case (.rendered, .none): .new
    case (.rendered, .entryWithoutFile): .missing
    case (.rendered, .unusable): .failed
    case (.rendered, .compared(isIdentical: true, _)): .passed
    case (.rendered, .compared(isIdentical: false, let limits)):
      !limits.isEmpty && limits.allSatisfy(\.passes) ? .withinTolerance : .changed
    }
  }
}
