import RunModel
import Components

/// The seven images that popover backgrounds are stretched from.
enum SourceImageCases {
  static let all: [RenderCase] = [
    renderCase(.up, .none, scale: 1),
    renderCase(.sideTop, .mirrored, scale: 2),
  ]

  private static func renderCase(_ name: SourceImage, _ reflection: Reflection, scale: Int) -> RenderCase {
    let image = SourceImageParameters(name: name, reflection: reflection, style: .standard)
    return RenderCase(
      id: .sourceImage(image, styleName: "default", scale: scale),
      parameters: StandardCatalog.parameters(.sourceImage(image), scale: scale), tolerance: .exact,
      expectsInk: true)
  }
}
