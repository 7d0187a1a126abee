/// A set of pixels of a picture, such as those in which two pictures differ.
///
/// One bit a pixel. Each row begins with a new 64-bit word: pixel (x, y) is bit x mod 64, the lowest
/// first, of word y · `wordsPerRow` + x / 64. Bits past the last column are 0.
public struct DiffMask: Equatable, Sendable {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int
  /// The 64-bit words of one row.
  let wordsPerRow: Int
  /// All words, row by row.
  private(set) var words: [UInt64]

  /// An empty set.
  ///
  /// - Precondition: neither side is negative.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a mask has no negative side")
    self.width = width
    self.height = height
    wordsPerRow = (width + 63) / 64
    words = Array(repeating: 0, count: wordsPerRow * height)
  }

  /// How many pixels are in the set.
  ///
  /// - Complexity: one step for each 64 pixels of the picture; keep the value rather than ask twice.
  public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Whether no pixel is in the set.
  ///
  /// - Complexity: as `count`, but it stops at the first pixel.
  public var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// Whether a pixel is in the set; pixels outside are not.
  public func contains(x: Int, y: Int) -> Bool {
    guard x >= 0, x < width, y >= 0, y < height else { return false }
    return words[y * wordsPerRow + x >> 6] & bit(x) != 0
  }

  /// Adds a pixel.
  ///
  /// - Precondition: the pixel lies inside.
  public mutating func insert(x: Int, y: Int) {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the mask")
    words[y * wordsPerRow + x >> 6] |= bit(x)
  }

  /// Takes a pixel out.
  ///
  /// - Precondition: the pixel lies inside.
  public mutating func remove(x: Int, y: Int) {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the mask")
    words[y * wordsPerRow + x >> 6] &= ~bit(x)
  }

  private func bit(_ x: Int) -> UInt64 { 1 << UInt64(x & 63) }

  /// Lends the words to a kernel; it must leave the bits past the last column 0.
  mutating func withWords<Result>(_ body: (inout MutableSpan<UInt64>) -> Result) -> Result {
    var span = words.mutableSpan
    return body(&span)
  }
}
