import Conformance
import Geometry
import Pixels
import Testing

/// Places in points become pixels of a picture, whatever the figures are.
struct MarkedPlacesTests {
  private static func pixels(
    _ places: MarkedPlaces, width: Int = 20, height: Int = 10, scale: Int = 1, origin: Point = Point(0, 0)
  ) throws -> [PixelRect] {
    places.pixels(on: try PixelSize(width: width, height: height), scale: scale, origin: origin)
  }

  private static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  @Test func areasTouchEachPixelThatTheyMeet() throws {
    let area = MarkedPlaces.areas(Rect(x: 1.25, y: 2, width: 1.5, height: 3))
    #expect(try Self.pixels(area) == [Self.rect(1, 2, 2, 3)])
    #expect(try Self.pixels(area, scale: 2) == [Self.rect(2, 4, 4, 6)])
    // Two points of padding on the left, one above.
    #expect(try Self.pixels(area, scale: 2, origin: Point(-2, -1)) == [Self.rect(6, 6, 4, 4)])
    // Sums of thirds touch no further pixel.
    let noisy = Rect(x: 0.1 + 0.2 + 0.7, y: 0, width: 3.0000000001, height: 1)
    #expect(try Self.pixels(.areas(noisy)) == [Self.rect(1, 0, 3, 1)])
    // A negative size is turned round (D-18).
    #expect(try Self.pixels(.areas(Rect(x: 7, y: 6, width: -4, height: -2))) == [Self.rect(3, 4, 4, 2)])
  }

  @Test func pointsAndLinesMarkAPixelOrALineOfThem() throws {
    #expect(
      try Self.pixels(.points(Point(3.5, 4), Point(3.6, 4.9), Point(19.5, 0)))
        == [Self.rect(3, 4, 1, 1), Self.rect(19, 0, 1, 1)])
    let line = Rect(x: 0, y: 4.75, width: 10, height: 0)
    #expect(try Self.pixels(.areas(line), scale: 2) == [Self.rect(0, 9, 20, 1)])
    #expect(try Self.pixels(.everything) == [Self.rect(0, 0, 20, 10)])
    #expect(try Self.pixels(.none) == [])
  }

  @Test func whatLiesOutsideMarksTheNearestPixels() throws {
    let above = MarkedPlaces.areas(Rect(x: 2, y: -30, width: 4, height: 5))
    #expect(try Self.pixels(above) == [Self.rect(2, 0, 4, 1)])
    #expect(try Self.pixels(above, scale: 2) == [Self.rect(4, 0, 8, 1)])
    #expect(try Self.pixels(.points(Point(20, 10)), scale: 1) == [Self.rect(19, 9, 1, 1)])
    #expect(try Self.pixels(.points(Point(-1e300, 1e300))) == [Self.rect(0, 9, 1, 1)])
    #expect(
      try Self.pixels(.areas(Rect(x: -1e300, y: 3, width: 2e300, height: 1))) == [Self.rect(0, 3, 20, 1)])
  }

  @Test func figuresThatAreNoNumbersMarkAllAlongTheirAxis() throws {
    #expect(try Self.pixels(.points(Point(.nan, 4))) == [Self.rect(0, 4, 20, 1)])
    #expect(try Self.pixels(.points(Point(.infinity, -.infinity))) == [Self.rect(19, 0, 1, 1)])
    let endless = Rect(x: -.infinity, y: .nan, width: .infinity, height: 1)
    #expect(try Self.pixels(.areas(endless)) == [Self.rect(0, 0, 20, 10)])
    #expect(try Self.pixels(.box(around: [Point(1, 1), Point(.infinity, 2)])) == [Self.rect(0, 0, 20, 10)])
    #expect(try Self.pixels(.box(around: [Point]())) == [Self.rect(0, 0, 20, 10)])
  }

  @Test func twoRectanglesAreMarkedWhereTheyDiffer() throws {
    let wanted = Rect(x: 2, y: 2, width: 6, height: 6)
    // A point wider and a point lower.
    let found = Rect(x: 2, y: 3, width: 7, height: 6)
    #expect(
      try Self.pixels(.difference(found, wanted))
        == [Self.rect(2, 8, 7, 1), Self.rect(8, 3, 1, 5), Self.rect(2, 2, 6, 1)])
    let apart = Rect(x: 12, y: 0, width: 3, height: 1)
    #expect(
      try Self.pixels(.difference(apart, wanted)) == [Self.rect(12, 0, 3, 1), Self.rect(2, 2, 6, 6)])
    // Less than a pixel is a pixel.
    let close = Rect(x: 2, y: 2, width: 6.001, height: 6)
    #expect(try Self.pixels(.difference(close, wanted)) == [Self.rect(8, 2, 1, 6)])
    // An empty one is where it is, beside what should be there.
    let empty = Rect(x: 4, y: 4, width: 0, height: -1)
    #expect(
      try Self.pixels(.difference(empty, wanted)) == [Self.rect(4, 3, 1, 1), Self.rect(2, 2, 6, 6)])
    for wrong in [Double.nan, .infinity, -.infinity] {
      let nowhere = Rect(x: wrong, y: 2, width: 6, height: 6)
      #expect(try Self.pixels(.difference(nowhere, wanted)) == [Self.rect(2, 2, 6, 6)])
    }
    #expect(try Self.pixels(.difference(wanted, wanted)) == [Self.rect(2, 2, 6, 6)])
  }

  @Test func anOutlineIsMarkedWhereItLeavesItsLimit() throws {
    let limit = Rect(x: 0, y: 0, width: 20, height: 10)
    // A diamond whose right corner alone is out, by two points: where it crosses the edge it is four high.
    let diamond = [Point(17, 0), Point(22, 5), Point(17, 10), Point(12, 5)]
    #expect(try Self.pixels(.outline(diamond, beyond: limit)) == [Self.rect(19, 3, 1, 4)])
    // Eight points of room below: a shadow that falls so far is cut at the frame's edge.
    let sheet = [Point(4, 1), Point(9, 1), Point(9, 4), Point(4, 4)]
    let room = Rect(x: 0, y: 0, width: 20, height: 2)
    let reach = EdgeInsets(top: 0, left: 0, bottom: 8, right: 0)
    #expect(try Self.pixels(.outline(sheet, beyond: room, reach: reach)) == [Self.rect(4, 9, 5, 1)])
    // Out on two sides, and one that is out on none.
    let wide = [Point(-3, 2), Point(30, 2), Point(30, 6), Point(-3, 6)]
    #expect(
      try Self.pixels(.outline(wide, beyond: limit)) == [Self.rect(0, 2, 1, 4), Self.rect(19, 2, 1, 4)])
    #expect(try Self.pixels(.outline(sheet, beyond: limit)) == [Self.rect(4, 1, 5, 3)])
    let wrong = [Point(.nan, 0), Point(30, .infinity), Point(0, 0)]
    #expect(try !Self.pixels(.outline(wrong, beyond: limit)).isEmpty)
  }

  @Test func placesMoveWithWhatTheyBelongTo() throws {
    let places = MarkedPlaces.points(Point(1, 1)) + .areas(Rect(x: 0, y: 0, width: 2, height: 1))
    #expect(
      try Self.pixels(places.moved(by: Vector(3, 2))) == [Self.rect(4, 3, 1, 1), Self.rect(3, 2, 2, 1)])
  }
}
