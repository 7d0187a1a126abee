import Storage

extension RunStore {
  /// Records that an act is done, once all its files are written.
  func end(_ act: WrittenAct) throws {
    do {
      try finish(act: act.key)
    } catch var failure as StorageFailure {
      failure.what =
        "\(act.written), but the \(act.name) counts as cut off, since its end cannot be recorded: \(failure.what)"
      if let step = failure.losesRecord ? act.remedyWithoutRecord : act.remedy { failure.goOn(with: step) }
      throw failure
    }
  }
}
