import PropertyTesting
import Testing

/// Properties that say how large a value is: the measure leads, the choices decide what it leaves open.
struct MeasureQualityTests {
  /// A box with something off its middle.
  struct Box: Equatable, Sendable {
    var width: Int
    var height: Int
    var offset: Double = 0

    var size: [Double] { [Double(width + height), offset.magnitude] }
  }

  private static let boxes = zip(
    Generator.integer(in: 1...900), .integer(in: 1...900), .double(in: -400...400, denominator: 2)
  ).map { Box(width: $0, height: $1, offset: $2) }

  @Test func theSmallestSumOfSides() {
    // 28 + 36 is the least sum of whole sides with an area of 1000, and the first of those with this sum.
    Smallest(Self.boxes, measure: { $0.size }, whereNot: { $0.width * $0.height < 1000 })
      .expect(Box(width: 28, height: 36))
  }

  @Test func thenTheOffset() {
    Smallest(
      Self.boxes, measure: { $0.size },
      whereNot: { $0.width * $0.height < 1000 || $0.offset > -7.25 }
    ).expect(Box(width: 28, height: 36, offset: -7.5))
  }

  @Test func anOffsetThatTheWidthBounds() {
    // offset ≥ width / 2 − 26.5 with width ≥ 60: the offset is worth less than the width.
    Smallest(
      Self.boxes, measure: { $0.size },
      whereNot: { $0.width < 60 || $0.offset < Double($0.width) / 2 - 26.5 }
    ).expect(Box(width: 60, height: 1, offset: 3.5))
  }

  /// Where the simplest choice is not the smallest value: 120, as popovers are drawn.
  private static let popovers = zip(
    Generator.integer(in: 52...700, origin: 120), .integer(in: 36...700, origin: 80),
    .double(in: -400...400, denominator: 2)
  ).map { Box(width: $0, height: $1, offset: $2) }

  @Test func belowTheOrigin() {
    Smallest(Self.popovers, measure: { $0.size }, whereNot: { $0.width < 60 })
      .expect(Box(width: 60, height: 36))
    Smallest(Self.popovers, measure: { $0.size }, whereNot: { $0.offset < 11 })
      .expect(Box(width: 52, height: 36, offset: 11))
  }

  @Test func oneNumberBelowItsOrigin() {
    Smallest(
      .integer(in: 52...700, origin: 120), measure: { [Double($0)] }, whereNot: { $0 < 61 || $0 % 2 == 0 }
    ).expect(61)
  }

  @Test func withoutAMeasureTheOriginIsSmallest() {
    Smallest(Self.popovers, whereNot: { $0.offset < 11 }).expect(Box(width: 120, height: 80, offset: 11))
  }

  @Test func theEdgeOfAPopover() {
    // The second stretch's caps exceed the bounds from centre = length − 26.5 on.
    Smallest(
      Self.popovers, measure: { $0.size },
      whereNot: { $0.width < 81 || Double($0.width) / 2 + $0.offset < Double($0.width) - 26.5 }
    ).expect(Box(width: 81, height: 36, offset: 14))
    // And the first stretch is too short where the centre lies in [25.5, 27.5).
    Smallest(
      Self.popovers, trials: 20_000, measure: { $0.size },
      whereNot: { $0.width < 81 || !(25.5..<27.5).contains(Double($0.width) / 2 + $0.offset) }
    ).expect(Box(width: 81, height: 36, offset: -13.5))
  }

  @Test func aSumThatIsKeptByAnEvenNumber() {
    // 142 is the least sum; of the widths with it, 66 to 76, the one nearest to 120 is the simplest.
    Smallest(
      Self.popovers, measure: { $0.size }, whereNot: { $0.width * $0.height < 5000 || $0.width % 2 == 1 }
    ).expect(Box(width: 76, height: 66))
  }

  @Test func operationsComeBeforeSizes() {
    // Few operations with large numbers rather than many with small ones.
    let lists = Generator.array(of: .integer(in: 1...100), count: 1...12)
    Smallest(
      lists, measure: { [Double($0.count), Double($0.reduce(0, +))] }, whereNot: { $0.reduce(0, +) < 250 }
    ).expect([50, 100, 100])
  }

  @Test func aSmallMeasureIsWorthMoreChoices() {
    // None is as bad as 500, some is as large as it is.
    let optionals = zip(Generator.integer(in: 0...300).optional(), Generator.integer(in: 0...300).optional())
      .map { [$0, $1] }
    Smallest(
      optionals, measure: { [$0.reduce(0) { $0 + Double($1 ?? 500) }] },
      whereNot: { !$0.allSatisfy { $0 ?? 400 >= 6 } }
    ).expect([6, 6])
  }
}
