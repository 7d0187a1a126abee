import Components
import Geometry
import RunModel
import Testing

@testable import Catalog

/// What the matrix holds, read off its cases' parameters.
struct StandardMatrixTests {
  private struct Popover: Hashable {
    var width: Double
    var height: Double
    var direction: ArrowDirection
    var offset: Double
    var style: String
    var scale: Int
  }

  private static let popovers: [Popover] = StandardCatalog.cases.compactMap { renderCase in
    guard case .popover(let popover) = renderCase.parameters.component, popover.profile == .seed,
      popover.shadow == .none, popover.layouts == 1
    else { return nil }
    if case .artwork = popover.style { return nil }
    let style =
      switch popover.style {
      case .standard: "default"
      case .renderedImages: "rendered-images"
      case .colors: "colors"
      case .artwork: "artwork"
      }
    return Popover(
      width: popover.bounds.width, height: popover.bounds.height, direction: popover.direction,
      offset: popover.offset, style: style, scale: renderCase.parameters.scale)
  }

  private static let stacks: [(stack: StackParameters, scale: Int)] = StandardCatalog.cases.compactMap {
    guard case .stack(let stack) = $0.parameters.component, stack.profile == .seed else { return nil }
    return (stack, $0.parameters.scale)
  }

  /// The offsets of the two ends and the middle for 320 and for 240 points, by hand from POP-06, D-03 and D-04.
  private static let horizontal: [Double] = [
    -1160, -160, -134.75, -134.50000190734863, -134.5, -134.25, -134, -133.5, -320.0 / 6, -17.5,
    -17.49, 0, 17.49, 17.5, 320.0 / 6, 133.5, 134, 134.25, 134.5, 134.500030517578125, 134.75, 160, 1160,
  ]
  private static let vertical: [Double] = [
    -1120, -120, -94.75, -94.50000190734863, -94.5, -94.25, -94, -86, -40, -17.5, -17.49, 0, 17.49, 17.5, 40,
    86, 94, 94.25, 94.5, 94.5000152587890625, 94.75, 120, 1120,
  ]

  @Test func theMatrixHasItsSize() {
    #expect((600...1600).contains(StandardCatalog.cases.count))
  }

  @Test func popoversOfOneSizeAreExhaustive() {
    let found = Self.popovers.filter { $0.width == 320 && $0.height == 240 }
    var expected: Set<Popover> = []
    for (directions, offsets) in [
      ([ArrowDirection.up, .down], Self.horizontal), ([.left, .right], Self.vertical),
    ] {
      for direction in directions {
        for scale in 1...3 {
          for offset in offsets {
            expected.insert(
              Popover(
                width: 320, height: 240, direction: direction, offset: offset, style: "default", scale: scale)
            )
          }
        }
      }
    }
    #expect(expected.count == 4 * 3 * 23)
    #expect(Set(found) == expected)
    #expect(found.count == expected.count)
  }

  /// POP-06 in 32-bit floats, straight from its sentence.
  private static func isBetween(_ centre: Double, length: Double) -> Bool {
    Float(centre - 18.5) >= 7 && Float(centre + 18.5) <= Float(length - 7)
  }

  @Test(arguments: [52.0, 120, 160.5, 200, 241, 320, 321, 600, 700])
  func theEndsOfBetweenAreOneStepApart(length: Double) {
    let centres = ArrowOffsets.all(length: length, isVertical: true).map { $0 + length / 2 }
    #expect(centres.count == 23)
    #expect(Self.isBetween(25.5, length: length) && Self.isBetween(length - 25.5, length: length))
    #expect(centres.contains(25.5) && centres.contains(length - 25.5))
    let below = centres.filter { $0 < 25.5 && $0 > 25.49 }
    let above = centres.filter { $0 > length - 25.5 && $0 < length - 25.49 }
    #expect(below.count == 1 && above.count == 1)
    #expect((below + above).allSatisfy { !Self.isBetween($0, length: length) })
    // The last float on the way back is still between.
    #expect(below.allSatisfy { Self.isBetween(Double(Float($0).nextUp), length: length) })
    #expect(above.allSatisfy { Self.isBetween(Double(Float($0).nextDown), length: length) })
  }

  @Test func everyTwoValuesOfPopoversMeet() {
    let sizes: [(Double, Double)] = [
      (52, 120), (120, 52), (200, 200), (600, 120), (120, 700), (321, 241), (160.5, 120.5),
    ]
    let found = Self.popovers.filter { !($0.width == 320 && $0.height == 240) }
    #expect(Set(found.map { "\($0.width)×\($0.height)" }) == Set(sizes.map { "\($0.0)×\($0.1)" }))
    func offset(_ role: Int, _ popover: Popover) -> Bool {
      let isVertical = popover.direction == .up || popover.direction == .down
      let length = isVertical ? popover.width : popover.height
      return popover.offset == ArrowOffsets.all(length: length, isVertical: isVertical)[role]
    }
    func expect(_ what: String, _ matches: (Popover) -> Bool) {
      let meets = found.contains(where: matches)
      #expect(meets, "\(what) never meet")
    }
    let styles = ["default", "rendered-images", "colors"]
    for (width, height) in sizes {
      func isSize(_ popover: Popover) -> Bool { popover.width == width && popover.height == height }
      for style in styles { expect("\(width) \(style)") { isSize($0) && $0.style == style } }
      for direction in ArrowDirection.allCases {
        expect("\(width) \(direction)") { isSize($0) && $0.direction == direction }
      }
      for scale in 1...3 where width != 160.5 || scale == 2 {
        expect("\(width) \(scale)") { isSize($0) && $0.scale == scale }
      }
      for role in 0..<23 { expect("\(width) offset \(role)") { isSize($0) && offset(role, $0) } }
    }
    for style in styles {
      for direction in ArrowDirection.allCases {
        expect("\(style) \(direction)") { $0.style == style && $0.direction == direction }
      }
      for scale in 1...3 { expect("\(style) \(scale)") { $0.style == style && $0.scale == scale } }
      for role in 0..<23 { expect("\(style) offset \(role)") { $0.style == style && offset(role, $0) } }
    }
    for direction in ArrowDirection.allCases {
      for scale in 1...3 {
        expect("\(direction) \(scale)") { $0.direction == direction && $0.scale == scale }
      }
      for role in 0..<23 {
        expect("\(direction) offset \(role)") { $0.direction == direction && offset(role, $0) }
      }
    }
    for scale in 1...3 {
      for role in 0..<23 { expect("\(scale) offset \(role)") { $0.scale == scale && offset(role, $0) } }
    }
  }

  @Test func sourceImagesAreExhaustive() {
    let ids = Set(StandardCatalog.cases.map(\.id.description))
    for style in ["default", "rendered-images", "translucent"] {
      for name in ["up", "up-right", "down", "down-right", "side", "side-top", "side-bottom"] {
        for scale in 1...3 {
          for mirrored in ["", "-mirrored"] {
            #expect(ids.contains("source-image/\(style)/\(name)\(mirrored)@\(scale)x"))
          }
        }
      }
    }
    #expect(ids.count { $0.hasPrefix("source-image/") } == 126 + 28)
  }

  private static let frames: [Size] =
    [120, 140, 160, 180, 200, 220, 240, 260, 280].map { Size($0, $0) } + [
      Size(280, 100), Size(100, 280), Size(250, 175), Size(24, 24), Size(10, 10),
    ]

  @Test func stacksAreExhaustiveAtScaleOne() {
    for mode in StackMode.allCases {
      for picture in TestPicture.allCases {
        for frame in Self.frames {
          let matches = Self.stacks.filter {
            $0.scale == 1 && $0.stack.mode == mode && $0.stack.frame == frame
              && $0.stack.image == .testPicture(picture) && $0.stack.release == .current
              && $0.stack.history.isEmpty
          }
          #expect(matches.count == 1)
        }
      }
    }
  }

  @Test func everyTwoValuesOfStacksMeet() {
    let found = Self.stacks.filter {
      guard case .testPicture = $0.stack.image else { return false }
      return $0.stack.history.isEmpty && ($0.scale > 1 || $0.stack.release == .first)
    }
    typealias Matches = (name: String, axis: Int, test: (StackParameters, Int) -> Bool)
    var values: [Matches] = []
    for frame in Self.frames { values.append(("\(frame)", 0, { stack, _ in stack.frame == frame })) }
    for picture in TestPicture.allCases {
      values.append((picture.rawValue, 1, { stack, _ in stack.image == .testPicture(picture) }))
    }
    for scale in 1...3 { values.append(("scale \(scale)", 2, { $1 == scale })) }
    for mode in StackMode.allCases { values.append((mode.rawValue, 3, { stack, _ in stack.mode == mode })) }
    for release in StackRelease.allCases {
      values.append((release.rawValue, 4, { stack, _ in stack.release == release }))
    }
    for first in values {
      for second in values where first.axis < second.axis {
        // The exhaustive part has these.
        if first.name == "scale 1" && second.name == "current" { continue }
        #expect(
          found.contains { first.test($0.stack, $0.scale) && second.test($0.stack, $0.scale) },
          "\(first.name) and \(second.name) never meet")
      }
    }
  }

  @Test func smallImagesAndHistoriesAreThere() {
    for id in [
      "stack/stack/solid-200x100-280x280@1x", "stack/single/solid-100x200-280x280@2x",
      "stack/stack/solid-100x200-280x280-after-landscape@1x",
      "stack/stack/landscape-280x100-from-280x280@1x",
    ] {
      #expect(StandardCatalog.cases.contains { $0.id.description == id }, "\(id)")
    }
  }

  @Test func coverageNamesEveryFamilyAndAllCases() {
    let sentences = StandardCatalog.coverage
    #expect(sentences.count > 7)
    #expect(sentences.contains { $0.contains("23 offsets") && $0.contains("exhaustive, 276 cases") })
    #expect(sentences.contains { $0.hasPrefix("popover: ") && $0.contains("pairwise") })
    let counts = sentences.compactMap { $0.split(separator: " ").dropLast().last.flatMap { Int($0) } }
    #expect(counts.reduce(0, +) == StandardCatalog.cases.count)
  }
}
