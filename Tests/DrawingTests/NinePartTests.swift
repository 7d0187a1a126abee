import Geometry
import Testing

@testable import Drawing

/// CG-07 and CG-08.
struct NinePartTests {
  /// Caps 2 and 1, a centre of two pixels tiled from its first.
  @Test("CG-07: wider centres are tiled") func widerCentresAreTiled() {
    #expect(
      NinePart.axis(source: 5, near: 2, far: 1, destination: 8)
        == .copied(sources: [0, 1, 2, 3, 2, 3, 2, 4]))
  }

  @Test("CG-07: natural size is a copy") func naturalSizeIsACopy() {
    #expect(
      NinePart.axis(source: 5, near: 2, far: 1, destination: 5) == .copied(sources: [0, 1, 2, 3, 4]))
  }

  @Test func narrowerCentresAreCutOff() {
    #expect(NinePart.axis(source: 6, near: 2, far: 1, destination: 4) == .copied(sources: [0, 1, 2, 5]))
    #expect(NinePart.axis(source: 6, near: 2, far: 1, destination: 3) == .copied(sources: [0, 1, 5]))
  }

  @Test func withoutCapsTheImageIsTiled() {
    #expect(
      NinePart.axis(source: 3, near: 0, far: 0, destination: 7) == .copied(sources: [0, 1, 2, 0, 1, 2, 0]))
    #expect(NinePart.axis(source: 3, near: 0, far: 0, destination: 0) == .copied(sources: []))
  }

  /// Caps 2 and 1 of six pixels: the strip is pixels 0, 1, 5. Two destination pixels take 1½ each.
  @Test("CG-08: squeezed caps are averaged") func squeezedCapsAreAveraged() {
    let axis = NinePart.axis(source: 6, near: 2, far: 1, destination: 2)
    guard case .squeezed(let spans) = axis else {
      Issue.record("squeezed")
      return
    }
    #expect(spans.map { $0.map(\.source) } == [[0, 1], [1, 5]])
    // One whole of 1½ is 2/3, a half is 1/3.
    let weights: [[Double]] = [[2.0 / 3, 1.0 / 3], [1.0 / 3, 2.0 / 3]]
    #expect(spans.map { $0.map(\.weight) } == weights)
  }

  /// Every source pixel of the caps counts alike, whatever the sizes.
  @Test("CG-08: every source pixel of the caps counts alike") func squeezingIsFair() {
    for (near, far) in [(1, 0), (0, 4), (3, 3), (5, 2), (7, 11)] {
      let source = near + far + 1
      for destination in 1..<max(2, near + far) {
        let axis = NinePart.axis(source: source, near: near, far: far, destination: destination)
        guard case .squeezed(let spans) = axis else { continue }
        #expect(spans.count == destination && axis.count == destination)
        var totals = [Double](repeating: 0, count: source)
        for span in spans {
          #expect((span.reduce(0) { $0 + $1.weight } - 1).magnitude < 1e-12)
          for part in span { totals[part.source] += part.weight }
        }
        let share = Double(destination) / Double(near + far)
        for index in 0..<source {
          let expected = index == near ? 0 : share
          #expect((totals[index] - expected).magnitude < 1e-12)
        }
      }
    }
  }

  @Test("CG-07: caps are in points") func capsAreInPoints() throws {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 0.5, right: 1)
    let slices = try #require(
      NinePart.slices(source: (7, 4), capInsets: insets, scale: 2, destination: (8, 5)))
    #expect(slices.columns == .copied(sources: [0, 1, 2, 3, 4, 4, 5, 6]))
    #expect(slices.rows == .copied(sources: [0, 1, 2, 2, 3]))
  }

  @Test func capsThatLeaveNoCentreAreRefused() {
    func slices(_ insets: EdgeInsets, _ scale: Int) -> Bool {
      NinePart.slices(source: (8, 8), capInsets: insets, scale: scale, destination: (9, 9)) != nil
    }
    #expect(slices(EdgeInsets(all: 3), 1))
    #expect(!slices(EdgeInsets(all: 4), 1))
    #expect(!slices(EdgeInsets(all: 2), 2))
    #expect(!slices(EdgeInsets(all: 0.5), 1))
    #expect(!slices(EdgeInsets(all: -1), 1))
    #expect(!slices(EdgeInsets(all: .nan), 1))
  }
}
