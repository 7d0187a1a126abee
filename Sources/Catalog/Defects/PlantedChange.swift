public import Pixels

/// A change that is planted into right pictures to see whether a gate notices, at several strengths.
///
/// A defect is what wrong code would have drawn; a harmless change is what other right code might draw.
/// It acts at the seam where such code acts: on the display list or on the finished bitmap.
public struct PlantedChange: Sendable {
  /// Whether a gate should notice.
  public enum Kind: String, Sendable {
    /// It should, from the least visible strength on.
    case defect
    /// It should not, at any strength.
    case harmless
  }

  /// How much is wrong, in the change's own unit.
  public struct Strength: Equatable, Sendable {
    /// The number that the change is planted with.
    public let value: Double
    /// The number and its unit, for people.
    public let words: String

    /// A strength.
    public init(_ value: Double, _ words: String) {
      self.value = value
      self.words = words
    }
  }

  /// Its name: lower-case words with hyphens, unique among all changes.
  public let name: String
  /// What is wrong, as the start of a sentence that a strength and a place go on with.
  public let noun: String
  /// Where it lies, with its preposition; empty for all of the picture.
  public let place: String
  /// Whether a gate should notice.
  public let kind: Kind
  /// The strengths, weakest first; never empty.
  public let strengths: [Strength]
  /// The weakest strength that a gate has to notice; of no meaning for a harmless change.
  public let leastVisible: Int
  /// Plants it; nil where the picture has nothing that it could change.
  let plant: @Sendable (PlantingSite, Double) throws -> Bitmap?

  /// A change.
  ///
  /// - Parameter visibleFrom: the value of the weakest strength that a gate has to notice.
  /// - Precondition: `visibleFrom` is one of the strengths, if it is given.
  init(
    _ name: String, _ noun: String, _ place: String, kind: Kind = .defect, _ strengths: [Strength],
    visibleFrom: Double? = nil, plant: @escaping @Sendable (PlantingSite, Double) throws -> Bitmap?
  ) {
    precondition(!strengths.isEmpty, "a change has a strength")
    self.name = name
    self.noun = noun
    self.place = place
    self.kind = kind
    self.strengths = strengths
    self.plant = plant
    guard let visibleFrom else {
      leastVisible = 0
      return
    }
    guard let least = strengths.firstIndex(where: { $0.value == visibleFrom }) else {
      preconditionFailure("\(name) is not planted at \(visibleFrom)")
    }
    leastVisible = least
  }

  /// Whether it changes the bytes of a file alone, and is planted by writing one.
  public var actsOnFile: Bool { name == HarmlessChanges.writtenAnew }

  /// The picture with the change; nil where the change has nothing to act on, or leaves every byte as it is.
  ///
  /// - Throws: what keeps the changed picture from being drawn.
  public func planted(in site: PlantingSite, strength: Strength) throws -> Bitmap? {
    guard let bitmap = try plant(site, strength.value), bitmap != site.bitmap else { return nil }
    return bitmap
  }
}

extension [PlantedChange.Strength] {
  /// Numbers with one unit, weakest first.
  static func of(_ values: [Double], _ unit: String) -> [PlantedChange.Strength] {
    values.map { value in
      let number = value == value.rounded() ? String(Int(value)) : value.description
      return PlantedChange.Strength(value, unit.isEmpty ? number : "\(number) \(unit)")
    }
  }

  /// Steps of 0…255.
  static func steps(_ values: [Double]) -> [PlantedChange.Strength] { of(values, "") }

  /// Device pixels.
  static func pixels(_ values: [Double]) -> [PlantedChange.Strength] { of(values, "px") }

  /// Shares of a whole, 0…1, in percent.
  static func shares(_ values: [Double]) -> [PlantedChange.Strength] {
    values.map { PlantedChange.Strength($0, "\(Int(($0 * 100).rounded())) %") }
  }
}
