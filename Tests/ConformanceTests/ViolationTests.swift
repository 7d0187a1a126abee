import Conformance
import Geometry
import JSONText
import Pixels
import Testing

struct ViolationTests {
  @Test func demandsThrowWhatIsWrong() {
    #expect(throws: Violation("1 is not 2")) { try demand(1 == 2, "1 is not 2") }
    #expect(throws: Never.self) { try demand(true, "") }
  }

  /// What a part of a check is about stands in for places that are not given, and for these alone.
  @Test func aPartsPlaceIsThatOfItsViolations() throws {
    let (part, own) = (MarkedPlaces.points(Point(1, 1)), MarkedPlaces.points(Point(2, 2)))
    func violation(_ violation: Violation) -> Violation? {
      do {
        try locating(at: part, of: .null) { throw violation }
        return nil
      } catch { return error as? Violation }
    }
    #expect(violation(Violation("a")) == Violation("a", at: part, of: .null))
    #expect(violation(Violation("a", at: own)) == Violation("a", at: own))
    let marked = Violation("a", marks: [PixelRect(x: 0, y: 0, width: 1, height: 1)])
    #expect(violation(marked) == marked)
    #expect(try locating(at: part) { 5 } == 5)
  }
}
