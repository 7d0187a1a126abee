import Geometry
import PropertyTesting

extension ArtworkPopoverInput {
  /// Backgrounds of any size, the centre anywhere along the edge and past it.
  static func any(_ profile: String) -> Generator<ArtworkPopoverInput> {
    popovers(profile, lengths: 40...400, depths: 30...300)
  }

  /// Small ones, for pixels.
  static func small(_ profile: String) -> Generator<ArtworkPopoverInput> {
    popovers(profile, lengths: 60...160, depths: 60...120).map { input in
      var input = input
      input.scale = min(input.scale, 2)
      input.layouts = 1
      input.hasShadow = false
      return input
    }
  }

  /// Small ones that are mirrored, or at least not beside one that is.
  static func mirroredOnes(_ profile: String) -> Generator<ArtworkPopoverInput> {
    small(profile).map { input in
      var input = input
      if input.direction == "right" { input.direction = "left" }
      if Directions.isVertical(input.direction), input.ownPlace == .far { input.offset = -input.offset }
      return input
    }
  }

  /// Arrow centres at which images change, measured from an end: POP-06 for bases of 37 and 60, caps.
  private static let edges = [
    25.5, 37, 25, 26, 25.25, 30, 36.5, 37.5, 39.5, 40, 27.5, 42.5, 43, 26.5, 31, 20, 50,
  ]

  private static func popovers(
    _ profile: String, lengths: ClosedRange<Int>, depths: ClosedRange<Int>
  ) -> Generator<ArtworkPopoverInput> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let artwork = try source.draw(.boolean) ? ArtworkFacts.oneScaleOnly : .wideArrow
      let layouts = try source.draw(.element(of: [1, 1, 1, 1, 2, 3]))
      let direction = try source.draw(.element(of: Directions.all))
      let length = try source.draw(.wholePoints(in: lengths))
      let depth = try source.draw(.wholePoints(in: depths))
      let offset: Double
      switch try source.draw(.integer(in: 0...3)) {
      case 0: offset = Double(try source.draw(.integer(in: -lengths.upperBound...lengths.upperBound))) / 2
      case 1: offset = try source.draw(.element(of: edges)) - length / 2
      case 2: offset = length / 2 - (try source.draw(.element(of: edges)))
      default: offset = 0
      }
      let isVertical = Directions.isVertical(direction)
      return ArtworkPopoverInput(
        artwork: artwork, width: isVertical ? length : depth, height: isVertical ? depth : length,
        direction: direction, offset: offset, scale: try source.draw(.integer(in: 1...3)), profile: profile,
        hasShadow: try source.draw(.once(in: 4)), layouts: layouts)
    }
  }
}
