import Storage

extension RunStore {
  /// Records that an act is done, once all its files are written.
  ///
  /// - Parameters:
  ///   - name: what the act is called.
  ///   - written: what was written.
  ///   - step: what puts it right where the end cannot be recorded: then the act counts as cut off.
  func end(act: Int, _ name: String, written: String, otherwise step: String) throws {
    do {
      try finish(act: act)
    } catch var failure as StorageFailure {
      failure.what =
        "\(written), but the \(name) counts as cut off, since its end cannot be recorded: \(failure.what)"
      failure.goOn(with: step)
      throw failure
    }
  }
}
