/// What a report shows of a counterexample's picture.
public struct CounterexampleImages: Equatable, Sendable {
  /// A PNG file, and how many of its pixels along a side are one of the picture's.
  public struct Image: Equatable, Sendable {
    /// The file.
    public var png: [UInt8]
    /// 1 or more.
    public var factor: Int

    /// An image.
    public init(png: [UInt8], factor: Int) {
      self.png = png
      self.factor = factor
    }
  }

  /// The whole picture, the wrong pixels marked.
  public var marked: Image
  /// The smallest region that holds them; nil where no pixel is marked, or all are.
  public var crop: Image?
  /// Whether the picture shows nothing at all.
  public var isBlank: Bool

  /// Images.
  public init(marked: Image, crop: Image?, isBlank: Bool) {
    self.marked = marked
    self.crop = crop
    self.isBlank = isBlank
  }
}
