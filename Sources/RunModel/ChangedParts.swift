import ImageDiff
import Pixels

/// Which parts of a picture really changed.
///
/// The rectangles of parts overlap, and what a shadow touches is seen through a translucent body and on
/// the sheets below; so a rectangle alone does not tell. A shadow is named alone where it explains every
/// changed pixel. Else each pixel counts for the first part that holds it, or for the shadow where that
/// alone reaches and explains it, or else for the nearest part.
struct ChangedParts {
  let reference: UnpremultipliedBitmap
  let candidate: UnpremultipliedBitmap
  let differing: DiffMask
  /// The candidate drawn without its shadows; nil where it has none.
  let withoutShadows: UnpremultipliedBitmap?
  /// Device pixels to a point.
  let scale: Int

  /// The strongest step that a shadow that moved or was blurred otherwise makes beside what casts it; where
  /// it is more, an edge was there.
  private static let softStep: Int32 = 16
  /// How near to a part its former edges are looked for, in points.
  private static let edgeReach = 3

  private static let shadow = "shadow"

  /// The parts, in the order of the rectangles, most important first.
  func changed(among parts: [ToleranceCheck.Part]) -> [ChangeEvidence.Part] {
    if parts.contains(where: { $0.label == Self.shadow }), isShadowAlone {
      return part(Self.shadow, differing).map { [$0] } ?? []
    }
    let solid = parts.filter { $0.label != Self.shadow }
    guard !solid.isEmpty || parts.isEmpty else { return parts.compactMap { part($0.label, differing) } }
    var areas: [String: DiffMask] = [:]
    let none = DiffMask(width: differing.width, height: differing.height)
    differing.forEachPixel { x, y in
      let label = holder(x, y, among: solid)
      areas[label, default: none].insert(x: x, y: y)
    }
    var seen: Set<String> = []
    return parts.compactMap { label, _ in
      seen.insert(label).inserted ? areas[label].flatMap { part(label, $0) } : nil
    }
  }

  private func holder(_ x: Int, _ y: Int, among solid: [ToleranceCheck.Part]) -> String {
    // An arrow's outline reaches into the body where they join.
    if let inside = solid.first(where: { $0.rect.distance(x, y) <= ($0.label == "arrow" ? scale : 0) }) {
      return inside.label
    }
    let nearest = solid.min { $0.rect.distance(x, y) < $1.rect.distance(x, y) }
    guard let nearest else { return Self.shadow }
    guard withoutShadows != nil, isOfShadow(x, y) else { return nearest.label }
    let isEdge =
      nearest.rect.distance(x, y) <= Self.edgeReach * scale
      && ChangeSteps.size(ChangeSteps.step(reference, candidate, x, y)) >= Self.softStep
    return isEdge ? nearest.label : Self.shadow
  }

  private func part(_ label: String, _ mask: DiffMask) -> ChangeEvidence.Part? {
    guard let box = mask.boundingBox else { return nil }
    var strongest: Int32 = 0
    mask.forEachPixel { x, y in
      strongest = max(strongest, ChangeSteps.size(ChangeSteps.step(reference, candidate, x, y)))
    }
    return ChangeEvidence.Part(
      label: label,
      area: ChangeEvidence.Area(x: box.x, y: box.y, width: box.width, height: box.height, pixels: mask.count),
      strongestStep: Int(strongest))
  }

  /// Whether another strength of the same shadow, and nothing else, explains the changed pixels: all but
  /// one in fifty, where its outermost reach falls on something.
  private var isShadowAlone: Bool {
    guard withoutShadows != nil, reference.size == candidate.size else { return false }
    var reached = 0
    var count = 0
    var isAlone = true
    differing.forEachPixel { x, y in
      count += 1
      if !isAlone { return }
      if isOfShadow(x, y) { return }
      reached += 1
      let step = ChangeSteps.step(reference, candidate, x, y)
      isAlone = ChangeSteps.size(step) <= 2 && step.x == step.y && step.y == step.z
    }
    return isAlone && 50 * reached <= count
  }

  /// Whether more or less of the shadow explains what a pixel became.
  ///
  /// Black below what shows adds alpha alone. Black on what lies below, under edges too, takes from all
  /// colours and adds alpha: no more than as much again as the shadow does there now.
  private func isOfShadow(_ x: Int, _ y: Int) -> Bool {
    guard let withoutShadows, withoutShadows.size == candidate.size else { return false }
    let now = ChangeSteps.channels(candidate, x, y)
    let step = ChangeSteps.channels(reference, x, y) &- now
    if step.x == 0 && step.y == 0 && step.z == 0 { return true }
    let shade = now &- ChangeSteps.channels(withoutShadows, x, y)
    return (0..<4).allSatisfy { channel in
      abs(step[channel]) <= (shade[channel] == 0 ? 0 : abs(shade[channel]) + 1)
    }
  }
}

extension PixelRect {
  /// How many pixels lie between a pixel and the rectangle, along the longer way; 0 inside.
  fileprivate func distance(_ x: Int, _ y: Int) -> Int {
    max(self.x - x, x - (self.x + width - 1), self.y - y, y - (self.y + height - 1), 0)
  }
}
