import Drawing
import Foundation
import Geometry
import Pixels
import SoftwareRendering
import Testing

@testable import Components

/// The gold renderer against real CoreGraphics output (SPEC section 3 and 5).
struct CoreGraphicsSamplesTests {
  struct Samples: Decodable {
    struct Case: Decodable {
      var mode: String
      var frame: [Double]
      var imageSize: [Int]
      var photo: [Int]
      var rows: [[[Int]]]
    }
    var cases: [Case]
  }

  /// Differences over all samples that are not white, and not in the photo's area.
  struct Differences {
    var count = 0
    var sum = 0
    var largest = 0
    var mean: Double { Double(sum) / Double(count) }
  }

  static func differences(mode: StackMode) throws -> Differences {
    let url = try #require(
      Bundle.module.url(forResource: "coregraphics-samples", withExtension: "json", subdirectory: "Fixtures"))
    let samples = try JSONDecoder().decode(Samples.self, from: Data(contentsOf: url))
    let sample = try #require(samples.cases.first { $0.mode == mode.rawValue })
    let frame = Size(sample.frame[0], sample.frame[1])
    let imageSize = Size(Double(sample.imageSize[0]), Double(sample.imageSize[1]))
    var view = StackView<Int>(frame: frame, mode: mode, metrics: .sources) { _ in imageSize }
    view.set(image: 1)
    let layout = StackLayout.layout(view, imageSize: imageSize, release: .first, metrics: .sources)
    #expect(
      [layout.photo.x, layout.photo.y, layout.photo.width, layout.photo.height]
        == sample.photo.map(Double.init))
    let photo = ImageSource.picture(Picture(size: layout.photo.size, displayList: DisplayList()))
    let request = RenderRequest(
      displayList: layout.picture(photo: photo, metrics: .sources).displayList,
      size: try PixelSize(width: Int(frame.width), height: Int(frame.height)), scale: 1, origin: Point(0, 0),
      background: .white)
    let bitmap = try SoftwareRenderer().render(request)
    var result = Differences()
    for (y, runs) in sample.rows.enumerated() {
      var x = 0
      for run in runs {
        for column in x..<x + run[1] where run[0] >= 0 && run[0] < 255 {
          let difference = abs(Int(bitmap[column, y].red) - run[0])
          result.count += 1
          result.sum += difference
          result.largest = max(result.largest, difference)
        }
        x += run[1]
      }
      #expect(x == bitmap.width)
    }
    return result
  }

  @Test func singleModeAgreesWithinOne() throws {
    let differences = try Self.differences(mode: .single)
    #expect(differences.count > 1_000)
    #expect(differences.largest <= 1)
    print("single", differences)
  }

  @Test func stackModeAgreesWithinTwenty() throws {
    let differences = try Self.differences(mode: .stack)
    #expect(differences.count > 1_000)
    #expect(differences.largest <= 20)
    #expect(differences.mean <= 0.70)
    print("stack", differences)
  }
}
