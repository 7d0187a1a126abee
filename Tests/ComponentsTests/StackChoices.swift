import Geometry
import Pixels
import TestSupport

@testable import Components

/// Stacks of random images in random frames.
struct StackChoices {
  var random: SplitMix64

  /// A solid image of any aspect from 1:60 to 60:1.
  mutating func image() throws -> StackImage {
    let longest = [30, 120, 700]
    return .solid(
      try PixelSize(
        width: 10 + random.below(longest[random.below(3)]),
        height: 10 + random.below(longest[random.below(3)])),
      red: random.byte(), green: random.byte(), blue: random.byte())
  }

  /// A frame of 1 to 300 points on each side, of whole pixels at a scale of 1, 2 or 3.
  mutating func frame() -> Size {
    let scale = 1 + random.below(3)
    let longest = [60, 130, 300][random.below(3)]
    func side(_ value: Int) -> Double { Double(1 + value) / Double(scale) }
    return Size(side(random.below(longest * scale)), side(random.below(longest * scale)))
  }

  mutating func mode() -> StackMode { StackMode.allCases[random.below(2)] }

  mutating func release() -> StackRelease { StackRelease.allCases[random.below(2)] }

  mutating func setting() throws -> StackParameters.Setting {
    switch random.below(3) {
    case 0: .image(try image())
    case 1: .frame(frame())
    default: .mode(mode())
    }
  }

  mutating func parameters(profile: Profile, settings: Int) throws -> StackParameters {
    var history: [StackParameters.Setting] = []
    for _ in 0..<settings { history.append(try setting()) }
    return StackParameters(
      frame: frame(), mode: mode(), image: try image(), release: release(), history: history,
      profile: profile)
  }
}

extension StackParameters {
  /// The layout with the sources' constants, of images that are no files.
  var layout: StackLayout { layout(files: [:], metrics: .sources) }

  /// The same picture with nothing set before.
  var fresh: StackParameters {
    var fresh = self
    fresh.history = []
    return fresh
  }

  /// The image's size in points.
  var imageSize: Size { image.size(files: [:]) }
}

extension StackImage {
  /// A gray image.
  static func gray(_ width: Int, _ height: Int) throws -> StackImage {
    .solid(try PixelSize(width: width, height: height), red: 128, green: 128, blue: 128)
  }
}
