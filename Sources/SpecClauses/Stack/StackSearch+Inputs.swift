import Geometry
import PropertyTesting

extension StackSearch {
  /// The stacks of a profile: settings first, then mode, sizes and scale (SPEC section 6's order).
  var inputs: @Sendable (_ profile: String) -> Generator<StackInput> {
    { profile in
      Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
        let settings = try source.draw(.array(of: step, count: operations)).joined()
        let mode = try source.draw(.element(of: modes))
        let sizes = try source.draw(sizes)
        let scale = try source.draw(.integer(in: 1...largestScale))
        return StackInput(
          frame: try source.draw(fraction(of: sizes.frame, scale)), mode: mode, photo: sizes.photo,
          history: settings.map { $0 ?? .image(sizes.photo) }, scale: scale, profile: profile,
          release: release, concern: concern)
      }.filter(isIncluded)
    }
  }

  /// A frame and an image.
  typealias Sizes = (frame: Size, photo: StackPhoto)

  private var sizes: Generator<Sizes> {
    if areTiny { return .one(of: [small, free, small, small]) }
    if areLong { return panorama }
    if areUneven { return withUnevenLayout }
    if operations.upperBound > 0 {
      // An image that fits leaves what was there (D-11, D-12).
      return .one(of: [free, roomy, thin, roomy, square, small, roomy, nearlyFitting, free, sameAspect])
    }
    return .one(of: [free, sameAspect, nearlyFitting, roomy, thin, free, square, small, roomy, sameAspect])
  }

  /// Something set before; nil is the image that is there in the end, so that its frame alone is new.
  private var step: Generator<[StackSetting?]> {
    .one(of: [
      setting.map { [$0] }, sizes.map { [.frame($0.frame), nil] }, hugeImage.map { [.image($0)] },
    ])
  }

  private var setting: Generator<StackSetting?> {
    .one(of: [
      sizes.map { .image($0.photo) }, sizes.map { .frame($0.frame) }, .constant(nil),
      Generator<String>.element(of: ["single", "stack"]).map { .mode($0) },
    ])
  }

  /// Sizes that know nothing of each other.
  private var free: Generator<Sizes> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let width = try source.draw(side)
      let height = try source.draw(side)
      if haveTestPictures, try source.draw(.once(in: 32)) {
        return (Size(width, height), try source.draw(.element(of: StackPhoto.named)))
      }
      let image = Generator<Int>.one(of: [
        .integer(in: 1...60), .integer(in: 20...140), .integer(in: 60...longest * 4 / 3),
      ])
      return (Size(width, height), photo(try source.draw(image), try source.draw(image)))
    }
  }

  /// STK-02's tie: the target has the image's aspect.
  private var sameAspect: Generator<Sizes> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let across = try source.draw(.integer(in: 1...12))
      let down = try source.draw(.integer(in: 1...12))
      let most = (longest - 24) / 12
      let times = Double(try source.draw(.integer(in: 1...max(1, most))))
      let enlargement = try source.draw(.integer(in: 1...12))
      return (
        Size(
          StackConstants.singleTaken.width + times * Double(across),
          StackConstants.singleTaken.height + times * Double(down)),
        photo(across * enlargement, down * enlargement)
      )
    }
  }

  /// STK-06's 1: a frame as long as the largest bounding size of the image, or a point less or more.
  private var nearlyFitting: Generator<Sizes> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let image = photo(
        try source.draw(.integer(in: 14...longest * 3 / 4)),
        try source.draw(.integer(in: 14...longest * 3 / 4)))
      let bounding = StackConstants.turns[1].boundingSize(of: Double(image.width), Double(image.height))
      let width = bounding.width.rounded(.down) + Double(try source.draw(.integer(in: 0...1)))
      let height = bounding.height.rounded(.down) + Double(try source.draw(.integer(in: 0...1)))
      return (Size(min(width, Double(longest)), min(height, Double(longest))), image)
    }
  }

  /// An image as wide as high.
  private var square: Generator<Sizes> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let width = try source.draw(side)
      let height = try source.draw(side)
      let image = try source.draw(.integer(in: 1...longest * 4 / 3))
      return (Size(width, height), photo(image, image))
    }
  }

  /// An image much smaller than the frame.
  private var roomy: Generator<Sizes> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let width = try source.draw(side)
      let height = try source.draw(side)
      return (
        Size(width, height),
        photo(
          try source.draw(.integer(in: 1...max(1, Int(width) * 3 / 4))),
          try source.draw(.integer(in: 1...max(1, Int(height) * 3 / 4))))
      )
    }
  }

  /// An image of an extreme aspect.
  private var thin: Generator<Sizes> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let width = try source.draw(side)
      let height = try source.draw(side)
      let short = try source.draw(.integer(in: 1...16))
      let long = short * (try source.draw(.integer(in: 4...16)))
      return (Size(width, height), try source.draw(.boolean) ? photo(short, long) : photo(long, short))
    }
  }

  /// Long images in frames that just hold them, where the frame's short side keeps the least (D-17).
  private var panorama: Generator<Sizes> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let short = try source.draw(.integer(in: 14...28))
      let long = short * (try source.draw(.integer(in: 20...34)))
      let bounding = StackConstants.turns[1].boundingSize(of: Double(long), Double(short))
      let length = Double(try source.draw(.integer(in: 300...2 * longest)))
      let depth =
        (length * bounding.height / bounding.width).rounded(.up)
        + Double(try source.draw(.integer(in: 0...1)))
      if try source.draw(.boolean) { return (Size(depth, length), photo(short, long)) }
      return (Size(length, depth), photo(long, short))
    }
  }

  /// Frames and images whose largest photo is one above a photo that does not fit: with the point less its
  /// middle lies half a point further off, and a turned sheet is shorter by a hair less than that. Stacks drawn at
  /// random hardly ever are such.
  private var withUnevenLayout: Generator<Sizes> {
    let known = [
      (80, 121, 65, 58), (127, 51, 12, 37), (124, 62, 74, 7), (178, 89, 13, 98), (152, 153, 46, 64),
      (188, 186, 96, 53), (229, 127, 7, 75), (139, 235, 17, 69), (95, 280, 4, 78), (271, 250, 76, 16),
    ]
    return .element(of: known.map { (Size(Double($0.0), Double($0.1)), photo($0.2, $0.3)) })
  }

  /// An image that hardly any frame holds, of an extreme aspect.
  private var hugeImage: Generator<StackPhoto> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let short = try source.draw(.integer(in: 1...60))
      let long = longest + (try source.draw(.integer(in: 1...longest / 2)))
      return try source.draw(.boolean) ? photo(short, long) : photo(long, short)
    }
  }

  /// A frame about as small as the matte and the shadow.
  private var small: Generator<Sizes> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let least = Generator<Int>.integer(in: 1...45)
      let width = Double(try source.draw(least))
      let height = try source.draw(.one(of: [least.map(Double.init), side]))
      let image = Generator<Int>.integer(in: 1...120)
      return (Size(width, height), photo(try source.draw(image), try source.draw(image)))
    }
  }

  /// A frame's side, in points.
  private var side: Generator<Double> {
    if areLarge { return Generator.integer(in: longest * 2 / 3...longest).map(Double.init) }
    return Generator.one(of: [
      .integer(in: 28...70), .integer(in: 50...max(60, longest * 2 / 5)), .integer(in: 60...longest),
    ]).map(Double.init)
  }

  private func photo(_ width: Int, _ height: Int) -> StackPhoto {
    StackPhoto(width: width, height: height, color: color)
  }

  /// The frame with some device pixels more.
  private func fraction(of frame: Size, _ scale: Int) -> Generator<Size> {
    guard haveFractions, scale > 1 else { return .constant(frame) }
    let part = Generator<Int>.integer(in: 0...scale - 1)
    return part.flatMap { right in
      part.map { down in
        Size(
          (frame.width * Double(scale) + Double(right)) / Double(scale),
          (frame.height * Double(scale) + Double(down)) / Double(scale))
      }
    }
  }
}
