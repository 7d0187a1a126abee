import PixelKernels

/// By which code rows are compared; both give the same result, bit for bit.
enum ScanPath: CaseIterable, Sendable {
  /// One pixel at a time: the definition, and what machines without AVX2 run.
  case scalar
  /// Eight pixels at a time, with AVX2.
  case vector

  /// Whether this machine can take it.
  var isAvailable: Bool { self == .scalar || proofsheetPixelKernelsAvailable() }

  /// The faster one of those available.
  static var fastest: ScanPath { ScanPath.vector.isAvailable ? .vector : .scalar }
}
