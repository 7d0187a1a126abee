import Components
import Geometry

/// One of the example app's anchors (SPEC section 4).
struct ExampleAnchor {
  /// Its name.
  let id: String
  /// Where it lies in portrait.
  let anchor: Rect
  /// The permitted directions.
  let permitted: [ArrowDirection]
  /// The size of the content's own view.
  let contentSize: Size
  /// What is shown.
  let content: PresentationParameters.Content
  /// How it moves when the container turns.
  let autoresizing: AnchorAutoresizing

  /// Its presentation in an orientation; in landscape what a rotation presents again (PRE-05).
  func presentation(
    _ orientation: ExampleOrientation, style: StyleChoice, profile: Profile
  ) -> PresentationParameters {
    let upright = PresentationParameters(
      anchor: anchor, container: ExampleOrientation.portrait.container, contentSize: contentSize,
      permitted: permitted, content: content, style: style, profile: profile)
    return switch orientation {
    case .portrait: upright
    case .landscape: upright.rotated(to: orientation.container, autoresizing: autoresizing)
    }
  }
}

/// How the example app's container is held.
enum ExampleOrientation: String, CaseIterable {
  case portrait
  case landscape

  /// The container's size: the screen less the status bar.
  var container: Size {
    switch self {
    case .portrait: Size(768, 1004)
    case .landscape: Size(1024, 748)
    }
  }
}
