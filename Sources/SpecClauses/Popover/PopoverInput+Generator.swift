import PropertyTesting

extension PopoverInput {
  /// Popovers of any size, direction and offset.
  static func any(_ profile: String) -> Generator<PopoverInput> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let direction = try source.draw(.element(of: ["up", "down", "left", "right"]))
      let length = Double(try source.draw(.integer(in: 52...700, origin: 120)))
      let depth = Double(try source.draw(.integer(in: 36...700, origin: 80)))
      let offset = Double(try source.draw(.integer(in: -800...800))) / 2
      let isVertical = direction == "up" || direction == "down"
      return PopoverInput(
        width: isVertical ? length : depth, height: isVertical ? depth : length, direction: direction,
        offset: offset, scale: try source.draw(.integer(in: 1...3)), profile: profile)
    }
  }
}
