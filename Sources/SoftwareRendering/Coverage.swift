/// A coverage of 0…1 as a byte: ⌊255·c + ½ + 10⁻⁶⌋ (CG-01).
///
/// The last term keeps an exact half from falling to floating noise.
@inline(__always)
func coverageByte(_ coverage: Double) -> UInt8 {
  UInt8(truncatingIfNeeded: Int32(255 * min(max(coverage, 0), 1) + (0.5 + 1e-6)))
}
