import Geometry
import Pixels
import Testing

@testable import Components

/// The figures of SPEC section 6 for snapshot stacks, profile `seed`.
struct StackLayoutTests {
  private static func layout(
    _ width: Int, _ height: Int, _ frame: Size, _ mode: StackMode, release: StackRelease = .current,
    history: [StackParameters.Setting] = []
  ) throws -> StackLayout {
    let parameters = StackParameters(
      frame: frame, mode: mode, image: try image(width, height), release: release, history: history,
      profile: .seed)
    return parameters.layout(files: [:], metrics: .sources)
  }

  private static func image(_ width: Int, _ height: Int) throws -> StackImage {
    .solid(try PixelSize(width: width, height: height), red: 128, green: 128, blue: 128)
  }

  @Test func anImageThatFitsOverflows() throws {
    let layout = try Self.layout(200, 100, Size(280, 280), .stack)
    #expect((layout.imageScale * 1000).rounded() == 2476)
    #expect(layout.matte == Rect(x: -107.5, y: 16.5, width: 495, height: 247))
  }

  @Test func theImageBeforeDecides() throws {
    let layout = try Self.layout(
      100, 200, Size(280, 280), .stack, history: [.image(try Self.image(600, 400))])
    #expect(layout.matte == Rect(x: 18.5, y: -103.5, width: 243, height: 487))
  }

  @Test func aNewFrameDoesNotRecompute() throws {
    let layout = try Self.layout(
      600, 400, Size(280, 100), .stack,
      history: [.frame(Size(280, 280)), .image(try Self.image(600, 400))])
    #expect(layout.matte == Rect(x: 9.5, y: -36.5, width: 260, height: 173))
    let fresh = try Self.layout(600, 400, Size(280, 100), .stack)
    #expect(fresh.matte == Rect(x: 78.5, y: 8.5, width: 123, height: 82))
  }

  @Test func aMatteOfFixedWidthChangesTheAspect() throws {
    for (side, aspect) in [(280.0, 1.544), (120, 1.614), (60, 1.889), (40, 3.0)] {
      let photo = try Self.layout(600, 400, Size(side, side), .stack).photo
      #expect((photo.width / photo.height * 1000).rounded() == (aspect * 1000).rounded())
    }
  }

  @Test func smallFramesGiveEmptyRectangles() throws {
    let empty = try Self.layout(600, 400, Size(24, 24), .single)
    #expect(empty.photo.size == Size(0, 0))
    #expect(try Self.layout(600, 400, Size(20, 20), .single).photo.size == Size(-6, -4))
    #expect(try Self.layout(600, 400, Size(30, 30), .stack).photo.size == Size(5, -1))
    let negative = try Self.layout(600, 400, Size(10, 10), .stack)
    #expect((negative.imageScale * 10_000).rounded() == -16)
    for layout in [empty, negative] { #expect(layout.content == .tooSmall) }
  }

  @Test func theFirstReleaseLetsTheWidthDecide() throws {
    #expect(try Self.layout(600, 400, Size(250, 100), .single, release: .first).matte.y == -40.5)
  }

  @Test func theCurvedShadowsControlPointIsSkewed() throws {
    for (width, control) in [(400, 115.25), (100, 83.25)] {
      let path = try Self.layout(width, 600, Size(280, 280), .single).curvedShadowPath(.sources)
      let found = path.elements.compactMap { element -> Double? in
        if case .quadratic(let point, _) = element { point.x } else { nil }
      }
      #expect(found == [control])
    }
  }

  @Test func theSheetsAnglesAreNotNominal() throws {
    let sheets = try Self.layout(300, 300, Size(120, 120), .stack).sheets
    // tan 2.611° and tan 3.161°.
    for (sheet, tangent) in [(sheets[0], 0.0456), (sheets[1], -0.05523)] {
      let edge = sheet[1] - sheet[0]
      #expect(abs(edge.y / edge.x - tangent) < 0.0001)
    }
  }

  @Test func shadowsAreCutAtTheFramesBottom() throws {
    for (image, frame, alpha) in [
      (TestPicture.square, Size(280, 280), 12), (.landscape, Size(250, 175), 22),
    ] {
      let stack = StackParameters(frame: frame, mode: .stack, image: .testPicture(image), profile: .seed)
      let bitmap = try draw(.stack(stack), scale: 1)
      let row = bitmap.height - 1
      #expect((0..<bitmap.width).map { Int(bitmap[$0, row].alpha) }.max() == alpha)
    }
  }
}
