import Foundation
import Testing

@testable import SoftwareRendering

/// CG-05.
struct GaussianKernelTests {
  @Test(
    "CG-05: each tap is the Gaussian's integral over its pixel", arguments: [1, 1.5, 2, 3.7, 6, 12, 13, 40])
  func tapsAreIntegralsOverTheirPixels(blur: Double) {
    let kernel = GaussianKernel(blur: blur)
    #expect(kernel.reach == Int(blur) && kernel.weights.count == 2 * kernel.reach + 1)
    // Simpson's rule on 200 steps a pixel: its error is below 10⁻¹².
    let sigma = blur / 2
    let integrals = (-kernel.reach...kernel.reach).map { tap in
      (0...200).reduce(0.0) { sum, step in
        let x = Double(tap) - 0.5 + Double(step) / 200
        let factor = step == 0 || step == 200 ? 1.0 : step % 2 == 1 ? 4 : 2
        return sum + factor * exp(-x * x / (2 * sigma * sigma))
      }
    }
    let total = integrals.reduce(0, +)
    for (weight, integral) in zip(kernel.weights, integrals) {
      #expect((weight - integral / total).magnitude < 1e-10)
    }
    #expect((kernel.weights.reduce(0, +) - 1).magnitude < 1e-14)
    #expect(kernel.weights == kernel.weights.reversed())
  }

  @Test(arguments: [0, 0.3, 0.99])
  func lessThanAPixelIsNoBlur(blur: Double) {
    let kernel = GaussianKernel(blur: blur)
    #expect(kernel.reach == 0 && kernel.weights == [1])
  }
}
