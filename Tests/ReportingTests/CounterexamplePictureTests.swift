import Conformance
import Geometry
import JSONText
import Pixels
import Testing

@testable import Reporting

/// What a person sees of a counterexample: rings, crops and captions.
struct CounterexamplePictureTests {
  private static let red = PremultipliedPixel(red: 230, green: 30, blue: 40, alpha: 255)
  private static let white = PremultipliedPixel(red: 255, green: 255, blue: 255, alpha: 255)

  private static func counterexample(
    _ width: Int, _ height: Int, _ marks: [PixelRect], of pixel: PremultipliedPixel = white
  ) throws -> Counterexample {
    let size = try PixelSize(width: width, height: height)
    var found = Counterexample(
      place: CheckPlace(clause: "POP-14", profile: "seed", check: "axis"), choices: [1],
      parameters: .object([:]), problem: "wrong", marks: marks,
      picture: Bitmap(size: size, pixels: Array(repeating: pixel, count: size.count)))
    found.mark(on: size, scale: 1, origin: Point(0, 0))
    return found
  }

  /// The card's markup, its images as short files.
  private static func card(_ found: Counterexample) throws -> String {
    let picture = try #require(CounterexamplePicture(found))
    func image(_ picture: MarkedPicture) -> CounterexampleImages.Image {
      CounterexampleImages.Image(png: [1], factor: picture.factor)
    }
    let images = CounterexampleImages(
      marked: image(picture.marked), crop: picture.crop.map(image), isBlank: picture.isBlank)
    return CounterexampleCard(
      title: "D-00", note: "", statement: nil, detail: nil, counterexample: found, images: images,
      isViolation: false
    ).html.markup
  }

  @Test func smallPicturesAreEnlargedByAWholeNumber() throws {
    for (side, factor) in [(1, 64), (5, 64), (6, 60), (28, 12), (55, 6), (180, 2), (181, 1), (2_000, 1)] {
      let picture = try #require(CounterexamplePicture(try Self.counterexample(side, 1, [])))
      #expect(picture.marked.factor == factor)
      #expect(picture.marked.bitmap.width == side * factor && picture.marked.bitmap.height == factor)
    }
  }

  /// The ring runs within the marked pixels; what is not marked is faded.
  @Test func marksAreRinged() throws {
    let mark = PixelRect(x: 10, y: 10, width: 20, height: 12)
    let picture = try #require(CounterexamplePicture(try Self.counterexample(200, 100, [mark])))
    let marked = picture.marked.bitmap
    #expect(picture.marked.factor == 1)
    #expect(marked[10, 10] == Self.red && marked[29, 21] == Self.red && marked[15, 10] == Self.red)
    #expect(marked[11, 11] == Self.white && marked[28, 20] == Self.white)
    #expect(marked[9, 10].red == 191 && marked[30, 21].red == 191)
    // A picture that a page reduces by four has a ring four pixels wide.
    let wide = try #require(
      CounterexamplePicture(
        try Self.counterexample(1_920, 40, [PixelRect(x: 100, y: 10, width: 30, height: 20)])))
    #expect((100..<104).allSatisfy { wide.marked.bitmap[$0, 20] == Self.red })
    #expect(wide.marked.bitmap[104, 20] == Self.white)
  }

  @Test func aCropHoldsTheMarksAndALittleMore() throws {
    let far = try Self.counterexample(200, 100, [PixelRect(x: 50, y: 40, width: 2, height: 3)])
    let crop = try #require(CounterexamplePicture(far)?.crop)
    #expect(crop.factor == 27 && crop.bitmap.width == 12 * 27 && crop.bitmap.height == 13 * 27)
    #expect(try Self.card(far).contains("2 × 3 px at (50, 40), 27 times as large"))
    // Where a little more is all there is, the region alone.
    let near = try Self.counterexample(6, 4, [PixelRect(x: 2, y: 0, width: 2, height: 4)])
    let tight = try #require(CounterexamplePicture(near)?.crop)
    #expect(tight.bitmap.width == 2 * tight.factor && tight.bitmap.height == 4 * tight.factor)
  }

  @Test func aRegionIsToldAsThePictureHasIt() throws {
    let wide = try Self.counterexample(8, 4, [PixelRect(x: 3, y: 1, width: 23, height: 1)])
    #expect(try Self.card(wide).contains("5 × 1 px at (3, 1)"))
    let all = try Self.counterexample(1, 1, [PixelRect(x: 0, y: 0, width: 23, height: 1)])
    #expect(CounterexamplePicture(all)?.crop == nil)
    #expect(try Self.card(all).contains("The picture, wrong as a whole, 64 times as large"))
    // Marks at both ends are not all of it.
    let ends = try Self.counterexample(
      39, 1, [PixelRect(x: 38, y: 0, width: 1, height: 1), PixelRect(x: 0, y: 0, width: 1, height: 1)])
    #expect(try Self.card(ends).contains("The picture, what is wrong ringed, 9 times as large"))
  }

  @Test func aBlankPictureIsSaidToBeBlank() throws {
    let all = PixelRect(x: 0, y: 0, width: 30, height: 20)
    for marks in [[], [all]] {
      let card = try Self.card(try Self.counterexample(30, 20, marks, of: .clear))
      #expect(card.contains("Nothing is drawn.") && !card.contains("<img"))
    }
    let place = try Self.card(
      try Self.counterexample(30, 20, [PixelRect(x: 3, y: 3, width: 9, height: 9)], of: .clear))
    #expect(place.contains("Nothing is drawn; the place in question ringed") && place.contains("<img"))
    #expect(try !Self.card(try Self.counterexample(30, 20, [all])).contains("Nothing is drawn"))
  }
}
