import Drawing

extension StyleChoice {
  /// The name of a set of artwork, or its folder.
  var artworkName: String? {
    if case .artwork(let name) = self { name } else { nil }
  }

  /// The set that the style names, among those that the project draws and those given; nil for colours.
  func artwork(among sets: [String: ArtworkSet]) throws(ParameterFailure) -> ArtworkSet? {
    guard let name = artworkName else { return nil }
    if let set = ArtworkSet.drawn.first(where: { $0.name == name }) ?? sets[name] { return set }
    throw ParameterFailure(
      key: "style.artwork", problem: "\(name) was not read",
      remedy: "use \(ArtworkSet.drawn.map(\.name).joined(separator: ", ")) or a folder that is there")
  }
}

extension PictureParameters {
  /// The folders of artwork that have to be read before the picture can be drawn, each once.
  public var artworkFolders: [String] {
    let styles: [StyleChoice] =
      switch component {
      case .popover(let popover): [popover.style]
      case .sourceImage(let image): [image.style]
      case .presentation(let presentation): [presentation.style]
      case .filmstrip(let filmstrip): [filmstrip.from.style, filmstrip.to.style]
      case .stack, .tutorialPopover: []
      }
    var folders: [String] = []
    for name in styles.compactMap(\.artworkName) {
      let isDrawn = ArtworkSet.drawn.contains { $0.name == name }
      if !isDrawn && !folders.contains(name) { folders.append(name) }
    }
    return folders
  }
}
