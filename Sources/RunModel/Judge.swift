public import ImageDiff

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
  /// A usable baseline, compared with the picture.
  case compared(ImageComparison)
}

/// Decides the verdict of a case: a total function, nothing else is asked.
public enum Judge {
  /// The verdict for a picture and its baseline.
  public static func verdict(
    _ outcome: RenderingOutcome, against baseline: BaselineState, tolerance: Tolerance
  ) -> Verdict {
    switch (outcome, baseline) {
    case (.skipped, _): .skipped
    case (.failed, _): .failed
    case (.rendered, .none): .new
    case (.rendered, .entryWithoutFile): .missing
    case (.rendered, .unusable): .failed
    case (.rendered, .compared(let comparison)):
      switch tolerance {
      case .exact: comparison.isIdentical ? .passed : .changed
      }
    }
  }
}
