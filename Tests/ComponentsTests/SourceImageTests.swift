import Drawing
import Geometry
import Pixels
import Testing

@testable import Components

/// The seven images that a popover background of profile `seed` is stretched from, as SPEC gives them.
struct SourceImageTests {
  @Test("POP-01, POP-03: the constants") func constants() {
    let metrics = PopoverMetrics.sources
    #expect(metrics.arrowBase == 37 && metrics.arrowHeight == 19)
    #expect(metrics.cornerRadius == 7 && metrics.sideArrowCentreOffset == 7)
    #expect(metrics.contentInsets == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(metrics.secondStretchInsets.bottom == 9 && metrics.secondStretchInsets.right == 9)
  }

  @Test("POP-02: cap insets, each of which leaves a centre of 1×1 point") func capInsets() {
    let expected: [(SourceImage, [Double])] = [
      (.up, [41, 9, 9, 47]), (.upRight, [41, 9, 9, 42]), (.down, [23, 9, 27, 47]),
      (.downRight, [23, 9, 27, 42]), (.side, [24, 9, 47, 27]), (.sideTop, [43, 9, 23, 27]),
      (.sideBottom, [23, 9, 43, 27]),
    ]
    for (image, insets) in expected {
      let caps = PopoverMetrics.sources.capInsets(of: image, .none)
      #expect([caps.top, caps.left, caps.bottom, caps.right] == insets, "\(image)")
      #expect(image.size.width - caps.left - caps.right == 1, "\(image)")
      #expect(image.size.height - caps.top - caps.bottom == 1, "\(image)")
    }
  }

  @Test("POP-04: sizes") func sizes() {
    for image in [SourceImage.up, .down] { #expect(image.size == Size(57, 51)) }
    for image in [SourceImage.upRight, .downRight] { #expect(image.size == Size(52, 51)) }
    for image in [SourceImage.sideTop, .sideBottom] { #expect(image.size == Size(37, 67)) }
    #expect(SourceImage.side.size == Size(37, 72))
  }

  /// Where the steps of an outline end, with arcs of radius 7 as the single cubic that a right angle takes.
  private static func ends(of image: SourceImage) -> [Point] {
    image.outline(cornerRadius: 7).elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point): point
      case .close: nil
      }
    }
  }

  private static func points(_ numbers: [(Double, Double)]) -> [Point] { numbers.map { Point($0.0, $0.1) } }

  private static func isNear(_ first: [Point], _ second: [Point]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { ($0 - $1).length < 1e-9 }
  }

  @Test("POP-17: the outline of up") func pop17Up() {
    let expected = Self.points([
      (28, 1), (46, 19), (48, 19), (55, 26), (55, 42), (48, 49), (8, 49), (1, 42), (1, 26), (8, 19), (10, 19),
    ])
    #expect(Self.isNear(Self.ends(of: .up), expected))
  }

  @Test("POP-18: the outline of up-right, one corner of which is a curve of its own") func pop18UpRight() {
    let expected = Self.points([
      (28, 1), (46, 19), (50, 26), (50, 42), (43, 49), (8, 49), (1, 42), (1, 26), (8, 19), (10, 19),
    ])
    #expect(Self.isNear(Self.ends(of: .upRight), expected))
    let curve = Path.Element.cubic(control1: Point(49, 21), control2: Point(50, 23), end: Point(50, 26))
    #expect(SourceImage.upRight.outline(cornerRadius: 7).elements[2] == curve)
  }

  @Test("POP-19: the outline of side") func pop19Side() {
    let expected = Self.points([
      (35, 43), (17, 61), (17, 63), (10, 70), (8, 70), (1, 63), (1, 8), (8, 1), (10, 1), (17, 8), (17, 25),
    ])
    #expect(Self.isNear(Self.ends(of: .side), expected))
  }

  @Test("POP-20: the outline of side-bottom, one corner of which is a curve of its own")
  func pop20SideBottom() {
    let expected = Self.points([
      (35, 43), (17, 61), (10, 65), (8, 65), (1, 58), (1, 8), (8, 1), (10, 1), (17, 8), (17, 25),
    ])
    #expect(Self.isNear(Self.ends(of: .sideBottom), expected))
    let curve = Path.Element.cubic(control1: Point(15, 64), control2: Point(13, 65), end: Point(10, 65))
    #expect(SourceImage.sideBottom.outline(cornerRadius: 7).elements[2] == curve)
  }

  @Test("POP-21: down and side-top are flipped paths; their gradient runs from the top all the same")
  func pop21Flipped() throws {
    let pairs: [(SourceImage, SourceImage, Double)] = [
      (.up, .down, 51), (.upRight, .downRight, 51), (.sideBottom, .sideTop, 67),
    ]
    for (image, flipped, height) in pairs {
      #expect(Self.isNear(Self.ends(of: flipped), Self.ends(of: image).map { Point($0.x, height - $0.y) }))
      let picture = flipped.picture(style: .standard, metrics: .sources)
      guard case .fill(_, .gradient(let gradient), _) = picture.displayList.operations.first?.content else {
        Issue.record("the fill is a gradient")
        return
      }
      #expect(gradient.from == PopoverStyle.standard.from && gradient.to == PopoverStyle.standard.to)
      #expect(gradient.start == Point(flipped.size.width / 2, 0))
      #expect(gradient.end == Point(flipped.size.width / 2, height))
    }
  }

  @Test("POP-22, POP-23: a gradient and a stroke of width 1, each under the path's own clip")
  func fillAndBorder() {
    for image in SourceImage.allCases {
      let outline = image.outline(cornerRadius: 7)
      let operations = image.picture(style: .standard, metrics: .sources).displayList.operations
      #expect(operations.map(\.clip) == [outline, outline])
      #expect(operations.last?.content == .stroke(outline, width: 1, .black))
      guard case .fill(_, .gradient(let gradient), let shadow) = operations.first?.content else {
        Issue.record("the fill is a gradient")
        return
      }
      #expect(!gradient.isExtended && shadow == nil)
    }
  }

  @Test("POP-24: the colours of both styles") func pop24Colours() {
    let style = PopoverMetrics.sources.standardStyle
    #expect(style.border == Color(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(style.from == Color(red: 0.8, green: 0.8, blue: 0.8, alpha: 0.8))
    #expect(style.to == Color(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1))
    let rendered = PopoverMetrics.sources.renderedImagesStyle
    // 112 110 104, 250 249 246, 219 213 206 in bytes.
    #expect(rendered.border == Color(red: 0.439216, green: 0.431373, blue: 0.407843, alpha: 1))
    #expect(rendered.from == Color(red: 0.980392, green: 0.976471, blue: 0.964706, alpha: 1))
    #expect(rendered.to == Color(red: 0.858824, green: 0.835294, blue: 0.807843, alpha: 1))
    let pixel = rendered.to.pixel
    #expect([pixel.red, pixel.green, pixel.blue, pixel.alpha] == [219, 213, 206, 255])
  }
}
