import Foundation
import Pixels
import TestSupport
import Testing

@testable import SoftwareRendering

/// CG-10.
struct ResamplerTests {
  func random(_ width: Int, _ height: Int, _ random: inout SplitMix64) throws -> Bitmap {
    Bitmap(
      size: try PixelSize(width: width, height: height),
      pixels: (0..<width * height).map { _ in
        let alpha = random.below(3) == 0 ? 255 : random.byte()
        func channel() -> UInt8 { UInt8(random.below(Int(alpha) + 1)) }
        return PremultipliedPixel(red: channel(), green: channel(), blue: channel(), alpha: alpha)
      })
  }

  /// A line of pixels at another length, straight from the clause: every source position near the
  /// centre, clamped to the edge, weighted by sinc(x)·sinc(x/2) of its distance over the widening.
  func naive(_ line: [PremultipliedPixel], to count: Int) -> [PremultipliedPixel] {
    func sinc(_ x: Double) -> Double { x == 0 ? 1 : sin(.pi * x) / (.pi * x) }
    let widening = max(1, Double(line.count) / Double(count))
    return (0..<count).map { index in
      let centre =
        count == 1
        ? Double(line.count - 1) / 2 : Double(index) * Double(line.count - 1) / Double(count - 1)
      var sums = [0.0, 0, 0, 0]
      var total = 0.0
      for position in -50...100 {
        let distance = (Double(position) - centre) / widening
        guard distance.magnitude < 2 else { continue }
        let weight = sinc(distance) * sinc(distance / 2)
        let pixel = line[min(max(position, 0), line.count - 1)]
        for (channel, byte) in [pixel.red, pixel.green, pixel.blue, pixel.alpha].enumerated() {
          sums[channel] += weight * Double(byte)
        }
        total += weight
      }
      func byte(_ sum: Double) -> UInt8 { UInt8(min(max((sum / total + 0.5 + 1e-6).rounded(.down), 0), 255)) }
      let alpha = byte(sums[3])
      return PremultipliedPixel(
        red: min(byte(sums[0]), alpha), green: min(byte(sums[1]), alpha), blue: min(byte(sums[2]), alpha),
        alpha: alpha)
    }
  }

  func naive(_ image: Bitmap, to size: PixelSize) -> Bitmap {
    let rows = (0..<image.height).map { y in
      naive((0..<image.width).map { image[$0, y] }, to: size.width)
    }
    let columns = (0..<size.width).map { x in naive(rows.map { $0[x] }, to: size.height) }
    return Bitmap(
      size: size, pixels: (0..<size.height).flatMap { y in columns.map { $0[y] } })
  }

  /// Enlarged, reduced and both at once, single pixels among them: all bytes equal.
  @Test("CG-10: Lanczos-2 by a plain sum") func equalsThePlainSum() throws {
    var generator = SplitMix64(seed: 50)
    for _ in 0..<150 {
      let image = try random(1 + generator.below(12), 1 + generator.below(12), &generator)
      let size = try PixelSize(width: 1 + generator.below(20), height: 1 + generator.below(20))
      if size == image.size { continue }
      #expect(Resampler.resampled(image, to: size) == naive(image, to: size))
    }
  }

  @Test("CG-10: the same size is a copy") func theSameSizeIsACopy() throws {
    var generator = SplitMix64(seed: 51)
    let image = try random(7, 5, &generator)
    #expect(Resampler.resampled(image, to: image.size) == image)
  }

  /// A side that keeps its length is copied too: the taps beside a whole position weigh below 10⁻¹⁶.
  @Test func aSideThatKeepsItsLengthIsCopied() throws {
    var generator = SplitMix64(seed: 52)
    let line = try random(6, 1, &generator)
    let tall = Resampler.resampled(line, to: try PixelSize(width: 6, height: 4))
    for y in 0..<4 {
      for x in 0..<6 { #expect(tall[x, y] == line[x, 0]) }
    }
  }

  /// Weights add up to 1, so a constant stays what it is.
  @Test func constantsStayConstant() throws {
    let pixel = PremultipliedPixel(red: 200, green: 3, blue: 77, alpha: 201)
    for (width, height) in [(1, 1), (5, 3), (13, 40), (2, 100)] {
      let image = Bitmap(
        size: try PixelSize(width: width, height: height),
        pixels: Array(repeating: pixel, count: width * height))
      for side in [1, 2, 7, 33] {
        let result = Resampler.resampled(image, to: try PixelSize(width: side, height: side + 1))
        #expect(result.pixels.allSatisfy { $0 == pixel })
      }
    }
  }

  /// Corners lie on corners: source positions 0 and N − 1.
  @Test("CG-10: sample centres aligned at the corners") func enlargementKeepsTheEnds() throws {
    var generator = SplitMix64(seed: 53)
    let image = try random(4, 1, &generator)
    let wide = Resampler.resampled(image, to: try PixelSize(width: 10, height: 1))
    for step in 0..<4 { #expect(wide[3 * step, 0] == image[step, 0]) }
  }

  /// Two pixels to one: the middle, half of each: (0 + 255)/2 = 127.5 → 128.
  @Test("CG-10: the middle for one sample") func twoToOne() throws {
    let line = try Bitmap(
      text: "ab",
      legend: [
        "a": PremultipliedPixel(red: 0, green: 10, blue: 255, alpha: 255),
        "b": PremultipliedPixel(red: 255, green: 20, blue: 0, alpha: 255),
      ])
    let one = Resampler.resampled(line, to: try PixelSize(width: 1, height: 1))
    #expect(one[0, 0] == PremultipliedPixel(red: 128, green: 15, blue: 128, alpha: 255))
  }

  /// Weights to one pixel are symmetric, so half black and half white is 127.5, half up, at any length.
  @Test func manyToOne() throws {
    let white = PremultipliedPixel(red: 255, green: 255, blue: 255, alpha: 255)
    let black = PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 255)
    for half in 1...60 {
      let pixels = Array(repeating: black, count: half) + Array(repeating: white, count: half)
      let line = Bitmap(size: try PixelSize(width: 2 * half, height: 1), pixels: pixels)
      let one = Resampler.resampled(line, to: try PixelSize(width: 1, height: 1))
      #expect(one[0, 0].red == 128, "\(2 * half) pixels")
    }
  }

  /// Next to a step the kernel overshoots: colour is held to alpha, alpha to 255.
  @Test("CG-10: results clamped to 0…255 and to alpha") func overshootIsClamped() throws {
    func step(_ low: PremultipliedPixel, _ high: PremultipliedPixel) throws -> Bitmap {
      let line = try Bitmap(text: "aaabbb", legend: ["a": low, "b": high])
      return Resampler.resampled(line, to: try PixelSize(width: 17, height: 1))
    }
    let colour = try step(
      PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 100),
      PremultipliedPixel(red: 100, green: 0, blue: 0, alpha: 100))
    #expect(colour.pixels.map(\.red).max() == 100 && colour.pixels.allSatisfy { $0.alpha == 100 })
    let alpha = try step(.clear, PremultipliedPixel(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(alpha.pixels.contains { $0.alpha == 255 } && alpha.pixels.allSatisfy { $0.red == $0.alpha })
  }
}
