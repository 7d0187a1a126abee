import AtomicFiles
import Glibc
public import RunModel

extension BaselineStore {
  /// Prepares to make pictures baselines, and keeps what they replace.
  ///
  /// All manifests are read before anything is written, so that a damaged one stops it all. Lines of
  /// other cases stay as they are.
  ///
  /// - Throws: `StorageFailure`, also where another process is promoting.
  /// - Precondition: no case is given twice.
  public func promotion(
    of pictures: [(entry: BaselineEntry, png: [UInt8])], keeping kept: KeptFiles
  ) throws -> Promotion {
    try Promotion(pictures, to: self, keeping: kept.keep)
  }

  /// Prepares to put back what approvals replaced.
  ///
  /// - Parameters:
  ///   - manifests: those that are given back as a whole, if they are still what the approval made them.
  ///   - expected: what may be there.
  ///   - lock: of this tree; it ends with the restoration.
  /// - Throws: `BaselineMismatch` where a baseline is not as expected; `StorageFailure`.
  public func restoration(
    of replaced: [ReplacedBaseline], manifests: [ReplacedManifest], from kept: KeptFiles,
    expecting expected: BaselineExpectation, holding lock: consuming FolderLock
  ) throws -> Restoration {
    try Restoration(
      replaced, manifests: manifests, in: self, from: kept, expecting: expected, holding: lock)
  }
}
