import Drawing
import Geometry
import Pixels
import SoftwareRendering
import TestSupport
import Testing

/// The same bytes everywhere (CG-12): one picture that takes every path through the renderer, as one
/// number.
///
/// Run it with features of the CPU masked off, and the C library with them, to compare; it must pass
/// each time:
///
///     GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2,-FMA,-AVX512F,-SSE4_1 \
///       swift test --skip-build -c release -Xswiftc -enable-testing --filter DeterminismTests
///
/// The number changes with any pixel; whoever changes it says why in the change.
struct DeterminismTests {
  static let expected: UInt64 = 0xbf9b_78de_81fb_35b9

  func sheet(_ degrees: Double) -> Path {
    let angle = Angle(degrees: degrees)
    return Path(
      polygon: [(-40.0, -30.0), (40, -30), (40, 30), (-40, 30)].map { x, y in
        Point(60 + x * angle.cosine - y * angle.sine, 50 + x * angle.sine + y * angle.cosine)
      })
  }

  func bubble() -> Path {
    var path = Path()
    path.move(to: Point(20, 2))
    for (corner, end) in [
      (Point(46, 2), Point(46, 38)), (Point(46, 38), Point(2, 38)), (Point(2, 38), Point(2, 2)),
      (Point(2, 2), Point(20, 2)),
    ] {
      path.arc(towards: corner, to: end, radius: 8)
    }
    path.close()
    return path
  }

  func operations() throws -> [DrawOperation] {
    var operations: [DrawOperation] = []
    for degrees in [-7.3, 4.1, 0.6] {
      let shadow = Shadow(offset: Vector(0, 2), blur: 6, color: Color(white: 0, alpha: 0.6))
      operations += [
        DrawOperation(.fill(sheet(degrees), .color(.white), shadow: shadow), label: .matte),
        DrawOperation(.stroke(sheet(degrees), width: 1, .gray), label: .matte),
      ]
    }
    let steep = LinearGradient(
      from: Color(red: 0.9, green: 0.2, blue: 0.1), to: Color(red: 0, green: 0.3, blue: 0.8, alpha: 0.4),
      start: Point(4, 3), end: Point(31, 37), isExtended: false)
    let down = LinearGradient(
      from: Color(white: 0.3, alpha: 0.8), to: .black, start: Point(0, 0), end: Point(0, 20), isExtended: true
    )
    let artwork = Picture(
      size: Size(48, 40),
      displayList: DisplayList([
        DrawOperation(.layerShadow(bubble(), offset: Vector(0, 1), radius: 0.7, .black), label: .shadow),
        DrawOperation(.fill(bubble(), .gradient(down), shadow: nil), label: .body),
        DrawOperation(.fill(bubble(), .gradient(steep), shadow: nil), clip: sheet(12), label: .body),
        DrawOperation(.stroke(bubble(), width: 1.5, Color(white: 1, alpha: 0.3)), label: .border),
      ]))
    let insets = EdgeInsets(top: 12, left: 15, bottom: 14, right: 16)
    operations += [
      DrawOperation(
        .resizable(.picture(artwork), capInsets: insets, Rect(x: 5, y: 4, width: 90, height: 60)),
        label: .body),
      DrawOperation(
        .resizable(
          .mirrored(.picture(artwork)), capInsets: insets.mirrored, Rect(x: 90, y: 60, width: 20, height: 35)),
        label: .body),
    ]
    let size = try PixelSize(width: 37, height: 29)
    var pixels: [PremultipliedPixel] = []
    for index in 0..<size.count {
      let (red, green, blue) = (index * 7 % 256, index * index % 251, index / 5 % 256)
      pixels.append(PremultipliedPixel(red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: 255))
    }
    let photo = Bitmap(size: size, pixels: pixels)
    let source = ImageSource.bitmap(NamedBitmap(name: "photo", bitmap: photo))
    operations += [
      DrawOperation(.image(source, Rect(x: 40, y: 40, width: 25, height: 17)), label: .photo),
      DrawOperation(
        .image(.mirrored(source), Rect(x: 10, y: 60, width: 31, height: 33)), clip: sheet(-20), label: .photo),
    ]
    return operations
  }

  @Test("CG-12: one number for a picture of everything") func theMixedPictureHasItsNumber() throws {
    let list = DisplayList(try operations())
    var all = FNV1a()
    for scale in 1...3 {
      let request = RenderRequest(
        displayList: list, size: try PixelSize(width: 120 * scale, height: 100 * scale), scale: scale,
        origin: Point(0, 0), background: scale == 2 ? nil : .white)
      let hash = FNV1a.hash(of: try SoftwareRenderer().render(request))
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        all.add(UInt8(truncatingIfNeeded: hash >> shift))
      }
    }
    #expect(all.value == Self.expected, "0x\(String(all.value, radix: 16))")
  }
}
