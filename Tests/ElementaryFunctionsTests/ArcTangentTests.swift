import ElementaryFunctions
import Testing

struct ArcTangentTests {
  /// Measured 0.90; the promise is 2.
  @Test func isWithinTwoUnitsInTheLastPlace() throws {
    let worst = try ExactValue.worst("arc-tangent") { arcTangent(y: $0, x: $1) }
    #expect(worst.error <= 2, "at \(worst.at)")
    print("arc tangent: largest error \(worst.error) units in the last place, at \(worst.at)")
  }

  @Test func axesAreTheNearestDoubles() {
    #expect(arcTangent(y: 0, x: 3) == 0 && arcTangent(y: 0, x: 0) == 0)
    #expect(arcTangent(y: 3, x: 0) == .pi / 2 && arcTangent(y: -3, x: 0) == -.pi / 2)
    #expect(arcTangent(y: 0, x: -3) == 0x1.921fb54442d18p+1)
    #expect(arcTangent(y: -0.0, x: -3) == -0x1.921fb54442d18p+1)
    #expect(arcTangent(y: 3, x: 3) == .pi / 4)
  }
}
