import Components
import Geometry
import Pixels
import RunModel

/// Presented popovers.
enum PresentationCases {
  static let families: [CaseFamily] = [examples, sharpExamples, artwork, situations]

  private static let styles = [NamedStyle.standard, .renderedImages]

  /// POP-33.
  private static let examples = CaseFamily(
    name: "presentation of the example's anchors, scale 1", combination: .exhaustive,
    axes: [
      "\(Profile.allCases.count) profiles", "\(ExampleOrientation.allCases.count) orientations",
      "\(styles.count) styles", "\(ExampleAnchors.all.count) anchors",
    ],
    cases: Profile.allCases.flatMap { profile in
      ExampleOrientation.allCases.flatMap { orientation in
        styles.flatMap { style in
          ExampleAnchors.all.map { renderCase($0, orientation, style, profile, scale: 1) }
        }
      }
    })

  /// POP-33 in custom artwork.
  private static let artwork: CaseFamily = {
    let style = NamedStyle(name: "wide-arrow", choice: .artwork("wide-arrow"))
    return CaseFamily(
      name: "presentation of the example's anchors in custom artwork", combination: .exhaustive,
      axes: ["\(ExampleAnchors.all.count) anchors", "portrait under seed, landscape under corrected"],
      cases: [(ExampleOrientation.portrait, Profile.seed), (.landscape, .corrected)].flatMap {
        orientation, profile in
        ExampleAnchors.all.map { renderCase($0, orientation, style, profile, scale: 1) }
      })
  }()

  private static let sharpExamples: CaseFamily = {
    let anchors = ExampleAnchors.all
    let orientations = ExampleOrientation.allCases
    let profiles = Profile.allCases
    let counts = [anchors.count, orientations.count, styles.count, profiles.count]
    let combinations = PairwiseCombinations(axes: counts) { _ in true }.combinations
    return CaseFamily(
      name: "presentation of the example's anchors, scale 2", combination: .pairwise,
      axes: [
        "\(anchors.count) anchors", "\(orientations.count) orientations", "\(styles.count) styles",
        "\(profiles.count) profiles",
      ],
      cases: combinations.map {
        renderCase(
          anchors[$0[0]], orientations[$0[1]], styles[$0[2]], profiles[$0[3]], scale: 2)
      })
  }()

  /// What the example's anchors do not show, each by itself.
  private static let situations: CaseFamily = {
    let named: [(String, PresentationParameters)] = [
      ("bar-button-up", situation { $0.anchor = Rect(x: 600, y: 0, width: 60, height: 44) }),
      ("bar-button-down", situation { $0.anchor = Rect(x: 100, y: 960, width: 60, height: 44) }),
      ("default-size", situation { $0.contentSize = nil }),
      ("width-limited", situation { $0.freeWidth = false }),
      ("too-large", situation { $0.contentSize = Size(2000, 2000) }),
      ("navigation", situation { $0.content = .navigation }),
      ("color", situation { $0.content = .color(Color(red: 0.9, green: 0.5, blue: 0.2)) }),
      ("margins", situation { $0.margins = EdgeInsets(top: 20, left: 200, bottom: 30, right: 300) }),
      ("keyboard-hidden", situation { low(&$0, .portrait, isKeyboardShown: false) }),
      ("keyboard-shown", situation { low(&$0, .portrait, isKeyboardShown: true) }),
      ("keyboard-shown-landscape", situation { low(&$0, .landscape, isKeyboardShown: true) }),
      ("already-visible", situation { $0.alreadyVisible = true }),
    ]
    return CaseFamily(
      name: "presentation, situations", combination: .chosen,
      axes: ["\(named.count) situations", "\(Profile.allCases.count) profiles"],
      cases: Profile.allCases.flatMap { profile in
        named.map { name, presentation in
          var presentation = presentation
          presentation.profile = profile
          presentation.barButton = name.hasPrefix("bar-button")
          return renderCase("situations/\(name)", presentation, scale: 1)
        }
      })
  }()

  /// A presentation in the middle of the portrait container, all directions permitted, with one change.
  private static func situation(_ change: (inout PresentationParameters) -> Void) -> PresentationParameters {
    var presentation = PresentationParameters(
      anchor: Rect(x: 362, y: 300, width: 44, height: 44), container: ExampleOrientation.portrait.container,
      contentSize: Size(240, 260), permitted: [.up, .down, .left, .right])
    change(&presentation)
    return presentation
  }

  /// An anchor so low that the keyboard turns its popover round (PRE-04).
  private static func low(
    _ presentation: inout PresentationParameters, _ orientation: ExampleOrientation, isKeyboardShown: Bool
  ) {
    presentation.container = orientation.container
    presentation.anchor.y = orientation.container.height - 420
    if isKeyboardShown {
      presentation.keyboard = PresentationMetrics.sources.keyboard(in: orientation.container)
    }
  }

  private static func renderCase(
    _ anchor: ExampleAnchor, _ orientation: ExampleOrientation, _ style: NamedStyle, _ profile: Profile,
    scale: Int
  ) -> RenderCase {
    let styleName = style.name == NamedStyle.standard.name ? "" : "-\(style.name)"
    return renderCase(
      "\(orientation.rawValue)/\(anchor.id)\(styleName)",
      anchor.presentation(orientation, style: style.choice, profile: profile), scale: scale)
  }

  /// A case with the id `presentation/TOPIC/NAME[-corrected]@SCALEx`.
  private static func renderCase(
    _ name: String, _ presentation: PresentationParameters, scale: Int
  ) -> RenderCase {
    let profile = presentation.profile == .seed ? "" : "-\(presentation.profile.rawValue)"
    return RenderCase(
      id: .named("presentation/\(name)\(profile)@\(scale)x"),
      parameters: StandardCatalog.parameters(.presentation(presentation), scale: scale), tolerance: .exact,
      expectsInk: true)
  }
}
