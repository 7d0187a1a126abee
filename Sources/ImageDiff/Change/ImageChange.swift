/// What kind of change made one picture from another, whatever the metric.
public struct ImageChange: Equatable, Sendable {
  /// The kinds, as `diff --json` names them.
  public enum Kind: String, CaseIterable, Sendable {
    /// No byte differs.
    case identical
    /// Only the colour under alpha 0 differs.
    case invisible
    /// Only pixels on edges, whose neighbourhood tells that they are blended.
    case antialiasing
    /// Each colour became another one, and no shape changed.
    case recolour
    /// Content moved by whole pixels.
    case shift
    /// Rows or columns came in between, and the rest moved on.
    case insert
    /// Rows or columns went away, and the rest moved up.
    case delete
    /// The sizes differ, and no row or column explains it.
    case resize
    /// Anything else.
    case content
  }

  /// What kind.
  public let kind: Kind
  /// How far content moved, right and down, in pixels; nil unless the kind is `shift`.
  public let shift: PixelShift?
  /// Which rows or columns; nil unless the kind is `insert` or `delete`.
  public let lines: LineChange?

  /// A change.
  init(_ kind: Kind, shift: PixelShift? = nil, lines: LineChange? = nil) {
    self.kind = kind
    self.shift = shift
    self.lines = lines
  }
}

/// A move by whole pixels, right and down.
public struct PixelShift: Hashable, Sendable {
  /// To the right.
  public let x: Int
  /// Downwards.
  public let y: Int

  /// A move.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// Rows or columns that came or went at one place.
public struct LineChange: Hashable, Sendable, Codable {
  /// Which lines.
  public enum Axis: String, Sendable, Codable {
    /// Rows.
    case rows
    /// Columns.
    case columns
  }

  /// Rows or columns.
  public let axis: Axis
  /// The first line that came or went.
  public let start: Int
  /// How many.
  public let count: Int

  /// Lines.
  public init(axis: Axis, start: Int, count: Int) {
    self.axis = axis
    self.start = start
    self.count = count
  }
}
