import RunModel
import Storage

extension RunRecord {
  /// Refuses a run whose pictures are not all there to be looked at.
  func requireComplete() throws {
    if status.isComplete { return }
    throw StorageFailure(
      what: "run \(id) is \(status.rawValue)", location: id,
      remedy: "decide on a run that has ended by itself")
  }
}
