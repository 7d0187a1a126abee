public import Components

/// A row of SPEC section 6, where the sources contradict themselves, with one complete input that shows it.
public struct ExampleDeviation: Sendable {
  /// The row's id, such as `D-01`; never changes.
  public let id: String
  /// What the sources' code does there, in one line.
  public let statement: String
  private let component: PictureParameters.Component
  private let scale: Int

  /// A row; what is drawn is given under `seed`.
  init(_ id: String, _ statement: String, _ component: PictureParameters.Component, scale: Int = 1) {
    self.id = id
    self.statement = statement
    self.component = component
    self.scale = scale
  }

  /// The input under a profile.
  ///
  /// - Throws: the failure where the profile refuses the input, as `corrected` does for D-05 (COR-05).
  public func parameters(_ profile: Profile) throws(ParameterFailure) -> PictureParameters {
    var component = component
    switch component {
    case .popover(var popover):
      popover.profile = profile
      component = .popover(popover)
    case .stack(var stack):
      stack.profile = profile
      component = .stack(stack)
    case .sourceImage, .tutorialPopover, .presentation, .filmstrip: break
    }
    return try PictureParameters(component: component, scale: scale)
  }
}
