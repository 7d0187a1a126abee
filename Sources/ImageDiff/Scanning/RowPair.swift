import Pixels

/// Equally many neighbouring pixels of one row in each of two pictures.
struct RowPair {
  /// The left operand.
  let reference: UnpremultipliedBitmap
  /// The right operand.
  let candidate: UnpremultipliedBitmap
  /// Index of the first pixel among all of the reference.
  let referenceStart: Int
  /// Index of the first pixel among all of the candidate.
  let candidateStart: Int
  /// How many pixels of each.
  let count: Int

  /// The pixels from a place of each picture to the right.
  ///
  /// - Precondition: all of them lie inside their picture.
  init(
    reference: UnpremultipliedBitmap, referenceX: Int, referenceY: Int, candidate: UnpremultipliedBitmap,
    candidateX: Int, candidateY: Int, count: Int
  ) {
    func check(_ bitmap: UnpremultipliedBitmap, _ x: Int, _ y: Int) {
      precondition(
        count >= 0 && x >= 0 && x <= bitmap.width - count && y >= 0 && y < bitmap.height,
        "a row outside the bitmap")
    }
    check(reference, referenceX, referenceY)
    check(candidate, candidateX, candidateY)
    self.reference = reference
    self.candidate = candidate
    referenceStart = referenceY * reference.width + referenceX
    candidateStart = candidateY * candidate.width + candidateX
    self.count = count
  }

  /// The pair at an offset, 0..<count.
  @inline(__always)
  subscript(offset: Int) -> (UnpremultipliedPixel, UnpremultipliedPixel) {
    (reference.pixels[referenceStart + offset], candidate.pixels[candidateStart + offset])
  }

  /// Lends the bytes of both rows, 4 a pixel.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafePointer<UInt8>, UnsafePointer<UInt8>) -> Result) -> Result? {
    unsafe reference.pixels.withUnsafeBytes { first in
      unsafe candidate.pixels.withUnsafeBytes { second in
        guard let firstBase = first.baseAddress, let secondBase = second.baseAddress
        else { return nil }
        return unsafe body(
          (firstBase + referenceStart * 4).assumingMemoryBound(to: UInt8.self),
          (secondBase + candidateStart * 4).assumingMemoryBound(to: UInt8.self))
      }
    }
  }
}
