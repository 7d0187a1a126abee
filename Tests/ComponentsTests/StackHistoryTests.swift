import Drawing
import Geometry
import TestSupport
import Testing

@testable import Components

/// What was set before: kept by `seed` (STK-06), forgotten by `corrected` (COR-08).
struct StackHistoryTests {
  @Test("STK-12: after 2,000 random histories the layout is that of the current values")
  func historiesLeaveNothing() throws {
    var choices = StackChoices(random: SplitMix64(seed: 12))
    var drawn = 0
    for _ in 0..<2_000 {
      let parameters = try choices.parameters(profile: .corrected, settings: 1 + choices.random.below(6))
      let layout = parameters.layout
      #expect(layout == parameters.fresh.layout, "\(parameters)")
      #expect(layout.frame == parameters.frame && layout.mode == parameters.mode)
      if layout.content == .sheets { drawn += 1 }
    }
    #expect(drawn > 800)
  }

  @Test("D-12 and D-13: under seed some of the same histories show")
  func historiesShowUnderSeed() throws {
    var choices = StackChoices(random: SplitMix64(seed: 12))
    var shown: [StackMode: Int] = [:]
    for _ in 0..<2_000 {
      let parameters = try choices.parameters(profile: .seed, settings: 1 + choices.random.below(6))
      if parameters.layout != parameters.fresh.layout { shown[parameters.mode, default: 0] += 1 }
    }
    #expect(shown[.stack, default: 0] > 50)
    // What decides the scale of a stack has no part in single mode.
    #expect(shown[.single] == nil)
  }

  @Test("COR-08: image, frame and mode give one picture in whatever order they are set")
  func everyOrderIsOnePicture() throws {
    let image = try StackImage.gray(600, 400)
    let settings: [StackParameters.Setting] = [.image(image), .frame(Size(250, 175)), .mode(.stack)]
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    for profile in Profile.allCases {
      var layouts: [StackLayout] = []
      for order in orders {
        var view = StackView<StackImage>(
          frame: Size(1_000, 40), mode: .single, profile: profile, metrics: .sources
        ) { $0.size(files: [:]) }
        for index in order {
          switch settings[index] {
          case .image(let image): view.set(image: image)
          case .frame(let frame): view.set(frame: frame)
          case .mode(let mode): view.set(mode: mode)
          }
        }
        let layout = StackLayout.layout(
          view, imageSize: image.size(files: [:]), release: .current, metrics: .sources)
        if !layouts.contains(layout) { layouts.append(layout) }
      }
      #expect(layouts.count == (profile == .corrected ? 1 : 2), "\(profile)")
    }
  }

  @Test("STK-01: a view without an image has nothing to draw, under both profiles")
  func noImage() {
    for profile in Profile.allCases {
      let view = StackView<Int>(frame: Size(99, 99), mode: .stack, profile: profile, metrics: .sources) {
        _ in Size(1, 1)
      }
      let layout = StackLayout.layout(view, imageSize: nil, release: .current, metrics: .sources)
      #expect(layout.content == .noImage)
      #expect(layout.picture(photo: nil, metrics: .sources).displayList.operations.isEmpty)
    }
  }
}
