import ElementaryFunctions
import Testing

struct CubeRootTests {
  /// Measured 0.70; the promise is 2.
  @Test func isWithinTwoUnitsInTheLastPlace() throws {
    let worst = try ExactValue.worst("cube-root", cubeRoot)
    #expect(worst.error <= 2, "at \(worst.at)")
    print("cube root: largest error \(worst.error) units in the last place, at \(worst.at)")
  }

  /// A white of CIELAB is exactly white only if the root of one is one.
  @Test func cubesHaveExactRoots() {
    for root in -1_000...1_000 { #expect(cubeRoot(Double(root * root * root)) == Double(root)) }
    #expect(cubeRoot(.infinity) == .infinity && cubeRoot(-.infinity) == -.infinity)
    #expect(cubeRoot(.nan).isNaN)
  }
}
