/// The PNG files that a report shows of a counterexample.
public struct CounterexampleImages: Equatable, Sendable {
  /// The whole picture, the wrong pixels marked.
  public var marked: [UInt8]
  /// The smallest region that holds them; nil where no pixel is marked.
  public var crop: [UInt8]?

  /// Images.
  public init(marked: [UInt8], crop: [UInt8]?) {
    self.marked = marked
    self.crop = crop
  }
}
