import Pixels
import TestSupport
import Testing

@testable import SoftwareRendering

/// The blur of CG-05 held to a plain two-dimensional convolution: bytes equal.
struct ShadowMaskTests {
  /// One pixel of the blur: every tap of both axes times the coverage there, then a byte.
  ///
  /// Sums are taken in another order than the product's, so they differ in their last digits; the
  /// 10⁻⁶ of CG-01 keeps exact halves, which symmetric shapes do give, from that.
  func naive(_ shape: CoverageMask, _ kernel: GaussianKernel, x: Int, y: Int) -> UInt8 {
    let reach = kernel.reach
    var sum = 0.0
    for down in -reach...reach {
      for across in -reach...reach {
        let coverage = Double(shape[x + across, y + down]) / 255
        sum += kernel.weights[across + reach] * kernel.weights[down + reach] * coverage
      }
    }
    return UInt8(255 * sum + 0.5 + 1e-6)
  }

  func expectEqual(_ shape: CoverageMask, blur: Double, within limits: PixelRect) {
    let kernel = GaussianKernel(blur: blur)
    let mask = ShadowMask.blurred(shape, by: kernel, within: limits)
    // Two pixels past the reach there is nothing; the limits cut.
    let area = shape.bounds.insetBy(-kernel.reach - 2)
    var wrong = 0
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let expected = limits.contains(x: x, y: y) ? naive(shape, kernel, x: x, y: y) : 0
        if mask[x, y] != expected { wrong += 1 }
      }
    }
    #expect(wrong == 0, "blur \(blur), shape \(shape.bounds), limits \(limits)")
  }

  func mask(_ bounds: PixelRect, _ coverage: (_ x: Int, _ y: Int) -> UInt8) -> CoverageMask {
    var mask = CoverageMask(bounds: bounds)
    mask.withCoverage { span in
      for index in span.indices { span[index] = coverage(index % bounds.width, index / bounds.width) }
    }
    return mask
  }

  @Test("CG-05: the blur is the plain convolution") func randomMasks() {
    var random = SplitMix64(seed: 40)
    for _ in 0..<60 {
      let bounds = PixelRect(
        x: random.below(12) - 6, y: random.below(12) - 6, width: 1 + random.below(16),
        height: 1 + random.below(16))
      let shape = mask(bounds) { _, _ in random.byte() }
      let limits = PixelRect(
        x: random.below(8) - 4, y: random.below(8) - 4, width: 1 + random.below(20),
        height: 1 + random.below(20))
      expectEqual(shape, blur: random.double(in: 1..<7), within: limits)
    }
  }

  /// Long runs of full and of no coverage, which are not added up tap by tap: their ends, holes in
  /// them, and limits across them.
  @Test func runsOfFullCoverage() {
    var random = SplitMix64(seed: 41)
    for _ in 0..<120 {
      let bounds = PixelRect(
        x: random.below(9) - 4, y: random.below(9) - 4, width: 20 + random.below(40),
        height: 12 + random.below(30))
      let inner = PixelRect(
        x: random.below(8), y: random.below(8), width: bounds.width - random.below(14),
        height: bounds.height - random.below(10))
      let holes = (0..<random.below(3)).map { _ in (random.below(bounds.width), random.below(bounds.height)) }
      let shape = mask(bounds) { x, y in
        if !inner.contains(x: x, y: y) { return random.below(40) == 0 ? random.byte() : 0 }
        return holes.contains { $0 == (x, y) } ? 0 : 255
      }
      let limits = PixelRect(
        x: bounds.x - 9 + random.below(30), y: bounds.y - 9 + random.below(20),
        width: 10 + random.below(60), height: 10 + random.below(40))
      expectEqual(shape, blur: random.double(in: 1..<8), within: limits)
    }
  }

  /// Edges that lean, as those of a rotated sheet: rows whose runs move by a pixel now and then.
  @Test func leaningEdges() {
    for lean in [3, 5, 9] {
      let shape = mask(PixelRect(x: 2, y: -3, width: 50, height: 33)) { x, y in
        let edge = x - y / lean
        return edge < 5 || edge > 38 ? 0 : edge == 5 ? UInt8(255 * (y % lean) / lean) : 255
      }
      expectEqual(shape, blur: 6, within: PixelRect(x: -20, y: -20, width: 100, height: 100))
      expectEqual(shape, blur: 5.5, within: PixelRect(x: 10, y: 4, width: 23, height: 9))
    }
  }

  /// A point spreads as the kernel itself: blur 2 has the weights of σ = 1 at −2…2.
  @Test func aPointByHand() throws {
    let shape = try CoverageMask(text: "FF", x: 5, y: 5)
    let kernel = GaussianKernel(blur: 2)
    let area = PixelRect(x: 3, y: 5, width: 5, height: 1)
    let mask = ShadowMask.blurred(shape, by: kernel, within: PixelRect(x: 0, y: 0, width: 11, height: 11))
    // Φ(½) − Φ(−½) = 0.38292, Φ(1½) − Φ(½) = 0.24173, Φ(2½) − Φ(1½) = 0.06060, in all 0.98758:
    // 0.38774, 0.24477, 0.06136 after normalising; times 255·0.38774 = 98.87: 38.3, 24.2, 6.07.
    #expect(mask.text(of: area) == "06 18 26 18 06")
    #expect(mask.bounds == PixelRect(x: 3, y: 3, width: 5, height: 5))
  }

  @Test func noBlurIsTheShape() throws {
    let shape = try CoverageMask(text: "FF 80\n00 40", x: 1, y: 1)
    let limits = PixelRect(x: 0, y: 0, width: 9, height: 9)
    #expect(ShadowMask.blurred(shape, by: GaussianKernel(blur: 0), within: limits) == shape)
  }

  @Test func nothingCastsNothing() {
    let shape = CoverageMask(bounds: PixelRect(x: 4, y: 4, width: 0, height: 3))
    let limits = PixelRect(x: 0, y: 0, width: 9, height: 9)
    #expect(ShadowMask.blurred(shape, by: GaussianKernel(blur: 3), within: limits).bounds.isEmpty)
    let far = mask(PixelRect(x: 50, y: 0, width: 4, height: 4)) { _, _ in 255 }
    #expect(ShadowMask.blurred(far, by: GaussianKernel(blur: 3), within: limits).bounds.isEmpty)
  }
}
