import Geometry
import JSONText
import PropertyTesting

extension PresentationInput {
  /// Presentations of any kind, aimed at what PRE-01 compares.
  static func any(_ profile: String) -> Generator<PresentationInput> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      var input = try source.draw(plain(profile, sides: 52...600, contents: 36...400))
      if try source.draw(.once(in: 10)) { input.contentSize = nil }
      input.isBarButton = try source.draw(.once(in: 8))
      input.style = try source.draw(.element(of: [.string("default"), .string("rendered-images")]))
      try input.aim(&source)
      return input
    }
  }

  /// Small ones, for pixels.
  static func small(_ profile: String) -> Generator<PresentationInput> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      var input = try source.draw(plain(profile, sides: 70...150, contents: 24...64))
      input.style = BackgroundInk.style
      input.scale = min(input.scale, 2)
      return input
    }
  }

  /// Contents, anchors, margins and keyboards of any kind, the rest as it is by default.
  static func plain(
    _ profile: String, sides: ClosedRange<Int>, contents: ClosedRange<Int>
  ) -> Generator<PresentationInput> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let permitted = try source.draw(directions)
      let container = Size(
        try source.draw(.wholePoints(in: sides)), try source.draw(.wholePoints(in: sides)))
      let content = Size(try source.draw(.points(in: contents)), try source.draw(.points(in: contents)))
      let margins = try source.draw(margins(upTo: min(30, sides.lowerBound / 4)))
      var input = PresentationInput(
        anchor: Rect(x: 0, y: 0, width: 0, height: 0), container: container, contentSize: content,
        permitted: permitted, margins: margins, profile: profile)
      if try source.draw(.once(in: 4)) {
        input.keyboard = try source.draw(.points(in: 1...Int(container.height / 3)))
      }
      let safe = input.safe
      let (x, width) = try source.draw(anchorSide(safe.minX, safe.maxX))
      let (y, height) = try source.draw(anchorSide(safe.minY, safe.maxY))
      input.anchor = Rect(x: x, y: y, width: width, height: height)
      input.scale = try source.draw(.integer(in: 1...3))
      return input
    }
  }

  /// Directions in any order: one for the most part, or several.
  static let directions = Generator<[String]>.one(of: [
    .element(of: Directions.all.map { [$0] }), .element(of: Directions.all.map { [$0] }),
    .element(of: [
      ["up", "down", "left", "right"], ["right", "left"], ["down", "up"], ["left", "down", "right"],
      ["right", "up"],
    ]),
  ])

  private static func margins(upTo limit: Int) -> Generator<EdgeInsets> {
    .one(of: [
      .constant(.zero), .constant(EdgeInsets(all: 10)),
      Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
        EdgeInsets(
          top: try source.draw(.points(in: 0...limit)), left: try source.draw(.points(in: 0...limit)),
          bottom: try source.draw(.points(in: 0...limit)), right: try source.draw(.points(in: 0...limit)))
      },
    ])
  }

  /// Distances of an anchor's middle from an end of the safe rectangle, at which seed's images change:
  /// POP-06, D-02 to D-05, and the clamps of PRE-01.
  private static let cornerDistances = [
    24, 25.5, 23, 24.5, 25, 25.25, 25.5, 25.625, 25.75, 25.5, 25.875, 26, 26.25, 26.5, 27, 27.5, 28, 30, 34,
    38, 41.5, 42.5, 43,
  ]

  /// An anchor's start and length along an axis: anywhere, or with its middle near an end.
  private static func anchorSide(_ low: Double, _ high: Double) -> Generator<(Double, Double)> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let length = try source.draw(.one(of: [.constant(0), .points(in: 0...60)]))
      let span = max(1, Int(high - low))
      switch try source.draw(.integer(in: 0...4)) {
      case 0: return (low, length)
      case 1: return (low + (try source.draw(.element(of: cornerDistances))) - length / 2, length)
      case 2: return (high - (try source.draw(.element(of: cornerDistances))) - length / 2, length)
      case 3: return (low + (try source.draw(.points(in: 0...span))) - length / 2, length)
      default: return (low + (try source.draw(.points(in: -40...span + 40, origin: 0))), length)
      }
    }
  }

  /// Changes the content so that its need equals the room, or is a float's step beside it, or the anchor so
  /// that directions tie.
  private mutating func aim(_ source: inout ChoiceSource) throws(GenerationFailure) {
    let target = try source.draw(.integer(in: 0...5))
    guard target >= 3, let direction = permitted.first, safe.width > 0, safe.height > 0 else { return }
    if target == 5 {
      permitted = try source.draw(
        .element(of: [["up", "down"], ["right", "left"], ["right", "down", "left"], Directions.all]))
      contentSize = Size(2000, 2000)
      anchor = Rect(x: safe.midX - 10, y: safe.midY - 10, width: 20, height: 20)
      return
    }
    let step = try source.draw(.integer(in: -1...1))
    func beside(_ room: Double, _ extra: Double) -> Double? {
      let float = Float(room)
      let length = Double(step == 0 ? float : step > 0 ? float.nextUp : float.nextDown) - extra
      return length > 0 ? length : nil
    }
    let (room, extra) = (room(direction), extra(direction))
    let content = contentSize ?? Size(320, 1100)
    if target == 3, let width = beside(room.width, extra.width) { contentSize = Size(width, content.height) }
    if target == 4, let height = beside(room.height, extra.height) {
      contentSize = Size(content.width, height)
    }
  }
}
