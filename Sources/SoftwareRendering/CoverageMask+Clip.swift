import Pixels

extension CoverageMask {
  /// The product with a clip, if there is one.
  func clipped(to clip: CoverageMask?) -> CoverageMask {
    clip.map { multiplied(by: $0) } ?? self
  }
}
