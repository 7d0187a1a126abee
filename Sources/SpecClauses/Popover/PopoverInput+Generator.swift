import Conformance
import PropertyTesting

extension PopoverInput {
  /// Popovers of any size up to 5,000 points, direction and offset: for figures of layouts.
  static func any(_ profile: String) -> Generator<PopoverInput> {
    popovers(profile, longest: [100, 700, 5000], scales: 3)
  }

  /// Popovers that are soon drawn.
  static func small(_ profile: String) -> Generator<PopoverInput> {
    popovers(profile, longest: [100, 160], scales: 2)
  }

  /// Popovers of a profile; the first direction and the smallest numbers are the simplest.
  ///
  /// - Parameters:
  ///   - longest: sides up to one of these; the first is the simplest.
  ///   - scales: the highest scale.
  ///   - least: the least length and depth where they are not the profile's: 1 for `seed`, COR-05's for
  ///     `corrected`.
  static func popovers(
    _ profile: String, directions: [String] = ["up", "down", "left", "right"], longest: [Int], scales: Int,
    least: (length: Int, depth: Int)? = nil
  ) -> Generator<PopoverInput> {
    let leastLength = least?.length ?? (profile == "corrected" ? Int(SpecFigures.leastLength) : 1)
    let leastDepth = least?.depth ?? (profile == "corrected" ? Int(SpecFigures.leastDepth) : 1)
    return Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let direction = try source.draw(.element(of: directions))
      let longestLength = try source.draw(.element(of: longest))
      let longestDepth = try source.draw(.element(of: longest))
      var length = Double(
        try source.draw(.integer(in: leastLength...max(leastLength, longestLength), origin: leastLength)))
      var depth = Double(
        try source.draw(.integer(in: leastDepth...max(leastDepth, longestDepth), origin: leastDepth)))
      let place = try source.draw(ArrowPlace.any)
      let scale = try source.draw(.integer(in: 1...scales))
      // Bounds are whole device pixels, which need not be whole points.
      if scale > 1 {
        length += Double(try source.draw(.integer(in: 0...scale - 1))) / Double(scale)
        depth += Double(try source.draw(.integer(in: 0...scale - 1))) / Double(scale)
        length = wholePixels(length, scale)
        depth = wholePixels(depth, scale)
      }
      let isVertical = direction == "up" || direction == "down"
      return PopoverInput(
        width: isVertical ? length : depth, height: isVertical ? depth : length, direction: direction,
        offset: place.offset(length), scale: scale, profile: profile)
    }
  }

  /// The length itself where it times the scale is a whole number in floating point, else the whole
  /// points below: thirds are not always.
  private static func wholePixels(_ length: Double, _ scale: Int) -> Double {
    let pixels = length * Double(scale)
    return pixels == pixels.rounded(.down) ? length : length.rounded(.down)
  }
}
