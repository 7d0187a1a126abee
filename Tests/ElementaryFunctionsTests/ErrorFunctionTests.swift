import ElementaryFunctions
import Testing

struct ErrorFunctionTests {
  /// Measured 1.01; the promise is 2.
  @Test func isWithinTwoUnitsInTheLastPlace() throws {
    let worst = try ExactValue.worst("error-function", errorFunction)
    #expect(worst.error <= 2, "at \(worst.at)")
    print("error function: largest error \(worst.error) units in the last place, at \(worst.at)")
  }

  /// erf(6) differs from 1 by 2·10⁻¹⁷, less than half the distance to the next double.
  @Test func endsAtOne() {
    #expect(errorFunction(6) == 1 && errorFunction(1e300) == 1 && errorFunction(.infinity) == 1)
    #expect(errorFunction(-6) == -1 && errorFunction(-.infinity) == -1)
  }

  @Test func notANumberGivesItself() { #expect(errorFunction(.nan).isNaN) }
}
