import Drawing
import Geometry
import JSONText
import Pixels
import SoftwareRendering
import TestSupport
import Testing

@testable import Components

/// 10,000 random valid parameter sets under `corrected`: 3,000 popovers drawn, 1,000 of custom artwork and
/// 6,000 stacks laid out.
struct TenThousandTests {
  private static func draw(_ popover: PopoverParameters, _ scale: Int) throws -> Bitmap {
    let parameters = try PictureParameters(component: .popover(popover), scale: scale)
    return try SoftwareRenderer().render(parameters.request(try parameters.picture()))
  }

  @Test(
    "POP-14, POP-15, POP-16, POP-29, POP-35, POP-36, POP-37: 3,000 popovers, from drawn pixels",
    arguments: 0..<6)
  func popovers(part: Int) throws {
    var choices = RandomPopovers(seed: 0x7E_0000 + UInt64(part))
    for _ in 0..<500 {
      let scale = 1 + choices.random.below(2)
      let direction = choices.direction()
      var popover = choices.popover(direction, scale: scale)
      // Small pictures show the same and are drawn soon.
      popover.bounds.width = min(popover.bounds.width, 90)
      popover.bounds.height = min(popover.bounds.height, 90)
      let parameters = try PictureParameters(component: .popover(popover), scale: scale)
      let text = parameters.json.serialized
      let layout = CorrectedPopoverLayout(
        bounds: popover.bounds, direction: direction, offset: popover.offset, scale: scale, metrics: .sources)
      let bitmap = try Self.draw(popover, scale)

      // POP-14: the axis at the clamped centre, to a device pixel; the arrow moves with whole points.
      let along = direction.runsAlongX ? layout.tip.x : layout.tip.y
      let clamped = min(max(popover.centre, 23), popover.length - 23)
      #expect((along - clamped).magnitude <= 0.5 / Double(scale) + 1e-9, "POP-14 \(text)")
      // POP-16: past the clamp nothing changes.
      var past = popover
      past.offset = popover.offset < 0 ? -popover.length : popover.length
      var further = past
      further.offset *= 37
      let far = try Self.draw(further, scale)
      #expect(try Self.draw(past, scale) == far, "POP-16 \(text)")
      // POP-29: laid out twice, the same picture in the same place.
      var again = popover
      again.layouts = 2
      #expect(try Self.draw(again, scale) == bitmap, "POP-29 \(text)")
      // POP-35: nothing is stretched.
      for operation in try parameters.picture().displayList.operations {
        if case .resizable = operation.content { Issue.record("POP-35 \(text)") }
      }
      // POP-36: one point of distance on the three sides without the arrow.
      let ink = try #require(bitmap.ink)
      let (near, width, height) = (scale, bitmap.width - scale, bitmap.height - scale)
      #expect(direction == .left || ink.x == near, "POP-36 \(text)")
      #expect(direction == .up || ink.y == near, "POP-36 \(text)")
      #expect(direction == .right || ink.maxX == width, "POP-36 \(text)")
      #expect(direction == .down || ink.maxY == height, "POP-36 \(text)")
      // POP-15: no row of the body's inside, along the arrow's edge, has a gap: opaque from side to side.
      let body = parameters.pixels(layout.body)
      for depth in 2 * scale..<5 * scale {
        let isWhole =
          switch direction {
          case .up:
            (body.x + 8 * scale..<body.maxX - 8 * scale).allSatisfy {
              bitmap[$0, body.y + depth].alpha == 255
            }
          case .down:
            (body.x + 8 * scale..<body.maxX - 8 * scale).allSatisfy {
              bitmap[$0, body.maxY - 1 - depth].alpha == 255
            }
          case .left:
            (body.y + 8 * scale..<body.maxY - 8 * scale).allSatisfy {
              bitmap[body.x + depth, $0].alpha == 255
            }
          case .right:
            (body.y + 8 * scale..<body.maxY - 8 * scale).allSatisfy {
              bitmap[body.maxX - 1 - depth, $0].alpha == 255
            }
          }
        #expect(isWhole, "POP-15 \(text)")
      }
      // POP-37: the colour at a height is that of the same bounds with the arrow elsewhere.
      if layout.body.width > 40, layout.body.height > 60, popover.bounds.width >= 72,
        popover.bounds.height >= 72
      {
        var (first, second) = (popover, popover)
        first.style = .standard
        (second.style, second.direction, second.offset) = (.standard, .up, 0)
        let (one, other) = (try Self.draw(first, scale), try Self.draw(second, scale))
        let x = bitmap.width / 2
        for y in 28 * scale..<bitmap.height - 28 * scale {
          #expect(one[x, y] == other[x, y], "POP-37 \(text)")
        }
      }
    }
  }

  @Test("POP-35, POP-38, POP-39: 1,000 backgrounds of custom artwork")
  func artwork() throws {
    var choices = RandomPopovers(seed: 0xA_27)
    var drawn = 0
    while drawn < 1000 {
      let scale = 1 + choices.random.below(3)
      let direction = choices.direction()
      let popover = choices.popover(direction, scale: scale)
      let set = ArtworkSet.drawn[choices.random.below(ArtworkSet.drawn.count)]
      guard
        let layout = try? ArtworkLayout(
          bounds: popover.bounds, direction: direction, offset: popover.offset, set: set,
          profile: .corrected, scale: scale, metrics: .sources)
      else { continue }
      drawn += 1
      let own = set.metrics(over: .sources)
      // POP-38: the style's base and height, where the edge is as long as the base.
      let (base, height) =
        direction.runsAlongX
        ? (layout.arrow.width, layout.arrow.height) : (layout.arrow.height, layout.arrow.width)
      #expect(base <= own.arrowBase + 1e-9 && height == own.arrowHeight, "POP-38")
      if popover.length >= own.arrowBase { #expect((base - own.arrowBase).magnitude < 1e-9, "POP-38") }
      // POP-35: every stretch is as long as its caps.
      #expect(layout.stretch.fits(popover.bounds), "POP-35")
      // POP-39: mirrored or not, the image has its own size.
      let part = { (reflection: Reflection) in
        ArtworkPart(layout.image, reflection, of: set, scale: scale, profile: .corrected, metrics: .sources)
          .size
      }
      #expect(part(.none) == part(.mirrored), "POP-39")
    }
  }

  @Test("STK-12, STK-13, STK-14, STK-15, STK-16, STK-18, STK-19: 6,000 stacks")
  func stacks() throws {
    var choices = StackChoices(random: SplitMix64(seed: 0x57AC))
    var shown = 0
    for _ in 0..<6000 {
      var stack = StackParameters(
        frame: choices.frame(), mode: choices.mode(), image: try choices.image(), profile: .corrected)
      let layout = stack.layout(files: [:], metrics: .sources)
      // STK-12: what was before has no say.
      for _ in 0..<choices.random.below(4) { stack.history.append(try choices.setting()) }
      #expect(stack.layout(files: [:], metrics: .sources) == layout, "STK-12")
      guard layout.content == .sheets else { continue }
      shown += 1
      let frame = stack.frame
      let size = stack.image.size(files: [:])
      // STK-16: no rectangle is empty or negative.
      #expect(layout.photo.width >= 1 && layout.photo.height >= 1 && !layout.matte.isEmpty, "STK-16")
      let points = layout.sheets.flatMap { $0 }
      if stack.mode == .stack {
        // STK-19, and STK-13 with it: the shadows' reach, 6 beside, 4 above, 8 below.
        for point in points {
          #expect(
            point.x >= 6 - 1e-9 && point.x <= frame.width - 6 + 1e-9 && point.y >= 4 - 1e-9
              && point.y <= frame.height - 8 + 1e-9, "STK-19")
        }
        // STK-15: one size, nominal angles, right corners, a matte of 7 on every side with the line.
        for (corners, degrees) in zip(layout.sheets, [2.5, -3.0, 0.0]) {
          let (across, down) = (corners[1] - corners[0], corners[3] - corners[0])
          let angle = Angle(degrees: degrees)
          let length = across.dot(across).squareRoot()
          #expect((across.y / length - angle.sine).magnitude < 1e-9, "STK-15")
          #expect((across.x / length - angle.cosine).magnitude < 1e-9, "STK-15")
          #expect(across.dot(down).magnitude < 1e-6, "STK-15")
          #expect((length - layout.photo.width - 13).magnitude < 1e-9, "STK-15")
        }
        #expect(layout.matte == layout.photo.inset(by: -6.5), "STK-15")
      } else {
        // STK-13 of the single sheet, its stroke included.
        #expect(
          layout.matte.minX - 0.5 >= -1e-9 && layout.matte.maxX + 0.5 <= frame.width + 1e-9
            && layout.matte.minY - 0.5 >= -1e-9 && layout.matte.maxY + 0.5 <= frame.height + 1e-9, "STK-13")
        // STK-18: the control point on the sheet's axis.
        #expect(
          (layout.shadowControl - (layout.matte.minX + layout.matte.maxX) / 2).magnitude < 1e-9, "STK-18")
      }
      // STK-14: the image's aspect, to a point in each dimension.
      let (width, height) = (layout.photo.width, layout.photo.height)
      #expect(
        (height - width * size.height / size.width).magnitude <= 1
          || (width - height * size.width / size.height).magnitude <= 1, "STK-14")
    }
    #expect(shown > 3000)
  }
}
