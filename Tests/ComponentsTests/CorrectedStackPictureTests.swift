import Drawing
import Geometry
import Pixels
import SoftwareRendering
import TestSupport
import Testing

@testable import Components

/// STK-12, STK-18 and STK-19 on pixels.
struct CorrectedStackPictureTests {
  private static let frames = [Size(280, 280), Size(250, 175), Size(121, 84), Size(60, 60), Size(45, 80)]
  private static let images = [(326, 326), (600, 400), (400, 600), (1200, 200)]

  private static func each(_ mode: StackMode, _ body: (StackParameters, Int) throws -> Void) throws {
    for frame in frames {
      for (width, height) in images {
        let parameters = StackParameters(
          frame: frame, mode: mode, image: try .gray(width, height), profile: .corrected)
        for scale in 1...3 where parameters.layout.content == .sheets { try body(parameters, scale) }
      }
    }
  }

  /// What the view draws into its own bitmap, and so cuts at the frame.
  private static func operations(_ parameters: StackParameters) throws -> [DrawOperation] {
    let list = try parameters.picture(files: [:], metrics: .sources).displayList
    guard case .image(.picture(let view), _) = list.operations.first?.content else { return [] }
    return view.displayList.operations
  }

  private static func render(
    _ operations: [DrawOperation], _ size: Size, scale: Int, padding: Int = 0
  ) throws -> Bitmap {
    try SoftwareRenderer().render(
      RenderRequest(
        displayList: DisplayList(operations),
        size: try PixelSize(
          width: (Int(size.width) + 2 * padding) * scale, height: (Int(size.height) + 2 * padding) * scale),
        scale: scale, origin: Point(Double(-padding), Double(-padding)), background: nil))
  }

  /// Pixels outside the frame that have ink, and pixels inside that differ from the cut picture.
  private static func cut(_ parameters: StackParameters, scale: Int) throws -> (outside: Int, inside: Int) {
    let padding = 20
    let whole = try render(operations(parameters), parameters.frame, scale: scale, padding: padding)
    let framed = try draw(.stack(parameters), scale: scale)
    let start = padding * scale
    var found = (outside: 0, inside: 0)
    for y in 0..<whole.height {
      for x in 0..<whole.width {
        let (column, row) = (x - start, y - start)
        if column >= 0 && row >= 0 && column < framed.width && row < framed.height {
          if framed[column, row] != whole[x, y] { found.inside += 1 }
        } else if !whole[x, y].isClear {
          found.outside += 1
        }
      }
    }
    return found
  }

  @Test("STK-19: nothing of a stack's shadows is cut: a frame padded by 20 shows no more of them")
  func shadowsAreWhole() throws {
    try Self.each(.stack) { parameters, scale in
      let found = try Self.cut(parameters, scale: scale)
      #expect(found == (0, 0), "\(parameters) at \(scale)")
    }
  }

  @Test("STK-19: the same holds for the single mode's shadow")
  func singleShadowIsWhole() throws {
    try Self.each(.single) { parameters, scale in
      let found = try Self.cut(parameters, scale: scale)
      #expect(found == (0, 0), "\(parameters) at \(scale)")
    }
  }

  @Test("D-17: under seed a padded frame shows more of a stack's shadows")
  func shadowsAreCutUnderSeed() throws {
    let parameters = StackParameters(
      frame: Size(280, 280), mode: .stack, image: try .gray(326, 326), profile: .seed)
    #expect(try Self.cut(parameters, scale: 1).outside > 0)
  }

  @Test("STK-18: the curved shadow is symmetric about the matte's axis, pixel for pixel")
  func shadowIsSymmetric() throws {
    try Self.each(.single) { parameters, scale in
      let matte = parameters.layout.matte
      let bitmap = try draw(.stack(parameters), scale: scale)
      // Twice the axis in pixels: the column that answers x is axis − 1 − x.
      let axis = Int((2 * matte.midX) * Double(scale))
      var differing = 0
      for y in 0..<bitmap.height {
        for x in max(0, axis - bitmap.width)..<min(bitmap.width, axis)
        where bitmap[x, y] != bitmap[axis - 1 - x, y] { differing += 1 }
      }
      #expect(differing == 0, "\(parameters) at \(scale)")
    }
  }

  /// The shadow's shape is left out: only what it casts is drawn, which is a layer shadow of half the blur.
  private static func withoutTheShadowsFill(_ operations: [DrawOperation]) -> [DrawOperation] {
    operations.map { operation in
      guard case .fill(let path, _, let shadow?) = operation.content else { return operation }
      return DrawOperation(
        .layerShadow(path, offset: shadow.offset, radius: shadow.blur / 2, shadow.color),
        label: operation.label)
    }
  }

  @Test("STK-18: the shadow's white fill is hidden by the matte")
  func whiteFillIsHidden() throws {
    try Self.each(.single) { parameters, scale in
      let operations = try Self.operations(parameters)
      let whole = try Self.render(operations, parameters.frame, scale: scale)
      let bare = try Self.render(Self.withoutTheShadowsFill(operations), parameters.frame, scale: scale)
      #expect(whole == bare, "\(parameters) at \(scale)")
    }
  }

  @Test("D-16: under seed the white fill leaks out at the matte's left edge")
  func whiteFillLeaksUnderSeed() throws {
    let parameters = StackParameters(
      frame: Size(280, 280), mode: .single, image: try .gray(100, 600), profile: .seed)
    let operations = try Self.operations(parameters)
    let whole = try Self.render(operations, parameters.frame, scale: 1)
    let bare = try Self.render(Self.withoutTheShadowsFill(operations), parameters.frame, scale: 1)
    var leaked: [Int] = []
    for y in 0..<whole.height {
      for x in 0..<whole.width where whole[x, y] != bare[x, y] { leaked.append(x) }
    }
    #expect(!leaked.isEmpty)
    #expect(leaked.allSatisfy { Double($0) < parameters.layout.matte.minX })
  }

  @Test("STK-12: a picture after a history is that of the current values")
  func historiesLeaveNoInk() throws {
    var choices = StackChoices(random: SplitMix64(seed: 120))
    for _ in 0..<40 {
      let scale = 1 + choices.random.below(3)
      var parameters = try choices.parameters(profile: .corrected, settings: 4)
      parameters.frame = Size(parameters.frame.width.rounded(.up), parameters.frame.height.rounded(.up))
      #expect(try draw(.stack(parameters), scale: scale) == draw(.stack(parameters.fresh), scale: scale))
    }
  }

  @Test("COR-07: the layout is the same at every scale: photo and sheets lie on the same points")
  func scalesAgree() throws {
    for scale in 1...3 {
      let parameters = StackParameters(
        frame: Size(280, 280), mode: .stack, image: try .gray(326, 326), profile: .corrected)
      let bitmap = try draw(.stack(parameters), scale: scale)
      let photo = PremultipliedPixel(red: 128, green: 128, blue: 128, alpha: 255)
      // By hand: the photo is (20, 20, 239, 239), white beside it.
      for (x, y) in [(20, 20), (258, 20), (20, 258), (258, 258)] {
        #expect(bitmap[x * scale + scale / 2, y * scale + scale / 2] == photo)
      }
      for (x, y) in [(19, 140), (259, 140), (140, 19), (140, 259)] {
        #expect(bitmap[x * scale, y * scale].red == 255)
      }
    }
  }
}
