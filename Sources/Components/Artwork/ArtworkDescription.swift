public import Geometry

/// What the file `artwork.json` of a folder says of its images (POP-25); the pictures lie beside it.
public struct ArtworkDescription: Equatable, Sendable {
  /// One image.
  public struct Image: Equatable, Sendable {
    /// The file at scale 1, relative to the folder.
    public let file: String
    /// In points; nil for those of the image it replaces.
    public let capInsets: EdgeInsets?

    /// The name of the file at a scale: `up.png`, `up@2x.png`, `up@3x.png`.
    public func file(atScale scale: Int) -> String {
      if scale == 1 { return file }
      guard let dot = file.lastIndex(of: "."), file[dot...].firstIndex(of: "/") == nil else {
        return "\(file)@\(scale)x"
      }
      return "\(file[..<dot])@\(scale)x\(file[dot...])"
    }
  }

  /// The images that are replaced.
  public let images: [SourceImage: Image]
  /// Where the shape differs.
  public let dimensions: ArtworkDimensions

  /// The scales at which files are looked for; that of scale 1 must be there.
  public static let scales = 1...3
}
