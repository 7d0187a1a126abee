import Components
import Drawing
import Geometry
import JSONText
import Pixels
import SoftwareRendering
import TestSupport
import Testing

/// 2,000 random valid parameter sets, in eight parts.
struct RandomParametersTests {
  private static let parts = 0..<8
  private static let setsInPart = 250

  /// Draws parameters; every one of them is valid.
  private struct Source {
    var random: SplitMix64

    mutating func parameters() throws -> PictureParameters {
      let scale = 1 + random.below(3)
      let component: PictureParameters.Component =
        switch random.below(10) {
        case 0..<5: .popover(popover(scale))
        case 5: .sourceImage(sourceImage())
        default: .stack(try stack(scale))
        }
      func side() -> Double { random.below(3) == 0 ? Double(random.below(12 * scale)) / Double(scale) : 0 }
      let background =
        random.below(5) == 0
        ? Color(
          red: random.double(in: 0..<1), green: random.double(in: 0..<1), blue: random.double(in: 0..<1))
        : nil
      return try PictureParameters(
        component: component, scale: scale, background: background,
        padding: EdgeInsets(top: side(), left: side(), bottom: side(), right: side()))
    }

    /// A length of whole pixels, from one of them to 300 points, more often short.
    private mutating func length(_ scale: Int) -> Double {
      let longest = [60, 130, 300][random.below(3)]
      return Double(1 + random.below(longest * scale)) / Double(scale)
    }

    private mutating func color() -> Color {
      Color(
        red: random.double(in: 0..<1), green: random.double(in: 0..<1), blue: random.double(in: 0..<1),
        alpha: random.below(2) == 0 ? 1 : random.double(in: 0..<1))
    }

    private mutating func style() -> StyleChoice {
      switch random.below(3) {
      case 0: .standard
      case 1: .renderedImages
      default: .colors(PopoverStyle(border: color(), from: color(), to: color()))
      }
    }

    private mutating func popover(_ scale: Int) -> PopoverParameters {
      let bounds = Size(length(scale), length(scale))
      let direction = ArrowDirection.allCases[random.below(4)]
      let edge = direction == .up || direction == .down ? bounds.width : bounds.height
      let offset =
        switch random.below(6) {
        case 0: 0.0
        // POP-06's equality and the quarters round it.
        case 1: 25.5 - edge / 2 + Double(random.below(5) - 2) / 4
        case 2: edge / 2 - 25.5 + Double(random.below(5) - 2) / 4
        case 3: random.double(in: -2000..<2000)
        default: random.double(in: -edge..<edge)
        }
      return PopoverParameters(
        bounds: bounds, direction: direction, offset: offset, style: style(), profile: .seed)
    }

    private mutating func sourceImage() -> SourceImageParameters {
      SourceImageParameters(
        name: SourceImage.allCases[random.below(7)], reflection: random.below(2) == 0 ? .none : .mirrored,
        style: style())
    }

    private mutating func image() throws -> StackImage {
      if random.below(2) == 0 { return .testPicture(TestPicture.allCases[random.below(5)]) }
      let longest = [8, 120, 700]
      return .solid(
        try PixelSize(
          width: 1 + random.below(longest[random.below(3)]),
          height: 1 + random.below(longest[random.below(3)])),
        red: random.byte(), green: random.byte(), blue: random.byte())
    }

    private mutating func stack(_ scale: Int) throws -> StackParameters {
      var history: [StackParameters.Setting] = []
      for _ in 0..<random.below(4) {
        switch random.below(3) {
        case 0: history.append(.image(try image()))
        case 1: history.append(.frame(Size(length(1), length(1))))
        default: history.append(.mode(StackMode.allCases[random.below(2)]))
        }
      }
      return StackParameters(
        frame: Size(length(scale), length(scale)), mode: StackMode.allCases[random.below(2)],
        image: try image(),
        release: StackRelease.allCases[random.below(2)], history: history, profile: .seed)
    }
  }

  /// How many pictures without a shadow there were, and of how many the ink bounds are tight.
  private struct Tightness {
    var shadowless = 0
    var tight = 0
  }

  /// No crash, no pixel outside the ink bounds; without a shadow they are the ink to within a pixel in
  /// 95 of 100. They are in points and hold at every scale, so a squeezed edge (CG-08) may be looser.
  @Test func nothingIsDrawnOutsideTheInkBoundsAndTheyAreTight() async throws {
    let total = try await withThrowingTaskGroup(of: Tightness.self) { group in
      for part in Self.parts { group.addTask { try Self.check(part: part) } }
      return try await group.reduce(into: Tightness()) { total, part in
        total.shadowless += part.shadowless
        total.tight += part.tight
      }
    }
    #expect(total.shadowless > 1000)
    #expect(Double(total.tight) >= 0.95 * Double(total.shadowless))
    print("ink bounds are tight in \(total.tight) of \(total.shadowless)")
  }

  private static func check(part: Int) throws -> Tightness {
    var source = Source(random: SplitMix64(seed: UInt64(part) &+ 0x1A7E))
    var found = Tightness()
    for _ in 0..<setsInPart {
      let parameters = try source.parameters()
      let text = parameters.json.serialized
      #expect(try PictureParameters(parameters.json) == parameters, "\(text)")
      let picture = try parameters.picture()
      var request = parameters.request(picture)
      // A background covers everything, so what is drawn on it says nothing about ink.
      #expect(try SoftwareRenderer().render(request).size == request.size)
      request.background = nil
      let bitmap = try SoftwareRenderer().render(request)
      let claimed = picture.inkBounds.map(parameters.pixels)
      let actual = bitmap.ink
      if let actual {
        let claimed = try #require(claimed, "\(text) draws, though its layout says nothing")
        #expect(
          actual.x >= claimed.x && actual.y >= claimed.y && actual.maxX <= claimed.maxX
            && actual.maxY <= claimed.maxY, "\(text): ink \(actual) outside \(claimed)")
      }
      if case .stack = parameters.component { continue }
      found.shadowless += 1
      guard let actual, let claimed else { continue }
      let slack = [
        actual.x - claimed.x, actual.y - claimed.y, claimed.maxX - actual.maxX, claimed.maxY - actual.maxY,
      ]
      if slack.allSatisfy({ $0 <= 1 }) { found.tight += 1 }
    }
    return found
  }
}
