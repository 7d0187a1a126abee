import Pixels
import TestSupport
import Testing

@testable import SoftwareRendering

/// Runs that are found and written several at a time, held to one at a time.
struct RunTests {
  /// Bytes of long runs and short ones.
  func bytes(_ random: inout SplitMix64, count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let value = [UInt8(0), 255, 128, 1, 254][random.below(5)]
      bytes += Array(repeating: value, count: min(1 + random.below(90), count - bytes.count))
    }
    return bytes
  }

  @Test func runsOfCoverageEndAtTheFirstOtherByte() {
    var random = SplitMix64(seed: 51)
    for _ in 0..<40 {
      let bytes = bytes(&random, count: 1 + random.below(300))
      let end = 1 + random.below(bytes.count)
      for start in 0..<end {
        let expected = bytes[start..<end].firstIndex { $0 != bytes[start] } ?? end
        #expect(bytes.span.endOfRun(from: start, before: end) == expected)
      }
    }
  }

  @Test func runsOfPixelsEndAtTheFirstOtherOne() {
    var random = SplitMix64(seed: 52)
    for _ in 0..<40 {
      // Pixels that differ in one channel alone.
      let pixels = bytes(&random, count: 1 + random.below(300)).map { byte in
        PremultipliedPixel(red: byte == 1 ? 3 : 2, green: byte == 128 ? 5 : 4, blue: 6, alpha: max(byte, 250))
      }
      let end = 1 + random.below(pixels.count)
      for start in 0..<end {
        let expected = pixels[start..<end].firstIndex { $0 != pixels[start] } ?? end
        #expect(pixels.span.endOfRun(from: start, before: end) == expected)
      }
    }
  }

  @Test func fillsAndCopiesStayInTheirRuns() {
    for start in 0..<10 {
      for count in 0..<80 {
        var bytes = (0..<180).map { UInt8($0) }
        var span = bytes.mutableSpan
        span.fill(start..<start + count, with: 199)
        #expect(bytes == (0..<180).map { (start..<start + count).contains($0) ? 199 : UInt8($0) })

        bytes = (0..<180).map { UInt8($0) }
        span = bytes.mutableSpan
        span.copy(start..<start + count, on: 81)
        let copied = start + 81..<start + 81 + count
        #expect(bytes == (0..<180).map { copied.contains($0) ? UInt8($0 - 81) : UInt8($0) })

        let pixel = PremultipliedPixel(red: 1, green: 2, blue: 3, alpha: 4)
        var pixels = Array(repeating: PremultipliedPixel.clear, count: 180)
        var pixelSpan = pixels.mutableSpan
        pixelSpan.fill(start..<start + count, with: pixel)
        #expect(pixels == (0..<180).map { (start..<start + count).contains($0) ? pixel : .clear })
      }
    }
  }
}
