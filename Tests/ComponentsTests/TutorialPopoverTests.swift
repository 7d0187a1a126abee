import Geometry
import Pixels
import Testing

@testable import Components

/// The tutorial's popovers against rectangles and triangles written down from the text.
struct TutorialPopoverTests {
  private static let yellow = PremultipliedPixel(red: 255, green: 255, blue: 0, alpha: 255)
  private static let gray = PremultipliedPixel(red: 128, green: 128, blue: 128, alpha: 255)

  private static func draw(
    _ step: TutorialPopoverParameters.Step, _ bounds: Size, _ direction: ArrowDirection = .up,
    offset: Double = 0, scale: Int = 1
  ) throws -> Bitmap {
    try ComponentsTests.draw(
      .tutorialPopover(
        TutorialPopoverParameters(step: step, bounds: bounds, direction: direction, offset: offset)),
      scale: scale)
  }

  /// Compares every pixel with a rule.
  private static func expect(
    _ bitmap: Bitmap, _ name: String, _ rule: (Int, Int) -> PremultipliedPixel
  ) {
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] != rule(x, y) {
        Issue.record("\(name): \(bitmap[x, y]), not \(rule(x, y)), at \(x), \(y)")
        return
      }
    }
  }

  @Test("TUT-01, TUT-02, TUT-05: gray over the bounds, the content inset by 8, square corners, no arrow")
  func inset() throws {
    #expect(
      TutorialLayout(TutorialPopoverParameters(step: .inset, bounds: Size(316, 616))).content
        == Rect(x: 8, y: 8, width: 300, height: 600))
    for (width, height) in [(316, 616), (320, 640), (100, 50)] {
      for scale in [1, 2] {
        let bitmap = try Self.draw(.inset, Size(Double(width), Double(height)), scale: scale)
        Self.expect(bitmap, "\(width)×\(height)") { x, y in
          let (x, y) = (x / scale, y / scale)
          return 8 <= x && x < width - 8 && 8 <= y && y < height - 8 ? Self.yellow : Self.gray
        }
      }
    }
  }

  /// The alpha of a yellow triangle 30 wide and 20 high with its tip up: from the exact area of the
  /// slopes of 3/4 in each pixel, counted over 64×64 points.
  private static func alpha(_ x: Int, _ y: Int) -> Double {
    var inside = 0
    for row in 0..<64 {
      for column in 0..<64 {
        let (px, py) = (Double(x) + (Double(column) + 0.5) / 64, Double(y) + (Double(row) + 0.5) / 64)
        if (px - 15).magnitude < py * 0.75, py < 20 { inside += 1 }
      }
    }
    return Double(inside) / 4096 * 255
  }

  @Test("TUT-01, TUT-03, TUT-04: the arrow 30×20 flush with the right end, the content below it")
  func finished() throws {
    for (width, height) in [(300, 620), (320, 640), (100, 50)] {
      let bitmap = try Self.draw(.finished, Size(Double(width), Double(height)))
      Self.expect(bitmap, "\(width)×\(height)") { x, y in
        if y >= 20 { return Self.yellow }
        guard x >= width - 30 else { return .clear }
        // The triangle is checked below; here what it is made of.
        let found = bitmap[x, y]
        return PremultipliedPixel(red: found.alpha, green: found.alpha, blue: 0, alpha: found.alpha)
      }
      for y in 0..<20 {
        for x in 0..<30 {
          let found = Double(bitmap[width - 30 + x, y].alpha)
          #expect((found - Self.alpha(x, y)).magnitude <= 4, "\(x), \(y)")
        }
      }
      // The tip: 3/4 of a pixel to either side in one row, so half of it is 3/8 of each.
      #expect(bitmap[width - 16, 0].alpha == 96 && bitmap[width - 15, 0].alpha == 96)
      #expect(bitmap[width - 17, 0].isClear && bitmap[width - 14, 0].isClear)
    }
  }

  @Test("TUT-04: whatever direction and offset say, the finished version points up at the right end")
  func finishedTakesNoDirection() throws {
    let plain = try Self.draw(.finished, Size(200, 100))
    #expect(try Self.draw(.finished, Size(200, 100), .left, offset: -50) == plain)
  }

  @Test("TUT-07: the same triangle for every direction, pointing outward, clamped to the bounds")
  func anyDirection() throws {
    let bounds = Size(120, 90)
    for scale in [1, 2] {
      for (offset, along) in [(-1000.0, 0.0), (-7, -7), (0, 0), (12, 12), (1000, 0)] {
        func start(_ length: Double) -> Int {
          let place = offset == -1000 ? 0 : offset == 1000 ? length - 30 : length / 2 - 15 + along
          return Int(place) * scale
        }
        // The finished version's triangle, alone.
        let triangle = try Self.draw(.finished, Size(30, 20), scale: scale)
        func pixel(_ x: Int, _ y: Int) -> PremultipliedPixel {
          0 <= x && x < 30 * scale && 0 <= y && y < 20 * scale ? triangle[x, y] : .clear
        }
        let (width, height) = (120 * scale, 90 * scale)
        for direction in ArrowDirection.allCases {
          let bitmap = try Self.draw(.anyDirection, bounds, direction, offset: offset, scale: scale)
          Self.expect(bitmap, "\(direction) \(offset) at \(scale)") { x, y in
            switch direction {
            case .up: y >= 20 * scale ? Self.yellow : pixel(x - start(120), y)
            case .down: y < height - 20 * scale ? Self.yellow : pixel(x - start(120), height - 1 - y)
            case .left: x >= 20 * scale ? Self.yellow : pixel(y - start(90), x)
            case .right: x < width - 20 * scale ? Self.yellow : pixel(y - start(90), width - 1 - x)
            }
          }
        }
      }
    }
  }

  @Test("TUT-07: nothing lies outside the ink bounds, in bounds smaller than the arrow too")
  func inkBounds() throws {
    for step in TutorialPopoverParameters.Step.allCases {
      for bounds in [Size(120, 90), Size(24, 12), Size(12, 40), Size(1, 1)] {
        for direction in ArrowDirection.allCases {
          let popover = TutorialPopoverParameters(
            step: step, bounds: bounds, direction: direction, offset: 9.3)
          let parameters = try PictureParameters(
            component: .tutorialPopover(popover), scale: 1, padding: EdgeInsets(all: 40))
          let bitmap = try ComponentsTests.draw(parameters)
          let ink = try #require(try parameters.picture().inkBounds).intersection(
            Rect(x: 0, y: 0, width: bounds.width, height: bounds.height))
          let pixels = parameters.pixels(ink)
          for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where !bitmap[x, y].isClear {
              let isInside = pixels.x <= x && x < pixels.maxX && pixels.y <= y && y < pixels.maxY
              #expect(isInside, "\(step) \(bounds) \(direction): \(x), \(y)")
            }
          }
        }
      }
    }
  }
}
