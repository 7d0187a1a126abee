import ImageDiff
import Pixels
import RunModel
import Testing

/// Limits part by part, by hand.
struct ToleranceCheckTests {
  /// 10×10; the arrow is the 4×4 corner, the body all of it.
  private static let parts: [ToleranceCheck.Part] = [
    ("arrow", PixelRect(x: 0, y: 0, width: 4, height: 4)),
    ("body", PixelRect(x: 0, y: 0, width: 10, height: 9)),
  ]

  private static func picture(_ changes: [(x: Int, y: Int, by: UInt8)] = []) throws -> ComparedPicture {
    var pixels = Array(repeating: UnpremultipliedPixel(red: 50, green: 50, blue: 50, alpha: 255), count: 100)
    for (x, y, by) in changes {
      pixels[y * 10 + x] = UnpremultipliedPixel(red: 50 + by, green: 50, blue: 50, alpha: 255)
    }
    return ComparedPicture(
      UnpremultipliedBitmap(size: try PixelSize(width: 10, height: 10), pixels: pixels))
  }

  private static func outcomes(
    _ limits: [Tolerance.Limit], _ changes: [(x: Int, y: Int, by: UInt8)]
  ) throws -> [LimitOutcome] {
    ToleranceCheck.outcomes(
      reference: try picture(), candidate: try picture(changes), tolerance: Tolerance(limits: limits),
      parts: parts)
  }

  private static let arrow = Tolerance.Limit(part: "arrow", metric: .channel(threshold: 3), reason: "soft")

  @Test func aLimitCoversItsPartAndNothingElse() throws {
    let inside = try Self.outcomes([Self.arrow], [(3, 3, 3)])
    #expect(inside.map(\.passes) == [true, true])
    #expect(inside[0].part == "arrow" && inside[0].differingPixels == 0)
    #expect(inside[1].part == nil && inside[1].reason.isEmpty && inside[1].metric == "exact")
    let beside = try Self.outcomes([Self.arrow], [(4, 3, 1)])
    #expect(beside.map(\.passes) == [true, false])
    #expect(beside[1].differingPixels == 1)
    #expect(beside[1].smallestMaxPixels == 1)
    let past = try Self.outcomes([Self.arrow], [(0, 0, 4), (1, 1, 9), (2, 2, 2)])
    #expect(past.map(\.passes) == [false, true])
    #expect(past[0].differingPixels == 2)
    #expect(past[0].smallestMaxPixels == 2)
    #expect(past[0].smallestThreshold == 9)
  }

  @Test func aPixelBelongsToTheFirstPartThatHoldsIt() throws {
    let body = Tolerance.Limit(part: "body", metric: .channel(threshold: 100), reason: "wide")
    // In the arrow, which has no limit: the body's does not reach there.
    #expect(try Self.outcomes([body], [(1, 1, 5)]).map(\.passes) == [true, false])
    #expect(try Self.outcomes([body], [(5, 5, 5)]).map(\.passes) == [true, true])
    #expect(
      try Self.outcomes([body, Self.arrow], [(5, 5, 90), (1, 1, 2)]).map(\.passes) == [true, true, true])
    // Row 9 is in no part.
    #expect(try Self.outcomes([body, Self.arrow], [(5, 9, 1)]).map(\.passes) == [true, true, false])
  }

  @Test func aLimitOnTheWholeLeavesPartsWithTheirOwn() throws {
    let whole = Tolerance.Limit(part: nil, metric: .exact, maxPixels: 2, reason: "noise")
    let outcomes = try Self.outcomes([whole, Self.arrow], [(1, 1, 3), (8, 8, 1), (7, 9, 1)])
    #expect(outcomes.count == 2)
    #expect(outcomes.map(\.passes) == [true, true])
    #expect(outcomes[1].differingPixels == 2 && outcomes[1].reason == "noise")
    #expect(
      try Self.outcomes([whole, Self.arrow], [(6, 6, 1), (8, 8, 1), (7, 9, 1)]).map(\.passes) == [
        true, false,
      ])
  }

  @Test func theLaterOfTwoLimitsOnOnePartCounts() {
    let strict = Tolerance.Limit(part: "arrow", metric: .exact, reason: "strict")
    #expect(Tolerance(limits: [Self.arrow, strict]).limits == [strict])
    #expect(Tolerance(limits: [strict, Self.arrow]).limits == [Self.arrow])
  }
}
