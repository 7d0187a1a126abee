import Components
public import RunModel

/// The cases that a run draws, in a fixed order.
public enum StandardCatalog {
  /// The families that the cases are put together from, in order.
  public static let families: [CaseFamily] =
    PopoverCases.families + SourceImageCases.families + StackCases.families + CorrectedPopoverCases.families
    + PopoverViewCases.families + FilmstripCases.families + CorrectedStackCases.families
    + TutorialCases.families + PresentationCases.families + ArtworkCases.families

  /// All cases: popover backgrounds, their images, snapshot stacks.
  public static let cases: [RenderCase] = families.flatMap(\.cases)

  /// A sentence on each family of cases: which axes, combined exhaustively or pairwise, how many cases.
  public static var coverage: [String] { families.map(\.coverage) }

  /// The cases whose ids match one of the globs, with their places in the catalog; all for no glob.
  public static func cases(matching globs: [Glob]) -> [(ordinal: Int, RenderCase)] {
    cases.enumerated().compactMap { ordinal, element in
      globs.isEmpty || globs.contains { $0.matches(element.id.description) } ? (ordinal, element) : nil
    }
  }

  /// The case with an id.
  public static func renderCase(_ id: CaseID) -> RenderCase? { cases.first { $0.id == id } }

  /// A case of a popover background.
  static func popoverCase(_ popover: PopoverParameters, styleName: String?, scale: Int) -> RenderCase {
    RenderCase(
      id: .popover(popover, styleName: styleName, scale: scale),
      parameters: parameters(.popover(popover), scale: scale), tolerance: .exact, expectsInk: true)
  }

  /// Parameters that the catalog itself gives.
  static func parameters(_ component: PictureParameters.Component, scale: Int) -> PictureParameters {
    do { return try PictureParameters(component: component, scale: scale) } catch {
      preconditionFailure("the catalog's own parameters are possible: \(error)")
    }
  }
}
