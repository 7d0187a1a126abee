import Catalog
import Components
import Drawing
import Pixels
import SoftwareRendering

/// The part of the gallery that shows the catalog, a sheet for each family.
enum FamilyGallery {
  private static let picturesOnASheet = 24
  private static let sheetWidth = 880
  private static let gap = 16

  /// The text, a heading for each component; the sheets are written on the way.
  static func text(_ files: GalleryFiles) throws -> String {
    var components: [String] = []
    for family in StandardCatalog.families {
      guard let name = component(of: family)?.name, !components.contains(name) else { continue }
      components.append(name)
    }
    return try components.map { name in
      let families = StandardCatalog.families.filter { component(of: $0)?.name == name }
      guard let first = families.first.flatMap(component) else { return "" }
      return try "## \(first.heading)\n\n\(first.introduction)\n\n"
        + families.map { try section($0, files) }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func component(of family: CaseFamily) -> PictureParameters.Component? {
    family.cases.first?.parameters.component
  }

  private static func section(_ family: CaseFamily, _ files: GalleryFiles) throws -> String {
    let shown = spread(family.cases)
    let sheet = try ContactSheetPicture(
      try shown.map { try bitmap($0.parameters) }, largest: PixelSize(width: 128, height: 168),
      width: sheetWidth, gap: gap)
    let count = shown.count == family.cases.count ? "all" : "\(shown.count)"
    let image = try files.write(
      sheet, name: fileName(family.name), alternative: "\(family.name): \(count) of its pictures")
    let ids = shown.map { "1. `\($0.id)`\n" }.joined()
    return """
      \(sentence(family.coverage)) Here are \(count) of them.

      \(image)

      <details><summary>their ids, row by row</summary>

      \(ids)
      </details>

      """
  }

  /// At most as many cases as a sheet shows, from the first to the last in steps as even as can be.
  static func spread(_ cases: [RenderCase]) -> [RenderCase] {
    if cases.count <= picturesOnASheet { return cases }
    return (0..<picturesOnASheet).map { cases[$0 * (cases.count - 1) / (picturesOnASheet - 1)] }
  }

  private static func bitmap(_ parameters: PictureParameters) throws -> Bitmap {
    try SoftwareRenderer().render(parameters.request(try parameters.picture()))
  }

  /// The letters and digits of a name in lower case, all else as single hyphens.
  private static func fileName(_ name: String) -> String {
    name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
  }

  private static func sentence(_ text: String) -> String {
    "\(text.prefix(1).uppercased())\(text.dropFirst())."
  }
}

extension PictureParameters.Component {
  /// The component's name for people.
  fileprivate var heading: String {
    switch self {
    case .popover: "Popover background"
    case .sourceImage: "Images of the popover background"
    case .stack: "Snapshot stack"
    case .tutorialPopover: "Tutorial popover"
    case .presentation: "Presentation"
    case .filmstrip: "Filmstrip"
    }
  }

  /// What the component is, and where the spec says so.
  fileprivate var introduction: String {
    switch self {
    case .popover:
      "A frame with an arrow on one of its sides, anywhere along it ([SPEC](SPEC.md), section 1; section 7"
        + " under `corrected`)."
    case .sourceImage:
      "The seven images that popover backgrounds are stretched from, plain and mirrored (section 1, POP-17 to"
        + " POP-21)."
    case .stack:
      "A photo as one matted snapshot or as a pile of three (section 3; COR-07 under `corrected`)."
    case .tutorialPopover: "The tutorial's popover: a plain triangle on its content (section 2)."
    case .presentation:
      "A popover placed beside its anchor, within the container and above the keyboard (section 4)."
    case .filmstrip: "A popover background and its shadow at five instants of an animation (PRE-06, POP-27)."
    }
  }
}
