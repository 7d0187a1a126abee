import Pixels

/// Whether every changed colour became one other colour, and whole areas of a colour changed.
struct RecolourCheck {
  private let reference: UnpremultipliedBitmap
  private let candidate: UnpremultipliedBitmap
  private let changed: DiffMask

  /// A check; both pictures have one size.
  init(_ reference: UnpremultipliedBitmap, _ candidate: UnpremultipliedBitmap, changed: DiffMask) {
    self.reference = reference
    self.candidate = candidate
    self.changed = changed
  }

  /// The most colours that are told apart: more is a photo or noise.
  private static let mostColours = 65_536

  /// Whether it is one.
  var isRecolour: Bool { (isMapping || isChannelMapping) && changesWholeAreas }

  /// Each colour became one other, and colours that differed mostly still do.
  ///
  /// One pixel in fifty may break the rule: rounding of blended edges does. Pixels that each have a
  /// colour of their own prove nothing, so a colour stands for two pixels at least.
  private var isMapping: Bool {
    var became: [UInt32: UInt32] = [:]
    var broken = 0
    let isWithinBounds = changed.allRuns { y, columns in
      for x in columns {
        let (old, new) = (bits(reference, x, y), bits(candidate, x, y))
        if let known = became[old] {
          broken += known == new ? 0 : 1
        } else {
          if became.count == Self.mostColours { return false }
          became[old] = new
        }
      }
      return true
    }
    guard isWithinBounds, broken * 50 <= changed.count, became.count * 2 <= changed.count else {
      return false
    }
    return Set(became.values).count * 2 > became.count
  }

  /// Each value of a channel became one other, to within a step of rounding, as brightness, contrast and
  /// gamma do to photos; and values that differed mostly still do.
  private var isChannelMapping: Bool {
    var became = [[UInt8?]](repeating: Array(repeating: nil, count: 256), count: 3)
    var broken = 0
    var seen = 0
    changed.forEachPixel { x, y in
      let old = reference.pixels[y * reference.width + x]
      let new = candidate.pixels[y * candidate.width + x]
      var fits = old.alpha == new.alpha
      for (channel, (from, to)) in [(old.red, new.red), (old.green, new.green), (old.blue, new.blue)]
        .enumerated()
      {
        if let known = became[channel][Int(from)] {
          fits = fits && abs(Int(known) - Int(to)) <= 1
        } else {
          became[channel][Int(from)] = to
          seen += 1
        }
      }
      broken += fits ? 0 : 1
    }
    guard broken * 50 <= changed.count, seen * 2 <= changed.count else { return false }
    let kept = became.reduce(0) { $0 + Set($1.compactMap(\.self)).count }
    return kept * 2 > seen
  }

  /// No unchanged pixel beside a changed one had its colour, or has the new one: a thing that came on a
  /// plain ground, or went from it, is no recolour.
  private var changesWholeAreas: Bool {
    var broken = 0
    changed.forEachRun { y, columns in
      for x in columns {
        let (old, new) = (bits(reference, x, y), bits(candidate, x, y))
        for (beside, row) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
        where isInside(beside, row) && !changed.contains(x: beside, y: row)
          && [old, new].contains(bits(reference, beside, row))
        {
          broken += 1
          break
        }
      }
    }
    return broken * 50 <= changed.count
  }

  private func isInside(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && x < reference.width && y >= 0 && y < reference.height
  }

  private func bits(_ bitmap: UnpremultipliedBitmap, _ x: Int, _ y: Int) -> UInt32 {
    bitmap.pixels[y * bitmap.width + x].visibleBits
  }
}
