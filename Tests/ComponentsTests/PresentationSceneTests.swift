import Drawing
import Geometry
import JSONText
import Pixels
import Testing

@testable import Components

/// What a presentation's picture shows, pixel by pixel.
struct PresentationSceneTests {
  /// At (180, 50, 40, 20) in 400×500: the frame is (142, 70, 116, 135), the content (150, 97, 100, 100).
  private static func presentation(
    _ change: (inout PresentationParameters) -> Void = { _ in }
  ) -> PresentationParameters {
    var presentation = PresentationParameters(
      anchor: Rect(x: 180, y: 50, width: 40, height: 20), container: Size(400, 500),
      contentSize: Size(100, 100), permitted: ArrowDirection.allCases)
    change(&presentation)
    return presentation
  }

  private static func byte(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> PremultipliedPixel {
    PremultipliedPixel(red: red, green: green, blue: blue, alpha: 255)
  }

  private static let lightGray = byte(170, 170, 170)
  private static let anchor = byte(64, 115, 191)
  private static let gray = byte(128, 128, 128)

  /// CG-01: ⌊S + D·(1 − Sa) + ½⌋ in each channel.
  private static func over(_ top: PremultipliedPixel, _ below: PremultipliedPixel) -> PremultipliedPixel {
    func channel(_ top: UInt8, _ below: UInt8, _ alpha: UInt8) -> UInt8 {
      let sum: Int = Int(top) * 255 + Int(below) * (255 - Int(alpha))
      return UInt8((2 * sum + 255) / 510)
    }
    return byte(
      channel(top.red, below.red, top.alpha), channel(top.green, below.green, top.alpha),
      channel(top.blue, below.blue, top.alpha))
  }

  @Test("PRE-05, TUT-06: presenting while visible dismisses, so that the surroundings alone are left")
  func dismissal() throws {
    let bitmap = try draw(
      .presentation(
        Self.presentation {
          $0.alreadyVisible = true
          $0.barButton = true
          $0.permitted = [.up]
          $0.keyboard = 120
        }), scale: 1)
    let button = PixelRect(x: 180, y: 50, width: 40, height: 20)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let isButton = button.x <= x && x < button.maxX && button.y <= y && y < button.maxY
        let expected = y >= 380 ? Self.gray : isButton ? Self.anchor : Self.lightGray
        if bitmap[x, y] != expected {
          Issue.record("\(bitmap[x, y]) at \(x), \(y)")
          return
        }
      }
    }
    let shown = try draw(.presentation(Self.presentation { $0.barButton = true }), scale: 1)
    #expect(shown != bitmap)
  }

  @Test("POP-30, POP-31: the popover is the background's own picture at its frame, over the surroundings")
  func theBackgroundIsItsOwnPicture() throws {
    for scale in [1, 2] {
      let scene = try draw(.presentation(Self.presentation { $0.style = magenta }), scale: scale)
      let background = try draw(
        .popover(
          PopoverParameters(
            bounds: Size(116, 135), direction: .up, offset: 0, style: magenta, profile: .seed)), scale: scale)
      for y in 0..<background.height {
        for x in 0..<background.width {
          let pixel = scene[x + 142 * scale, y + 70 * scale]
          let isContent = 8 * scale <= x && x < 108 * scale && 27 * scale <= y && y < 127 * scale
          let expected =
            isContent ? Self.byte(255, 255, 255) : Self.over(background[x, y], Self.lightGray)
          if pixel != expected {
            Issue.record("\(pixel), not \(expected), at \(x), \(y) of scale \(scale)")
            return
          }
        }
      }
    }
  }

  @Test("POP-31: the figures of the layout are those of the picture")
  func geometry() throws {
    let picture = try PictureParameters(component: .presentation(Self.presentation()), scale: 1).picture()
    guard case .object(let members) = picture.geometry else {
      Issue.record("a layout is an object")
      return
    }
    #expect(members["direction"] == .string("up"))
    #expect(members["frame"] == .numbers([142, 70, 116, 135]))
    #expect(members["content"] == .numbers([150, 97, 100, 100]))
    #expect(members["arrowOffset"] == .number(0))
    // D-01: one point before the middle, one below the anchor.
    #expect(members["tip"] == .numbers([199, 71]))
    #expect(picture.regions.map(\.label) == [.arrow, .body])
    #expect(picture.regions.last?.rect == Rect(x: 142, y: 89, width: 116, height: 116))
  }

  /// Artwork has no colours of its own to draw bars with: its own picture shows where they are.
  @Test("POP-33: over artwork the bars are the background itself, white between")
  func navigationOverArtwork() throws {
    let presentation = PresentationParameters(
      anchor: Rect(x: 140, y: 20, width: 20, height: 20), container: Size(300, 320),
      contentSize: Size(160, 160), permitted: [.up], content: .navigation, style: .artwork("wide-arrow"))
    let set = try #require(ArtworkSet.drawn.first { $0.name == "wide-arrow" })
    let placement = try PlacementSolver(popover: set.metrics(over: .sources)).placement(
      of: presentation, scale: 1)
    let frame = placement.frame
    let popover = PopoverParameters(
      bounds: frame.size, direction: placement.direction, offset: placement.arrowOffset,
      style: presentation.style, profile: .seed)
    let alone = try draw(.popover(popover), scale: 1)
    let scene = try draw(.presentation(presentation), scale: 1)
    let content = PopoverParts(
      bounds: frame.size, direction: placement.direction, metrics: set.metrics(over: .sources)
    ).content
    let white = PremultipliedPixel(red: 255, green: 255, blue: 255, alpha: 255)
    let (x, left, top) = (Int(content.midX), Int(frame.x), Int(frame.y))
    for y in Int(content.minY)..<Int(content.maxY) {
      let isBar = y < Int(content.minY) + 44 || y >= Int(content.maxY) - 44
      #expect(scene[left + x, top + y] == (isBar ? alone[x, y] : white), "row \(y)")
    }
  }

  @Test("POP-33: navigation content has a bar and a toolbar of 44 in the background's look, white between")
  func navigation() throws {
    let style = PopoverStyle(
      border: Color(red: 1, green: 0, blue: 0), from: Color(red: 0, green: 0, blue: 0),
      to: Color(red: 0, green: 1, blue: 0))
    let bitmap = try draw(
      .presentation(
        Self.presentation {
          $0.content = .navigation
          $0.style = .colors(style)
        }), scale: 1)
    let column = 200
    // The bar from 97 to 141, its line in its last row; the toolbar from 153 to 197, its line in its first.
    for y in 97..<197 {
      let expected: PremultipliedPixel
      if y == 140 || y == 153 {
        expected = Self.byte(255, 0, 0)
      } else if y > 140, y < 153 {
        expected = Self.byte(255, 255, 255)
      } else {
        // CG-04: t at the pixel's middle.
        let part = (Double(y - (y < 141 ? 97 : 153)) + 0.5) / 44
        expected = Self.byte(0, UInt8((255 * part + 0.5).rounded(.down)), 0)
      }
      #expect(bitmap[column, y] == expected, "row \(y)")
    }
  }

  @Test("POP-32: a content that is too large is reduced, its bars with it")
  func reducedContent() throws {
    // 40 points high: the body 21 of them, the content 5, at 10 + 8. The bar takes all of it.
    for content in [PresentationParameters.Content.navigation, .color(Color(red: 0, green: 1, blue: 0))] {
      let presentation = Self.presentation {
        $0.permitted = [.down]
        $0.content = content
        $0.style = magenta
      }
      let bitmap = try draw(.presentation(presentation), scale: 1)
      let ink = try #require(PopoverInk(bitmap, scale: 1))
      #expect(ink.bounds.minY >= 10 && ink.bounds.maxY <= 50)
      let green = (10..<50).filter { bitmap[200, $0] == Self.byte(0, 255, 0) }
      #expect(green == (content == .navigation ? [] : [18, 19, 20, 21, 22]))
      #expect(!(10..<50).contains { bitmap[200, $0] == Self.byte(255, 255, 255) })
    }
  }

  @Test("POP-31: frames lie on whole pixels at every scale, whatever the padding")
  func scales() throws {
    for (index, scale) in [1, 2, 3, 4, 5, 6, 7, 7, 7, 7, 7, 7, 7, 7, 11, 11, 11, 11, 13, 13, 13, 13]
      .enumerated()
    {
      let presentation = Self.presentation {
        $0.anchor = Rect(x: 50.37 + 1.37 * Double(index), y: 20.21, width: 13.3, height: 11.7)
        $0.container = Size(150, 120)
        $0.contentSize = Size(51.3 + Double(index) / 7, 40.7)
      }
      let parameters = try PictureParameters(
        component: .presentation(presentation), scale: scale,
        padding: EdgeInsets(top: 1, left: 3, bottom: 0, right: 2))
      let bitmap = try draw(.presentation(presentation), scale: scale)
      #expect(bitmap.width == 150 * scale)
      #expect(parameters.request(try parameters.picture()).size.width == 155 * scale)
      _ = try draw(parameters)
    }
  }
}
