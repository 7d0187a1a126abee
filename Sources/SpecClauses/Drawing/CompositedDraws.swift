import Drawing
import Geometry
import Pixels
import PropertyTesting

/// Rectangles and images one over the other, of which every pixel is known in whole numbers (CG-01).
struct CompositedDraws: DrawingInput {
  /// One draw.
  struct Draw: Equatable, Sendable {
    /// What is filled; of an image, the place of its first pixel.
    var rect: GridRect
    var color: StepColor
    var image: PatternBitmap?
    var clip: GridRect?
  }

  var frame: DeviceFrame
  var draws: [Draw]
  /// Behind all of it.
  var background: StepColor?

  var request: RenderRequest {
    frame.request(draws.map(operation), background: background?.color)
  }

  private func operation(_ draw: Draw) -> DrawOperation {
    let clip = draw.clip.map { $0.path(in: frame) }
    guard let image = draw.image else {
      let path = draw.rect.path(in: frame)
      return DrawOperation(.fill(path, .color(draw.color.color), shadow: nil), clip: clip, label: .body)
    }
    let place = PixelRect(
      x: draw.rect.left / 16, y: draw.rect.top / 16, width: image.width, height: image.height)
    return DrawOperation(.image(image.source, frame.rect(place)), clip: clip, label: .photo)
  }

  /// Each pixel by the clause.
  var expected: ExpectedPicture {
    ExpectedPicture(width: frame.width, height: frame.height) { x, y in
      var pixel = PremultipliedPixel.clear
      for draw in draws {
        let clip = draw.clip.map { $0.coverage(x: x, y: y) } ?? 255
        if let image = draw.image {
          let (column, row) = (x - draw.rect.left / 16, y - draw.rect.top / 16)
          guard (0..<image.width).contains(column), (0..<image.height).contains(row) else { continue }
          pixel = ExactSource(image.pixel(column, row), coverage: clip).over(pixel)
        } else {
          let coverage = ExactSource.product(draw.rect.coverage(x: x, y: y), clip)
          pixel = ExactSource(draw.color, coverage: coverage).over(pixel)
        }
      }
      guard let background else { return pixel }
      // The background is a pixel by itself, with the picture over it: ⌊255·component + ½⌋.
      let below = [background.red, background.green, background.blue].map { UInt8(($0 + 1) / 2) }
      return ExactSource(pixel).over(
        PremultipliedPixel(red: below[0], green: below[1], blue: below[2], alpha: 255))
    }
  }

  var classes: [String] {
    var classes: [String] = []
    func note(_ name: String, _ condition: Bool) { if condition { classes.append(name) } }
    let fills = draws.filter { $0.image == nil }
    note("image", fills.count < draws.count)
    note("translucent", fills.contains { (1...254).contains($0.color.alpha) })
    note("half a step", fills.contains { [$0.color.red, $0.color.green, $0.color.blue].contains(255) })
    note("part of a pixel", fills.contains { $0.rect.isPartial(in: frame) })
    note("half a pixel", fills.contains { $0.rect.covers(128, in: frame) })
    note("clipped", draws.contains { $0.clip?.isPartial(in: frame) == true })
    note("one over another", draws.count > 1)
    note("background", background != nil)
    return classes
  }

  static let allClasses = [
    "image", "translucent", "half a step", "part of a pixel", "half a pixel", "clipped", "one over another",
    "background",
  ]

  /// One to four draws on a few pixels.
  static let any = Generator<CompositedDraws> { (source: inout ChoiceSource) throws(GenerationFailure) in
    let frame = try source.draw(DeviceFrame.upTo(6))
    let draw = Generator<Draw> { (source: inout ChoiceSource) throws(GenerationFailure) in
      var draw = Draw(rect: GridRect(frame.bounds), color: try source.draw(StepColor.any))
      switch try source.draw(.element(of: [0, 1, 1, 2])) {
      case 1: draw.rect = try source.draw(GridRect.within(frame))
      case 2:
        let width = try source.draw(.integer(in: 1...frame.width))
        let height = try source.draw(.integer(in: 1...frame.height))
        draw.image = try source.draw(PatternBitmap.of(width: width, height: height))
        draw.rect.left = 16 * (try source.draw(.integer(in: -1...2)))
        draw.rect.top = 16 * (try source.draw(.integer(in: -1...2)))
      default: break
      }
      if try source.draw(.boolean) { draw.clip = try source.draw(GridRect.within(frame)) }
      return draw
    }
    let draws = try source.draw(.array(of: draw, count: 1...4))
    let background = try source.draw(.boolean) ? try source.draw(StepColor.opaque) : nil
    return CompositedDraws(frame: frame, draws: draws, background: background)
  }
}

extension GridRect {
  /// Whether some pixel of a frame is covered in part.
  fileprivate func isPartial(in frame: DeviceFrame) -> Bool {
    areas(in: frame).contains { (1...255).contains($0) }
  }

  /// Whether some pixel of a frame has an area of so many 256ths.
  fileprivate func covers(_ area: Int, in frame: DeviceFrame) -> Bool { areas(in: frame).contains(area) }

  private func areas(in frame: DeviceFrame) -> [Int] {
    (0..<frame.width * frame.height).map { area(x: $0 % frame.width, y: $0 / frame.width) }
  }
}
