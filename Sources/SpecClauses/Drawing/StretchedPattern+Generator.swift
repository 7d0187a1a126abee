import Pixels
import PropertyTesting

extension StretchedPattern {
  /// Destinations that hold the caps.
  static let stretched = of(squeezed: false)
  /// Destinations smaller than the caps together, in one axis at least.
  static let squeezed = of(squeezed: true)

  private static func of(squeezed: Bool) -> Generator<StretchedPattern> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let scale = try source.draw(.integer(in: 1...3))
      let squeezedAxes = squeezed ? try source.draw(.element(of: [1, 2, 3])) : 0
      let cap = Generator<Int>.integer(in: 0...4)
      var caps: [Int] = []
      var sides: [(source: Int, destination: Int)] = []
      for axis in [2, 1] {
        let isSqueezed = squeezedAxes & axis != 0
        let (near, far) = (try source.draw(cap), try source.draw(cap) + (isSqueezed ? 1 : 0))
        let pixels = (near + far) * scale
        let centre = try source.draw(.one(of: [.constant(1), .integer(in: 1...4)]))
        if isSqueezed && pixels < 2 { throw .rejected }
        let destination =
          isSqueezed
          ? try source.draw(.integer(in: 1...pixels - 1))
          : pixels
            + (try source.draw(.one(of: [.constant(centre), .constant(0), .integer(in: 0...9)])))
        sides.append((pixels + centre, max(1, destination)))
        caps += [near, far]
      }
      // Rows were drawn first: caps are top, bottom, left, right.
      let image = try source.draw(
        PatternBitmap.of(width: sides[1].source, height: sides[0].source, scale: scale))
      let (x, y) = (try source.draw(.integer(in: 0...2)), try source.draw(.integer(in: 0...2)))
      let frame = DeviceFrame(
        width: sides[1].destination + x + 1, height: sides[0].destination + y + 1, scale: scale)
      return StretchedPattern(
        frame: frame, image: image, caps: [caps[0], caps[2], caps[1], caps[3]],
        target: PixelRect(x: x, y: y, width: sides[1].destination, height: sides[0].destination))
    }
  }
}
