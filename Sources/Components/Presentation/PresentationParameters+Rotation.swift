public import Geometry

extension PresentationParameters {
  /// What is presented after a rotation, which dismisses and presents again in the turned container
  /// (PRE-05): the anchor moves by its autoresizing, and a keyboard that is shown takes the height that
  /// it has there (PRE-04).
  public func rotated(
    to container: Size, autoresizing: AnchorAutoresizing, rules: PresentationMetrics = .sources
  ) -> PresentationParameters {
    var turned = self
    turned.anchor = autoresizing.rect(anchor, from: self.container, to: container)
    turned.container = container
    // The presentation before is gone, so that this one shows.
    turned.alreadyVisible = false
    if keyboard > 0 { turned.keyboard = rules.keyboard(in: container) }
    return turned
  }
}

extension PresentationMetrics {
  /// How high the keyboard is in a container (PRE-04).
  public func keyboard(in container: Size) -> Double {
    container.width > container.height ? landscapeKeyboard : portraitKeyboard
  }
}
