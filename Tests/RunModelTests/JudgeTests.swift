import ImageDiff
import Pixels
import RunModel
import Testing

/// The verdict for every combination of outcome and baseline.
struct JudgeTests {
  private static func comparison(_ first: UInt8, _ second: UInt8, width: Int = 1) throws -> ImageComparison {
    func picture(_ alpha: UInt8, _ width: Int) throws -> UnpremultipliedBitmap {
      UnpremultipliedBitmap(
        size: try PixelSize(width: width, height: 1),
        pixels: Array(repeating: UnpremultipliedPixel(red: 0, green: 0, blue: 0, alpha: alpha), count: width))
    }
    return ImageComparison(
      reference: try picture(first, 1), candidate: try picture(second, width), metric: .exact)
  }

  @Test func everyCombinationHasItsVerdict() throws {
    let baselines: [(BaselineState, Verdict)] = [
      (.none, .new), (.entryWithoutFile, .missing), (.unusable(reason: "damaged"), .failed),
      (.compared(try Self.comparison(9, 9)), .passed), (.compared(try Self.comparison(9, 8)), .changed),
      (.compared(try Self.comparison(9, 9, width: 2)), .changed),
    ]
    for (baseline, rendered) in baselines {
      #expect(Judge.verdict(.rendered, against: baseline, tolerance: .exact) == rendered)
      #expect(Judge.verdict(.skipped(reason: "no blur"), against: baseline, tolerance: .exact) == .skipped)
      #expect(Judge.verdict(.failed(error: "no size"), against: baseline, tolerance: .exact) == .failed)
    }
  }
}
