import Geometry
import Testing

@testable import Components

/// Section 1 with a set's sizes, under both profiles.
struct ArtworkLayoutTests {
  private static func layout(
    _ set: ArtworkSet, _ bounds: Size, _ direction: ArrowDirection, centre: Double, _ profile: Profile,
    scale: Int = 1
  ) throws -> ArtworkLayout {
    let length = direction.isVertical ? bounds.width : bounds.height
    return try ArtworkLayout(
      bounds: bounds, direction: direction, offset: centre - length / 2, set: set, profile: profile,
      scale: scale, metrics: .sources)
  }

  @Test("D-08: under seed half of the arrow base is the base class's 18.5")
  func baseConstants() throws {
    let bounds = Size(200, 120)
    for (centre, image) in [(25.25, SourceImage.upRight), (25.5, .up), (30, .up), (36, .up)] {
      #expect(try Self.layout(.wideArrow, bounds, .up, centre: centre, .seed).image == image, "\(centre)")
    }
  }

  @Test("POP-38: under corrected the arrow's base and height are the set's everywhere")
  func ownConstants() throws {
    let bounds = Size(200, 120)
    // 30 + 7 from the edge; the first stretch is shorter than its caps of 80 up to a centre of 40.
    for (centre, image) in [(30.0, SourceImage.upRight), (36.5, .upRight), (40, .up), (160, .up)] {
      #expect(
        try Self.layout(.wideArrow, bounds, .up, centre: centre, .corrected).image == image, "\(centre)")
    }
    for profile in Profile.allCases {
      let layout = try Self.layout(.wideArrow, bounds, .up, centre: 100, profile)
      #expect(layout.body == Rect(x: 0, y: 26, width: 200, height: 94))
      #expect(layout.content == Rect(x: 10, y: 36, width: 180, height: 74))
      #expect(layout.arrow == Rect(x: 70, y: 0, width: 60, height: 26))
      // round(100 + (81 − 1)/2), and one point less than the second stretch's far cap.
      #expect(
        layout.stretch
          == .twoPart(
            firstInsets: EdgeInsets(top: 48, left: 9, bottom: 9, right: 71), firstSize: Size(140, 58),
            secondInsets: EdgeInsets(top: 48, left: 130, bottom: 9, right: 9)))
    }
  }

  @Test("COR-06: where a stretch would be shorter than its caps, the edge image is taken, or it is an error")
  func edgeImages() throws {
    let side = Size(80, 120)
    #expect(try Self.layout(.oneScaleOnly, side, .right, centre: 30, .seed).image == .side)
    #expect(try Self.layout(.oneScaleOnly, side, .right, centre: 30, .corrected).image == .sideTop)
    #expect(try Self.layout(.oneScaleOnly, side, .right, centre: 43, .corrected).image == .side)
    // D-04's place: the second stretch's caps exceed the bounds.
    #expect(try Self.layout(.oneScaleOnly, Size(320, 80), .up, centre: 294, .seed).image == .up)
    let far = try Self.layout(.oneScaleOnly, Size(320, 80), .up, centre: 294, .corrected)
    #expect(far.image == .upRight && far.reflection == .none)

    #expect(throws: ParameterFailure.self) {
      try Self.layout(.oneScaleOnly, Size(50, 80), .up, centre: 25, .corrected)
    }
    #expect(throws: Never.self) { try Self.layout(.oneScaleOnly, Size(51, 50), .up, centre: 25, .corrected) }
    #expect(throws: ParameterFailure.self) {
      try Self.layout(.oneScaleOnly, Size(51, 49), .up, centre: 25, .corrected)
    }
  }

  /// Every stretch that is laid out, checked by its own arithmetic; refusals are refusals of the edge image.
  @Test("POP-35: under corrected every stretch is at least as long as its caps, at all sizes and centres")
  func everyStretchFits() throws {
    for set in ArtworkSet.drawn {
      var (laidOut, refused, edges) = (0, 0, 0)
      for direction in ArrowDirection.allCases {
        for length in stride(from: 40.0, through: 200, by: 7) {
          for centre in stride(from: -10.0, through: length + 10, by: 2.5) {
            let bounds = direction.isVertical ? Size(length, 90) : Size(90, length)
            guard let layout = try? Self.layout(set, bounds, direction, centre: centre, .corrected) else {
              refused += 1
              continue
            }
            laidOut += 1
            func expect(_ caps: EdgeInsets, _ size: Size) {
              #expect(caps.left + caps.right <= size.width, "\(set.name) \(direction) \(length) \(centre)")
              #expect(caps.top + caps.bottom <= size.height, "\(set.name) \(direction) \(length) \(centre)")
            }
            switch layout.stretch {
            case .onePart(let caps):
              edges += 1
              expect(caps, bounds)
            case .twoPart(let first, let size, let second):
              expect(first, size)
              expect(second, bounds)
            }
          }
        }
      }
      #expect(laidOut > 1_000 && refused > 100 && edges > 300 && edges < laidOut)
    }
  }

  @Test(
    "POP-25: the drawn sets' insets leave a centre; side-top of one-x-only has those of the example artwork")
  func drawnSets() throws {
    for set in ArtworkSet.drawn {
      #expect(throws: Never.self) {
        try ArtworkSet(name: set.name, images: set.images, dimensions: set.dimensions)
      }
      #expect(set.images.count == 7)
    }
    #expect(ArtworkSet.drawn.map(\.name) == ["wide-arrow", "one-x-only"])
    let insets = ArtworkSet.oneScaleOnly.metrics(over: .sources).capInsets
    #expect(insets[.sideTop] == EdgeInsets(top: 43, left: 9, bottom: 9, right: 27))
    #expect(insets[.up] == EdgeInsets(top: 41, left: 9, bottom: 9, right: 47))
    // As POP-02's, each leaves one point.
    for image in SourceImage.allCases {
      let caps = try #require(ArtworkSet.wideArrow.metrics(over: .sources).capInsets[image])
      let size = try #require(ArtworkSet.wideArrow.images[image]?.source(at: 1).pointSize)
      #expect(caps.left + 1 + caps.right == size.width && caps.top + 1 + caps.bottom == size.height)
    }
  }

  @Test("POP-25: an image that a set does not replace is the drawn one in the default style")
  func partialSets() throws {
    let set = try ArtworkSet(
      name: "up alone", images: [.up: try #require(ArtworkSet.oneScaleOnly.images[.up])],
      dimensions: ArtworkDimensions())
    func list(_ direction: ArrowDirection, _ style: StyleChoice) throws -> ComponentPicture {
      try PictureParameters(
        component: .popover(
          PopoverParameters(
            bounds: Size(160, 120), direction: direction, offset: 3, style: style, profile: .seed)),
        scale: 2
      ).picture(artworks: ["up alone": set])
    }
    let own = StyleChoice.artwork("up alone")
    #expect(try list(.down, own).displayList == list(.down, .standard).displayList)
    #expect(try list(.left, own).displayList == list(.left, .standard).displayList)
    #expect(try list(.up, own).displayList != list(.up, .standard).displayList)
    #expect(throws: ParameterFailure.self) { try list(.up, .artwork("another")) }
  }

  @Test("D-10: under seed a mirrored image's points are the screen's")
  func mirroredPoints() throws {
    let bounds = Size(120, 120)
    let seed = try Self.layout(.oneScaleOnly, bounds, .left, centre: 60, .seed, scale: 2)
    #expect(seed.imageSize == Size(18.5, 36))
    let corrected = try Self.layout(.oneScaleOnly, bounds, .left, centre: 60, .corrected, scale: 2)
    #expect(corrected.imageSize == Size(37, 72))
    #expect(try Self.layout(.oneScaleOnly, bounds, .left, centre: 60, .seed).imageSize == Size(37, 72))
    #expect(
      try Self.layout(.oneScaleOnly, bounds, .right, centre: 60, .seed, scale: 2).imageSize == Size(37, 72))
  }
}
