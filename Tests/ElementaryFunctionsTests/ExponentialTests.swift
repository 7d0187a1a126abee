import ElementaryFunctions
import Testing

struct ExponentialTests {
  /// Measured 0.56; the promise is 2.
  @Test func isWithinTwoUnitsInTheLastPlace() throws {
    let worst = try ExactValue.worst("exponential", exponential)
    #expect(worst.error <= 2, "at \(worst.at)")
    print("exponential: largest error \(worst.error) units in the last place, at \(worst.at)")
  }

  @Test func hasItsLimits() {
    #expect(exponential(0) == 1)
    #expect(exponential(709.79) == .infinity && exponential(.infinity) == .infinity)
    #expect(exponential(-745.2) == 0 && exponential(-.infinity) == 0)
    #expect(exponential(.nan).isNaN)
  }

  /// Measured 0.57; the promise is 2. A logarithm of 53 bits would be off by hundreds of units where the power is large.
  @Test func powersAreWithinTwoUnitsInTheLastPlace() throws {
    let worst = try ExactValue.worst("power", power)
    #expect(worst.error <= 2, "at \(worst.at)")
    print("power: largest error \(worst.error) units in the last place, at \(worst.at)")
  }

  @Test func powersHaveTheirLimits() {
    #expect(power(1, 1e300) == 1 && power(7, 0) == 1)
    #expect(power(2, 1e300) == .infinity && power(2, -1e300) == 0)
    #expect(power(0.5, 1e300) == 0 && power(0.5, -1_024) == .infinity)
    for exponent in -1_074...1_023 {
      #expect(power(2, Double(exponent)) == Double(sign: .plus, exponent: exponent, significand: 1))
    }
  }
}
