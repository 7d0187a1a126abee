import Components
import Drawing
import Geometry
import Pixels
import RunModel
import SoftwareRendering
import Testing

@testable import Catalog

/// The means by which other renderers are imitated, held against the renderer itself.
struct PaintersTests {
  private static func site(_ id: String) throws -> PlantingSite {
    let renderCase = try #require(CaseID(id).flatMap(StandardCatalog.renderCase))
    return try PlantingSite(renderCase, renderer: SoftwareRenderer())
  }

  /// With the renderer's own kernel and rounding nothing may change: then all that a planted shadow changes
  /// is what was planted.
  @Test(arguments: [
    "stack/stack/landscape-120x120@1x", "stack/single/portrait-120x120@2x", "popover/up/120x90-o20-layer@1x",
    "filmstrip/rotation/easein-t0.25@1x",
  ])
  func aShadowPaintedByTheSpecIsTheRenderers(id: String) throws {
    let site = try Self.site(id)
    let painted = PaintedShadow(kernel: .gaussian(cutAt: 2), rounding: .down)
    var shadows = 0
    let list = try site.request.displayList.replacingOperations(on: PlantingCanvas(site.request)) {
      operation, canvas in
      guard let replaced = try painted.replacing(operation, on: canvas, site) else { return [operation] }
      shadows += 1
      return replaced
    }
    #expect(shadows > 0)
    #expect(try site.draw(list) == site.bitmap)
  }

  /// A pixel's side holds 16 samples: an edge at a sixteenth is met exactly, one in between to half a sample.
  @Test(arguments: [(0.0, 255), (0.25, 191), (0.5, 128), (0.9375, 16), (0.97, 0), (0.95, 16)])
  func samplesCountCellCentres(x: Double, coverage: Int) throws {
    let path = Path(Rect(x: x, y: 0, width: 10, height: 1))
    #expect(try Self.coverage(of: path, samples: 16) == coverage)
  }

  /// Against counting the samples one by one.
  @Test func samplesOfATriangle() throws {
    let corners = [Point(0.1, 0.2), Point(3.7, 1.3), Point(1.23, 3.87)]
    let cells = try Self.render(
      SampledPath.cells(in: Path(polygon: corners), samples: 4, on: Self.canvas(4)), 4)
    func isInside(_ point: Point) -> Bool {
      (0..<3).allSatisfy { (corners[($0 + 1) % 3] - corners[$0]).cross(point - corners[$0]) > 0 }
    }
    for y in 0..<4 {
      for x in 0..<4 {
        var hits = 0
        for cell in 0..<16 {
          let place = Point(
            Double(x) + (Double(cell % 4) + 0.5) / 4, Double(y) + (Double(cell / 4) + 0.5) / 4)
          if isInside(place) { hits += 1 }
        }
        #expect(Int(cells[x, y].alpha) == (255 * hits * 2 + 16) / 32, "\(x) \(y)")
      }
    }
  }

  /// Halved by areas, each pixel is the mean of four.
  @Test func areasAreMeans() throws {
    let pixels = (0..<16).map { PremultipliedPixel(red: UInt8($0 * 16), green: 0, blue: 0, alpha: 255) }
    let photo = NamedBitmap(
      name: "ramp", bitmap: Bitmap(size: try PixelSize(width: 4, height: 4), pixels: pixels))
    let draw = DrawOperation(.image(.bitmap(photo), Rect(x: 0, y: 0, width: 2, height: 2)), label: .photo)
    let replaced = try #require(try PhotoFilter.area.replacing(draw, on: Self.canvas(2)))
    guard case .image(.bitmap(let small), _) = replaced.content else {
      Issue.record("no bitmap")
      return
    }
    #expect(small.bitmap.pixels.map(\.red) == [40, 72, 168, 200])
  }

  /// Noise moves no channel by more than a step, and leaves exact products alone.
  @Test func noiseIsOneStep() throws {
    let site = try Self.site("popover/up/120x90-o20-layer@1x")
    let change = try #require(PlantedChanges.change(named: "rounding-noise"))
    let strength = try #require(change.strengths.last)
    let noisy = try #require(try change.planted(in: site, strength: strength))
    #expect(try change.planted(in: site, strength: strength) == noisy)
    for (right, wrong) in zip(site.bitmap.pixels, noisy.pixels) {
      #expect(abs(Int(right.red) - Int(wrong.red)) <= 1 && abs(Int(right.alpha) - Int(wrong.alpha)) <= 1)
      if right.red == 0 { #expect(wrong.red == 0) }
      if right.alpha == 255 { #expect(wrong.alpha == 255) }
    }
  }

  private static func canvas(_ side: Double) -> PlantingCanvas {
    PlantingCanvas(Picture(size: Size(side, side), displayList: DisplayList()), scale: 1)
  }

  private static func coverage(of path: Path, samples: Int) throws -> Int {
    Int(try render(SampledPath.cells(in: path, samples: samples, on: canvas(1)), 1)[0, 0].alpha)
  }

  private static func render(_ path: Path, _ side: Int) throws -> Bitmap {
    try SoftwareRenderer().render(
      RenderRequest(
        displayList: DisplayList([DrawOperation(.fill(path, .color(.white), shadow: nil), label: .body)]),
        size: try PixelSize(width: side, height: side), scale: 1, origin: Point(0, 0), background: nil))
  }
}
