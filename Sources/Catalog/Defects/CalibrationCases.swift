import RunModel

/// The cases into which changes are planted: small ones of every component, every kind of part among them.
public enum CalibrationCases {
  /// Twelve or more of each component, in the catalog's order within it.
  public static let ids: [String] = [
    "popover/down/52x120-o17.5@1x", "popover/up/160x140-o-1000-wide-arrow@1x",
    "popover/right/160x140-o25-one-x-only-corrected@1x", "popover/left/160x140-o25-wide-arrow@1x",
    "popover/up/120x90-o20-layer@1x", "popover/down/120x90-o-1000-layer-corrected@1x",
    "popover/left/120x90-o-1000-layer-corrected@1x", "popover/right/120x90-o20-layer@1x",
    "popover/up/52x120-o3-rendered-images-corrected@2x", "popover/left/160.5x120.5-o0-rendered-images@2x",
    "popover/up/160.5x120.5-o0-translucent-corrected@2x", "popover/right/160.5x120.5-o-35@2x",

    "source-image/default/up@1x", "source-image/default/up-right@2x", "source-image/default/down@1x",
    "source-image/default/down-right-mirrored@2x", "source-image/default/side@2x",
    "source-image/default/side-top@3x", "source-image/rendered-images/up@2x",
    "source-image/rendered-images/side-bottom@1x", "source-image/rendered-images/up-right-mirrored@1x",
    "source-image/translucent/side@1x", "source-image/translucent/down-right@2x",
    "source-image/wide-arrow/up@1x",

    "stack/single/landscape-120x120@1x", "stack/single/portrait-120x120@2x",
    "stack/single/square-160x160@1x", "stack/single/panorama-160x160-release-1.0@1x",
    "stack/single/tower-140x140@1x", "stack/single/landscape-120x120-corrected@1x",
    "stack/stack/landscape-120x120@1x", "stack/stack/portrait-140x140@2x",
    "stack/stack/panorama-140x140-corrected@1x", "stack/stack/landscape-160x160-release-1.0@1x",
    "stack/stack/landscape-160x160-corrected@1x", "stack/stack/landscape-280x100-from-280x280@1x",

    "tutorial-popover/inset/120x90@1x", "tutorial-popover/inset/120x90@2x",
    "tutorial-popover/finished/120x90@1x", "tutorial-popover/finished/120x90@2x",
    "tutorial-popover/any-direction/200x160-up-o-40@1x", "tutorial-popover/any-direction/200x160-up-o1000@1x",
    "tutorial-popover/any-direction/200x160-down-o0@1x",
    "tutorial-popover/any-direction/200x160-down-o33.25@1x",
    "tutorial-popover/any-direction/200x160-left-o33.25@1x",
    "tutorial-popover/any-direction/200x160-left-o-1000@1x",
    "tutorial-popover/any-direction/200x160-right-o0@1x",
    "tutorial-popover/any-direction/200x160-right-o33.25@1x",

    "filmstrip/keyboard/linear-t0.25@1x", "filmstrip/keyboard/easein-t0.5@1x",
    "filmstrip/keyboard/easeout-t0.75-implicit@1x", "filmstrip/keyboard/easeineaseout-t0@1x",
    "filmstrip/keyboard/default-t1@1x", "filmstrip/rotation/linear-t0.5-implicit@1x",
    "filmstrip/rotation/easein-t0.25@1x", "filmstrip/rotation/easeout-t0.5@1x",
    "filmstrip/rotation/easeineaseout-t0.75@1x", "filmstrip/rotation/default-t0@1x",
    "filmstrip/rotation/default-t0.25-corrected@1x", "filmstrip/rotation/default-t1-corrected@1x",

    "presentation/portrait/popover1@1x", "presentation/portrait/popover3-rendered-images@1x",
    "presentation/portrait/popover4@1x", "presentation/portrait/popover5-corrected@1x",
    "presentation/portrait/popover6-rendered-images-corrected@1x", "presentation/portrait/popover8@1x",
    "presentation/portrait/popover9-rendered-images@1x", "presentation/portrait/popover10-corrected@1x",
    "presentation/portrait/popover11-wide-arrow@1x", "presentation/landscape/popover7@1x",
    "presentation/landscape/popover13-wide-arrow-corrected@1x",
    "presentation/landscape/popover15-rendered-images-corrected@1x",
  ]

  /// The cases.
  public static let all: [RenderCase] = ids.map { text in
    guard let id = CaseID(text), let renderCase = StandardCatalog.renderCase(id) else {
      preconditionFailure("\(text) is no case of the catalog")
    }
    return renderCase
  }
}
