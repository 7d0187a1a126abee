public import ImageDiff

/// What cases that changed in the same way have in common, whatever their size, scale and colours.
///
/// All of it but the strength has to be equal; strengths have to be near each other (`ChangeGroup`).
public struct ChangeSignature: Hashable, Sendable {
  /// The shape of a difference.
  enum Shape: Hashable {
    /// It all lies within a few points.
    case spot
    /// Edges moved by so many quarters of a point.
    case moved(quarterPoints: Int)
    /// Thin bands.
    case bands
    /// Areas.
    case areas
  }

  /// The class of change; what moves, comes or goes is one class, since the same new edge moves a picture
  /// or puts a line into it, as its surroundings have it.
  let kind: String
  /// The parts with changes at least a quarter as strong as the strongest, sorted.
  let parts: [String]
  /// How the difference looks.
  let shape: Shape
  /// Whether red, green, blue and alpha became more or less; empty where it depends on the surroundings.
  let signs: [Int]
  /// How much larger the picture became, in quarters of a point; empty for one size.
  let growth: [Int]

  /// The thickest bands, in points: what is thicker is an area.
  private static let thickestBand = 4.0
  /// The longest side of a spot, in points.
  private static let longestSpot = 4.0
  /// The part of soft edges, which are neither bands nor areas.
  private static let soft = ["shadow"]

  /// The signature of what was measured.
  public init(_ change: ImageChange.Kind?, _ evidence: ChangeEvidence) {
    switch change {
    case .shift, .insert, .delete, .content: kind = ImageChange.Kind.content.rawValue
    case .identical, .invisible, .antialiasing, .recolour, .resize: kind = change?.rawValue ?? ""
    case nil: kind = ""
    }
    parts = evidence.parts.filter { 4 * $0.strongestStep >= evidence.strongestStep }.map(\.label).sorted()
    growth = (evidence.growth ?? []).map { Int(($0 * 4).rounded()) }
    if evidence.extent.allSatisfy({ $0 <= Self.longestSpot }) {
      shape = .spot
    } else if let points = evidence.displacement, kind == ImageChange.Kind.content.rawValue,
      parts != Self.soft
    {
      shape = .moved(quarterPoints: Int((4 * points).rounded(.up)))
    } else if evidence.thickness <= Self.thickestBand, parts != Self.soft {
      shape = .bands
    } else {
      shape = .areas
    }
    signs =
      change == .recolour ? evidence.meanSteps.map { $0 < -0.25 ? -1 : $0 > 0.25 ? 1 : 0 } : []
  }

  /// Whether how strong the difference is depends on what it lies on, and says nothing of the change.
  public var ignoresStrength: Bool {
    if case .moved = shape { true } else { false }
  }

  /// Whether two strengths may be of one change, the weaker one first.
  func holdsTogether(_ weaker: Int, _ stronger: Int) -> Bool {
    if kind == ImageChange.Kind.recolour.rawValue { return weaker == stronger }
    return weaker == stronger || (weaker > 2 && 2 * stronger < 3 * weaker)
  }
}

extension ChangeSignature {
  /// How the difference looks, in a few words; empty for areas.
  public func shapeInWords(_ unit: LengthUnit) -> String {
    switch shape {
    case .spot: "a spot"
    case .moved(let quarters): "edges moved by \(unit.words(Double(quarters) / 4))"
    case .bands: "thin bands"
    case .areas: ""
    }
  }
}
