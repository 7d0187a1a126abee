import Components
import Drawing
import Geometry
import JSONText
import Pixels
import SoftwareRendering
import TestSupport
import Testing

/// What holds between pictures of profile `corrected`, on random parameters.
struct CorrectedPopoverRelationsTests {
  private static let trials = 150

  /// Rows before the body, in which there is the arrow alone.
  private static let strip = 19

  @Test("POP-14: the arrow moves with whole points, pixel for pixel") func pop14TheArrowMoves() throws {
    var source = RandomPopovers(seed: 0x1401)
    for _ in 0..<Self.trials {
      let scale = source.scale()
      var popover = source.popover(source.direction(), scale: scale)
      let room = Int(popover.length) - 52
      if room < 1 { continue }
      let steps = source.random.below(room + 1)
      let start = 26 + source.random.double(in: 0..<1) * (popover.length - 52 - Double(steps))
      popover.offset = start - popover.length / 2
      let before = try draw(.popover(popover), scale: scale).turned(from: popover.direction)
      popover.offset += Double(steps)
      let after = try draw(.popover(popover), scale: scale).turned(from: popover.direction)
      var wrong = 0
      for row in 0..<Self.strip * scale {
        for column in 0..<before.columns {
          let moved = column + steps * scale
          let expected = before.pixel(column, row).alpha
          if moved < after.columns ? after.pixel(moved, row).alpha != expected : expected != 0 { wrong += 1 }
        }
        for column in 0..<steps * scale where after.pixel(column, row).alpha != 0 { wrong += 1 }
      }
      #expect(wrong == 0, "\(popover) by \(steps) at \(scale)")
    }
  }

  /// The axis is where the arrow's rows are symmetric: a pixel's border, twice the axis apart from its mirror.
  @Test("POP-14, COR-02: the axis lies at the clamped centre, rounded to a device pixel")
  func pop14TheAxis() throws {
    var source = RandomPopovers(seed: 0x1402)
    for _ in 0..<Self.trials {
      let scale = source.scale()
      let popover = source.popover(source.direction(), scale: scale)
      let clamped = min(max(popover.centre, 23), popover.length - 23)
      let axis = Int((clamped * Double(scale)).rounded(.toNearestOrAwayFromZero))
      let picture = try draw(.popover(popover), scale: scale).turned(from: popover.direction)
      var asymmetric = 0
      var inked = 0
      for row in 0..<(Self.strip - 1) * scale {
        for column in 0..<picture.columns {
          let mirror = 2 * axis - 1 - column
          let other = mirror >= 0 && mirror < picture.columns ? picture.pixel(mirror, row).alpha : 0
          if picture.pixel(column, row).alpha != other { asymmetric += 1 }
          if other != 0 { inked += 1 }
        }
      }
      #expect(asymmetric == 0 && inked > 100, "\(popover) at \(scale)")
    }
  }

  /// Rows at least 2 points below the shoulder, columns between the round corners: alike all along.
  @Test("POP-15: background and arrow are one shape without a seam") func pop15NoSeam() throws {
    var source = RandomPopovers(seed: 0x1501)
    for _ in 0..<Self.trials {
      let scale = source.scale()
      let style = StyleChoice.colors(PopoverStyle(border: .black, from: .white, to: .white))
      let popover = source.popover(source.direction(), scale: scale, style: style)
      let picture = try draw(.popover(popover), scale: scale).turned(from: popover.direction)
      var different = 0
      for row in 21 * scale..<picture.rows - 3 * scale {
        for column in 9 * scale..<picture.columns - 9 * scale
        where picture.pixel(column, row) != PremultipliedPixel(red: 255, green: 255, blue: 255, alpha: 255) {
          different += 1
        }
      }
      #expect(different == 0, "\(popover) at \(scale)")
    }
  }

  @Test("POP-16: past the clamp the picture stays") func pop16PastTheClamp() throws {
    var source = RandomPopovers(seed: 0x1601)
    for _ in 0..<Self.trials / 3 {
      let scale = source.scale()
      var popover = source.popover(source.direction(), scale: scale, style: .standard)
      for side in [-1.0, 1] {
        popover.offset = side * (popover.length / 2 - 23)
        let stopped = try draw(.popover(popover), scale: scale)
        for further in [0.1, 3, source.random.double(in: 0..<5000)] {
          popover.offset = side * (popover.length / 2 - 23 + further)
          #expect(try draw(.popover(popover), scale: scale) == stopped)
        }
      }
    }
  }

  @Test("POP-35, COR-01: no stretch, so none that is too short") func pop35NoStretch() throws {
    var source = RandomPopovers(seed: 0x3501)
    func stretches(_ list: DisplayList) -> Int {
      list.operations.count { operation in
        switch operation.content {
        case .resizable: true
        case .image(.picture(let inner), _), .image(.mirrored(.picture(let inner)), _):
          stretches(inner.displayList) > 0
        default: false
        }
      }
    }
    for _ in 0..<Self.trials {
      let scale = source.scale()
      let parameters = try PictureParameters(
        component: .popover(source.popover(source.direction(), scale: scale)), scale: scale)
      #expect(stretches(try parameters.picture().displayList) == 0)
    }
  }

  @Test("POP-36, COR-01: one point is left free on every side, whatever direction and offset")
  func pop36Margins() throws {
    var source = RandomPopovers(seed: 0x3601)
    for _ in 0..<Self.trials {
      let scale = source.scale()
      let popover = source.popover(source.direction(), scale: scale)
      let bitmap = try draw(.popover(popover), scale: scale)
      let expected = PixelRect(
        x: scale, y: scale, width: bitmap.width - 2 * scale, height: bitmap.height - 2 * scale)
      #expect(bitmap.ink == expected, "\(popover) at \(scale)")
      // On the three sides without the arrow the outline lies at that distance, fully covered.
      let picture = bitmap.turned(from: popover.direction)
      let (column, row) = (picture.columns / 2, 27 * scale)
      #expect(picture.pixel(scale, row).alpha == 255)
      #expect(picture.pixel(picture.columns - 1 - scale, row).alpha == 255)
      #expect(picture.pixel(column, picture.rows - 1 - scale).alpha == 255)
    }
  }

  /// Whole points of a picture's width.
  private func width(_ bitmap: Bitmap, _ scale: Int) -> Int { bitmap.width / scale }

  /// Whole points of a picture's height.
  private func height(_ bitmap: Bitmap, _ scale: Int) -> Int { bitmap.height / scale }

  /// The colour of each row, from the gradient's own sentence.
  @Test("POP-37, COR-04: the body's colour at a height depends on nothing else") func pop37Colour() throws {
    var source = RandomPopovers(seed: 0x3701)
    for _ in 0..<Self.trials {
      let scale = source.scale()
      let style = StyleChoice.colors(PopoverStyle(border: .black, from: .white, to: .black))
      let popover = source.popover(source.direction(), scale: scale, style: style)
      let bitmap = try draw(.popover(popover), scale: scale)
      // Clear of the arrow's strip, the corners and the border, each in its direction.
      let (columns, rows) =
        switch popover.direction {
        case .up: (9..<width(bitmap, scale) - 9, 20..<height(bitmap, scale) - 2)
        case .down: (9..<width(bitmap, scale) - 9, 2..<height(bitmap, scale) - 20)
        case .left: (20..<width(bitmap, scale) - 2, 9..<height(bitmap, scale) - 9)
        case .right: (2..<width(bitmap, scale) - 20, 9..<height(bitmap, scale) - 9)
        }
      var wrong = 0
      for row in rows.lowerBound * scale..<rows.upperBound * scale {
        let t = (Double(row) + 0.5) / Double(bitmap.height)
        let value = UInt8(255 * (1 - t) + 0.5 + 1e-6)
        for column in columns.lowerBound * scale..<columns.upperBound * scale
        where bitmap[column, row] != PremultipliedPixel(red: value, green: value, blue: value, alpha: 255) {
          wrong += 1
        }
      }
      #expect(wrong == 0, "\(popover) at \(scale)")
    }
  }

  @Test("COR-04, CG-09: left is the mirror image of right, shadow and all") func cor04Left() throws {
    var source = RandomPopovers(seed: 0x0401)
    for trial in 0..<Self.trials {
      let scale = source.scale()
      var popover = source.popover(.left, scale: scale, style: .standard)
      if trial % 10 == 0 { popover.shadow = .layer }
      let left = try draw(.popover(popover), scale: scale)
      popover.direction = .right
      #expect(try draw(.popover(popover), scale: scale).mirrored == left, "\(popover) at \(scale)")
    }
  }

  @Test("COR-04: down's coverage is up's turned round") func cor04Down() throws {
    var source = RandomPopovers(seed: 0x0402)
    for _ in 0..<Self.trials {
      let scale = source.scale()
      var popover = source.popover(.up, scale: scale)
      let up = try draw(.popover(popover), scale: scale)
      popover.direction = .down
      let down = try draw(.popover(popover), scale: scale)
      var wrong = 0
      for y in 0..<up.height {
        for x in 0..<up.width where up[x, y].alpha != down[x, up.height - 1 - y].alpha { wrong += 1 }
      }
      #expect(wrong == 0, "\(popover) at \(scale)")
    }
  }

  @Test("CG-13: nothing is drawn outside the ink bounds, and parameters survive as JSON")
  func inkBoundsAndJSON() throws {
    var source = RandomPopovers(seed: 0x1301)
    for trial in 0..<Self.trials {
      let scale = source.scale()
      var popover = source.popover(source.direction(), scale: scale, style: .standard)
      popover.profile = trial % 2 == 0 ? .corrected : .seed
      popover.shadow = trial % 3 == 0 ? .layer : .none
      popover.layouts = trial % 5 == 0 ? 1 + source.random.below(3) : 1
      let padding = trial % 4 == 0 ? EdgeInsets(top: 70, left: 60, bottom: 90, right: 80) : nil
      let parameters = try PictureParameters(component: .popover(popover), scale: scale, padding: padding)
      #expect(try PictureParameters(parameters.json) == parameters)
      let picture = try parameters.picture()
      let bitmap = try SoftwareRenderer().render(parameters.request(picture))
      let claimed = parameters.pixels(try #require(picture.inkBounds))
      let ink = try #require(bitmap.ink)
      #expect(
        ink.x >= claimed.x && ink.y >= claimed.y && ink.maxX <= claimed.maxX && ink.maxY <= claimed.maxY,
        "\(parameters.json.serialized): ink \(ink) outside \(claimed)")
    }
  }
}
