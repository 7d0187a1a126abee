import Pixels

/// Finds the move by whole pixels that explains every changed pixel.
///
/// Content that moved is found twice: each changed pixel of the candidate shows what the reference has
/// where it came from, and each changed pixel of the reference is shown where it went.
struct ShiftSearch {
  /// How far content is followed, in pixels.
  static let reach = 32

  private let reference: UnpremultipliedBitmap
  private let candidate: UnpremultipliedBitmap
  private let changed: DiffMask

  /// A search; both pictures have one size.
  init(_ reference: UnpremultipliedBitmap, _ candidate: UnpremultipliedBitmap, changed: DiffMask) {
    self.reference = reference
    self.candidate = candidate
    self.changed = changed
  }

  /// The shortest move; nil where none explains all.
  var shift: PixelShift? {
    let samples = samples()
    let ground = ground
    return Self.shifts.first { shift in
      // A few hundred pixels refuse nearly every move at the first of them.
      samples.allSatisfy { explains($0.x, $0.y, shift) }
        && samples.count { isContentThatArrived($0.x, $0.y, shift, ground) } * 4 > samples.count
        && samples.count { isContentThatLeft($0.x, $0.y, shift, ground) } * 4 > samples.count
        && changed.allRuns { y, columns in columns.allSatisfy { explains($0, y, shift) } }
        && nothingStayed(shift, ground)
    }
  }

  /// All moves within reach, the shortest first; of equal ones right before left, down before up.
  private static let shifts: [PixelShift] = {
    var shifts: [PixelShift] = []
    for y in -reach...reach {
      for x in -reach...reach where x != 0 || y != 0 { shifts.append(PixelShift(x: x, y: y)) }
    }
    return shifts.sorted { first, second in
      let (one, other) = (first.x * first.x + first.y * first.y, second.x * second.x + second.y * second.y)
      return (one, -first.x, -first.y) < (other, -second.x, -second.y)
    }
  }()

  /// Changed pixels from all over the picture.
  private func samples() -> [(x: Int, y: Int)] {
    let every = max(1, changed.count / 256)
    var samples: [(x: Int, y: Int)] = []
    var seen = 0
    changed.forEachRun { y, columns in
      for x in columns {
        if seen % every == 0 { samples.append((x, y)) }
        seen += 1
      }
    }
    return samples
  }

  private func explains(_ x: Int, _ y: Int, _ shift: PixelShift) -> Bool {
    let (fromX, fromY) = (x - shift.x, y - shift.y)
    if isInside(fromX, fromY), bits(candidate, x, y) != bits(reference, fromX, fromY) { return false }
    let (toX, toY) = (x + shift.x, y + shift.y)
    return !isInside(toX, toY) || bits(reference, x, y) == bits(candidate, toX, toY)
  }

  /// Whether the candidate shows content at a pixel that `explains` found where it came from. Ground is
  /// found everywhere, and proves no move.
  private func isContentThatArrived(_ x: Int, _ y: Int, _ shift: PixelShift, _ ground: UInt32) -> Bool {
    isInside(x - shift.x, y - shift.y) && bits(candidate, x, y) != ground
  }

  /// Whether the reference shows content at a pixel that `explains` found where it went.
  private func isContentThatLeft(_ x: Int, _ y: Int, _ shift: PixelShift, _ ground: UInt32) -> Bool {
    isInside(x + shift.x, y + shift.y) && bits(reference, x, y) != ground
  }

  /// Whether what moved left the place that it came from: a copy beside the original is no move.
  ///
  /// From each changed pixel back along the move all has to have moved, up to the next changed pixel or
  /// the ground that the content lies on; and forward likewise.
  private func nothingStayed(_ shift: PixelShift, _ ground: UInt32) -> Bool {
    // Every pixel of the picture once in each direction is more than any real move needs.
    var steps = 2 * reference.size.count
    func walk(_ x: Int, _ y: Int, _ stepX: Int, _ stepY: Int) -> Bool {
      var (x, y) = (x + stepX, y + stepY)
      while isInside(x, y), !changed.contains(x: x, y: y), bits(reference, x, y) != ground {
        steps -= 1
        guard steps > 0, explains(x, y, shift) else { return false }
        (x, y) = (x + stepX, y + stepY)
        if !isInside(x, y) {
          // From outside comes only what reaches the border.
          let border = (min(max(x, 0), reference.width - 1), min(max(y, 0), reference.height - 1))
          return bits(reference, border.0, border.1) != ground
        }
      }
      return true
    }
    return changed.allRuns { y, columns in
      columns.allSatisfy { walk($0, y, -shift.x, -shift.y) && walk($0, y, shift.x, shift.y) }
    }
  }

  /// The most common colour of the reference, among pixels from all over it.
  private var ground: UInt32 {
    var counts: [UInt32: Int] = [:]
    let every = max(1, reference.size.count / 4096)
    for index in stride(from: 0, to: reference.size.count, by: every) {
      counts[reference.pixels[index].visibleBits, default: 0] += 1
    }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
  }

  private func isInside(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && x < reference.width && y >= 0 && y < reference.height
  }

  private func bits(_ bitmap: UnpremultipliedBitmap, _ x: Int, _ y: Int) -> UInt32 {
    bitmap.pixels[y * bitmap.width + x].visibleBits
  }
}
