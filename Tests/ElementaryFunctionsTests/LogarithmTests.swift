import ElementaryFunctions
import Testing

struct LogarithmTests {
  /// Measured 0.50; the promise is 2.
  @Test func isWithinTwoUnitsInTheLastPlace() throws {
    let worst = try ExactValue.worst("natural-logarithm", naturalLogarithm)
    #expect(worst.error <= 2, "at \(worst.at)")
    print("natural logarithm: largest error \(worst.error) units in the last place, at \(worst.at)")
  }

  @Test func hasItsLimits() {
    #expect(naturalLogarithm(1) == 0)
    #expect(naturalLogarithm(0) == -.infinity && naturalLogarithm(.infinity) == .infinity)
    #expect(naturalLogarithm(-1).isNaN && naturalLogarithm(.nan).isNaN)
  }
}
