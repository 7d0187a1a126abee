public import ImageDiff

/// What is measured of a changed picture besides its counts: which parts changed, how far and how much.
///
/// Plain values, so that it is recorded as it was measured.
public struct ChangeEvidence: Equatable, Sendable, Codable {
  /// A rectangle in device pixels, and how many differing pixels it holds.
  public struct Area: Hashable, Sendable, Codable {
    /// The left edge.
    public var x: Int
    /// The top edge.
    public var y: Int
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int
    /// Differing pixels inside.
    public var pixels: Int

    /// An area.
    public init(x: Int, y: Int, width: Int, height: Int, pixels: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.pixels = pixels
    }
  }

  /// A part that changed.
  public struct Part: Hashable, Sendable, Codable {
    /// The part's label.
    public var label: String
    /// Where in it pixels differ; each differing pixel counts for one part alone.
    public var area: Area
    /// The largest step of a premultiplied channel there, 0…255.
    public var strongestStep: Int

    /// A part.
    public init(label: String, area: Area, strongestStep: Int) {
      self.label = label
      self.area = area
      self.strongestStep = strongestStep
    }
  }

  /// The parts that really changed, in the component's order; empty where it has none.
  public var parts: [Part]
  /// The clauses that cover those parts.
  public var clauses: [String]
  /// The largest connected groups of differing pixels, most pixels first.
  public var regions: [Area]
  /// How many such groups there are.
  public var regionCount: Int
  /// The largest step of a premultiplied channel, 0…255.
  public var strongestStep: Int
  /// The mean step of red, green, blue and alpha, premultiplied, over all differing pixels; above 0 where
  /// the candidate has more.
  public var meanSteps: [Double]
  /// How thick the changed bands are, in points: half of the pixels that changed at least a quarter as much
  /// as the strongest one lie in bands that are thinner.
  public var thickness: Double
  /// How far edges moved, in points: exactly where the class of change tells it; nil where no move explains
  /// most of the difference.
  public var displacement: Double?
  /// The width and height of the rectangle around those pixels, in points.
  public var extent: [Double]
  /// How much wider and taller the candidate is, in points; nil for pictures of one size.
  public var growth: [Double]?
  /// Which rows or columns came or went, in device pixels; nil unless the change is that alone.
  public var lines: LineChange?

  /// Evidence.
  public init(
    parts: [Part], clauses: [String], regions: [Area], regionCount: Int, strongestStep: Int,
    meanSteps: [Double],
    thickness: Double, displacement: Double?, extent: [Double], growth: [Double]?,
    lines: LineChange? = nil
  ) {
    self.parts = parts
    self.clauses = clauses
    self.regions = regions
    self.regionCount = regionCount
    self.strongestStep = strongestStep
    self.meanSteps = meanSteps
    self.thickness = thickness
    self.displacement = displacement
    self.extent = extent
    self.growth = growth
    self.lines = lines
  }
}
