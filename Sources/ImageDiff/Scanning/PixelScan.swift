import Pixels

/// The comparison of two pictures pixel by pixel.
///
/// Pictures of different sizes are laid on each other at the top left. Only the pixels that both have
/// are compared; the mask has the size of the union, and what only one of them has is not in it.
enum PixelScan {
  /// Compares the largest channel difference of each pixel with a threshold, 0…255.
  static func channel(
    reference: UnpremultipliedBitmap, candidate: UnpremultipliedBitmap, threshold: UInt8,
    path: ScanPath = .fastest
  ) -> ScanResult {
    scan(reference, candidate) { rows, y, result in
      channel(rows, threshold: threshold, x: 0, y: y, path: path, into: &result)
    }
  }

  /// Compares the YIQ difference of each pixel with a limit.
  ///
  /// The blending of pixels with an alpha below 255 takes their index in the union.
  static func yiq(
    reference: UnpremultipliedBitmap, candidate: UnpremultipliedBitmap, limit: YIQLimit,
    path: ScanPath = .fastest
  ) -> ScanResult {
    let width = max(reference.width, candidate.width)
    return scan(reference, candidate) { rows, y, result in
      yiq(rows, limit: limit, firstIndex: y * width, x: 0, y: y, path: path, into: &result)
    }
  }

  /// Calls a closure with each row of the overlap.
  private static func scan(
    _ reference: UnpremultipliedBitmap, _ candidate: UnpremultipliedBitmap,
    _ row: (RowPair, Int, inout ScanResult) -> Void
  ) -> ScanResult {
    var result = ScanResult(
      width: max(reference.width, candidate.width), height: max(reference.height, candidate.height))
    let count = min(reference.width, candidate.width)
    for y in 0..<min(reference.height, candidate.height) {
      let rows = RowPair(
        reference: reference, referenceX: 0, referenceY: y, candidate: candidate, candidateX: 0,
        candidateY: y, count: count)
      row(rows, y, &result)
    }
    return result
  }
}
