public import Conformance
public import Pixels

/// A counterexample's picture for a person: what is wrong stands out, and is seen large.
public struct CounterexamplePicture: Sendable {
  /// How far round the marks a crop reaches, in pixels.
  private static let margin = 5

  private let bitmap: Bitmap
  private let marks: [PixelRect]
  private let region: PixelRect?

  /// Nil for a counterexample without a picture.
  public init?(_ counterexample: Counterexample) {
    guard let bitmap = counterexample.picture else { return nil }
    self.init(counterexample, drawnAs: bitmap)
  }

  /// A counterexample with the picture that is kept of it.
  public init(_ counterexample: Counterexample, drawnAs bitmap: Bitmap) {
    self.bitmap = bitmap
    marks = counterexample.marks.map { $0.intersection(bitmap.bounds) }.filter { !$0.isEmpty }
    region = counterexample.region.map { $0.intersection(bitmap.bounds) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether no pixel has anything to show.
  public var isBlank: Bool { bitmap.pixels.allSatisfy { $0.alpha == 0 } }

  /// The whole picture on gray, the wrong pixels ringed in red, the others faded where there are such.
  public var marked: MarkedPicture {
    MarkedPicture(bitmap, marks, part: bitmap.bounds, fades: !marks.isEmpty)
  }

  /// The smallest region that holds the wrong pixels, and a little round it where that is not the whole
  /// picture already; nil without marks, and where all of the picture is marked.
  public var crop: MarkedPicture? {
    guard let region, region != bitmap.bounds else { return nil }
    let around = region.insetBy(-Self.margin).intersection(bitmap.bounds)
    return MarkedPicture(bitmap, marks, part: around == bitmap.bounds ? region : around, fades: false)
  }
}
