import Pixels

/// The differing pixels of a comparison, parted into smoothed edges and all others.
struct AntialiasingRemoval: Equatable, Sendable {
  /// What still counts as different.
  let remaining: DiffMask
  /// What is taken for antialiasing.
  let removed: DiffMask
  /// Regions that detection took out in part and that are back, since they are an edge that moved.
  let movedEdges: [MovedEdge]

  /// Asks of each pixel of a mask whether either picture shows antialiasing there, then puts moved edges
  /// back: an edge that has moved by whole pixels is a change.
  ///
  /// A pixel that only one picture has stays different.
  init(_ differing: DiffMask, reference: UnpremultipliedBitmap, candidate: UnpremultipliedBitmap) {
    var removed = Self.detect(differing, reference: reference, candidate: candidate)
    var remaining = differing.subtracting(removed)
    var edges: [MovedEdge] = []
    if !removed.isEmpty {
      ConnectedRegions(of: differing).forEach { runs in
        guard let edge = MovedEdge(runs, removed: removed, reference: reference, candidate: candidate)
        else { return }
        edges.append(edge)
        for run in runs { remaining.formUnion(run.rect) }
      }
      removed.subtract(remaining)
    }
    self.remaining = remaining
    self.removed = removed
    movedEdges = edges
  }

  /// Whether nothing would remain, told by the first pixel that does.
  static func explains(
    _ differing: DiffMask, reference: UnpremultipliedBitmap, candidate: UnpremultipliedBitmap
  ) -> Bool {
    guard reference.size == candidate.size else { return false }
    let areAntialiased = differing.allRuns { y, columns in
      columns.allSatisfy { x in
        Antialiasing.isAntialiased(x: x, y: y, in: reference, other: candidate)
          || Antialiasing.isAntialiased(x: x, y: y, in: candidate, other: reference)
      }
    }
    return areAntialiased
      && AntialiasingRemoval(differing, reference: reference, candidate: candidate).remaining.isEmpty
  }

  /// The pixels of a mask that either picture shows as antialiased.
  static func detect(
    _ differing: DiffMask, reference: UnpremultipliedBitmap, candidate: UnpremultipliedBitmap
  ) -> DiffMask {
    var found = DiffMask(width: differing.width, height: differing.height)
    let width = min(reference.width, candidate.width)
    let height = min(reference.height, candidate.height)
    differing.forEachPixel { x, y in
      guard x < width && y < height else { return }
      if Antialiasing.isAntialiased(x: x, y: y, in: reference, other: candidate)
        || Antialiasing.isAntialiased(x: x, y: y, in: candidate, other: reference)
      {
        found.insert(x: x, y: y)
      }
    }
    return found
  }
}
