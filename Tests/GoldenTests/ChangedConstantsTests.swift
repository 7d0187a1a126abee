import Catalog
import Components
import Drawing
import Foundation
import Geometry
import Pixels
import RunModel
import SoftwareRendering
import Storage
import Testing

/// A changed constant turns exactly those cases red that depend on it.
struct ChangedConstantsTests {
  struct ChangedConstant: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout ComponentMetrics) -> Void
    /// Which cases depend on it, from their parameters and SPEC's sentences alone.
    var isRed: @Sendable (RenderCase) -> Bool

    init(
      _ name: String, _ change: @escaping @Sendable (inout ComponentMetrics) -> Void,
      isRed: @escaping @Sendable (RenderCase) -> Bool
    ) {
      testDescription = name
      self.change = change
      self.isRed = isRed
    }
  }

  static let constants: [ChangedConstant] = [
    ChangedConstant("top cap inset of the up image", { $0.popover.capInsets[.up]?.top = 30 }) {
      guard let popover = $0.popover else { return false }
      return popover.direction == .up && popover.place() == .between
    },
    ChangedConstant("arrow base", { $0.popover.arrowBase = 36 }) {
      guard let popover = $0.popover else { return false }
      return popover.place(arrowBase: 36) != popover.place()
    },
    ChangedConstant("corner radius", { $0.popover.cornerRadius = 6 }) { $0.style != nil },
    ChangedConstant("side-arrow centre offset", { $0.popover.sideArrowCentreOffset = 8 }) {
      guard let popover = $0.popover else { return false }
      return !popover.isVertical && popover.place() == .between
    },
    ChangedConstant("second-stretch inset at the right", { $0.popover.secondStretchInsets.right = 8 }) {
      guard let popover = $0.popover else { return false }
      // At the length of the bounds the second stretch stretches nothing.
      return popover.isVertical && popover.place() == .between
        && Double(popover.firstLength.rounded(.toNearestOrAwayFromZero)) != popover.bounds.width
    },
    ChangedConstant("a gradient colour", { $0.popover.standardStyle.from = Color(white: 0.7, alpha: 0.8) }) {
      $0.style == .standard
    },
    ChangedConstant("border width", { $0.popover.borderWidth = 2 }) { $0.style != nil },
    ChangedConstant("matte", { $0.stack.matte = 8 }) { $0.stack != nil && $0.expectsInk },
    ChangedConstant("an angle", { $0.stack.angles[0] = Angle(degrees: 2) }) {
      $0.stack?.mode == .stack && $0.expectsInk
    },
    ChangedConstant("blur of the single mode's shadow", { $0.stack.singleShadow.blur = 4 }) {
      // D-19: this sheet's lower edge, and its shadow, lie below the frame.
      let isCut =
        $0.stack?.release == .first && $0.stack?.image == .testPicture(.landscape)
        && $0.stack?.frame == Size(280, 100)
      return $0.stack?.mode == .single && $0.expectsInk && !isCut
    },
    ChangedConstant("blur of the stack mode's shadow", { $0.stack.stackShadow.blur = 7 }) {
      $0.stack?.mode == .stack && $0.expectsInk
    },
    ChangedConstant("rounding of the first stretch", { $0.popover.firstStretchRounding = .toNearestOrEven }) {
      guard let popover = $0.popover, popover.place() == .between else { return false }
      let length = popover.firstLength
      let whole = length.rounded(.down)
      // Half way, above an even number: away from zero goes up, to even goes down.
      return length - whole == 0.5 && whole.truncatingRemainder(dividingBy: 2) == 0
    },
  ]

  /// The cases of profile `seed` that show one component by itself, in colours.
  private static let cases = StandardCatalog.cases.filter { renderCase in
    switch renderCase.parameters.component {
    case .popover(let popover):
      popover.profile == .seed && popover.shadow == .none && popover.layouts == 1
        && popover.style.artworkSet == nil
    case .sourceImage(let image): image.style.artworkSet == nil
    case .stack(let stack): stack.profile == .seed
    case .tutorialPopover, .presentation, .filmstrip: false
    }
  }

  /// The digest of every case's approved picture.
  private static let baselines: [CaseID: Digest] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let tree = try? BaselineStore(folder: root.appendingPathComponent("Baselines").path).load()
    return (tree?.entries ?? [:]).mapValues(\.digest)
  }()

  private static func isRed(_ renderCase: RenderCase, _ metrics: ComponentMetrics) -> Bool {
    guard let picture = try? renderCase.parameters.picture(metrics: metrics),
      let bitmap = try? SoftwareRenderer().render(renderCase.parameters.request(picture))
    else { return true }
    return PictureHasher.digest(of: bitmap) != baselines[renderCase.id]
  }

  @Test(arguments: constants)
  func exactlyTheDependentCasesTurnRed(constant: ChangedConstant) throws {
    var metrics = ComponentMetrics.sources
    constant.change(&metrics)
    #expect(metrics != .sources)
    var expected: [String] = []
    var found: [String] = []
    for renderCase in Self.cases {
      if constant.isRed(renderCase) { expected.append(renderCase.id.description) }
      // The same display list gives the same picture, which `theSourcesConstantsAreGreen` draws.
      let before = try renderCase.parameters.picture()
      let after = try? renderCase.parameters.picture(metrics: metrics)
      if before.displayList == after?.displayList { continue }
      if Self.isRed(renderCase, metrics) { found.append(renderCase.id.description) }
    }
    #expect(!expected.isEmpty)
    #expect(expected.count < Self.cases.count)
    #expect(Set(found).subtracting(expected).sorted() == [], "red, though they do not depend on it")
    #expect(Set(expected).subtracting(found).sorted() == [], "not red, though they depend on it")
  }

  /// The catalog × the gold renderer against `Baselines/`, exactly.
  @Test func theSourcesConstantsAreGreen() {
    let red = StandardCatalog.cases.filter { Self.isRed($0, .sources) }.map(\.id.description)
    #expect(red == [])
    #expect(Set(Self.baselines.keys) == Set(StandardCatalog.cases.map(\.id)))
  }
}

extension RenderCase {
  fileprivate var popover: PopoverParameters? {
    if case .popover(let popover) = parameters.component { popover } else { nil }
  }

  fileprivate var stack: StackParameters? {
    if case .stack(let stack) = parameters.component { stack } else { nil }
  }

  /// The style of what is drawn from the seven images.
  fileprivate var style: StyleChoice? {
    switch parameters.component {
    case .popover(let popover): popover.style
    case .sourceImage(let image): image.style
    case .stack, .tutorialPopover, .presentation, .filmstrip: nil
    }
  }
}

/// POP-05, POP-06, POP-08 and POP-12, written down once more from their sentences.
extension PopoverParameters {
  fileprivate enum Place { case near, between, far }

  fileprivate var isVertical: Bool { direction == .up || direction == .down }
  private var length: Double { isVertical ? bounds.width : bounds.height }
  private var centre: Double { length / 2 + offset }

  fileprivate func place(arrowBase: Double = 37) -> Place {
    if Float(centre - arrowBase / 2) < 7 { return .near }
    return Float(centre + arrowBase / 2) > Float(length - 7) ? .far : .between
  }

  /// (57 − 1)/2 for up and down; 72/2 − 1 − 7 for sides.
  fileprivate var firstLength: Float { Float(centre + 28) }
}

extension StyleChoice {
  fileprivate var artworkSet: String? {
    if case .artwork(let name) = self { name } else { nil }
  }
}
