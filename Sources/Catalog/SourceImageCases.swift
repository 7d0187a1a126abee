import Components
import RunModel

/// The seven images that popover backgrounds are stretched from.
enum SourceImageCases {
  private static let scales = [1, 2, 3]

  static let families: [CaseFamily] = [
    CaseFamily(
      name: "source images", combination: .exhaustive,
      axes: [
        "\(SourceImage.allCases.count) images", "plain and mirrored", "\(NamedStyle.all.count) styles",
        "\(scales.count) scales",
      ],
      cases: NamedStyle.all.flatMap { style in
        scales.flatMap { scale in
          SourceImage.allCases.flatMap { name in
            [Reflection.none, .mirrored].map { renderCase(name, $0, style, scale) }
          }
        }
      })
  ]

  private static func renderCase(
    _ name: SourceImage, _ reflection: Reflection, _ style: NamedStyle, _ scale: Int
  ) -> RenderCase {
    let image = SourceImageParameters(name: name, reflection: reflection, style: style.choice)
    return RenderCase(
      id: .sourceImage(image, styleName: style.name, scale: scale),
      parameters: StandardCatalog.parameters(.sourceImage(image), scale: scale), tolerance: .exact,
      expectsInk: true)
  }
}
