/// The offsets of an arrow at which a popover background changes, or might.
enum ArrowOffsets {
  /// POP-06: the distance of the last centre that is still between from the end of the edge, which
  /// is half the arrow's base and the corner's radius.
  private static let reach = 25.5
  /// Half the arrow's base, and the corner's radius (POP-01).
  private static let (half, radius): (Double, Double) = (18.5, 7)

  /// The offsets for an edge of a length, ascending: at each end the last centre that is between, the
  /// first 32-bit float past it, a quarter of a point on both sides, the middles of the ranges of D-03
  /// and D-04, the end itself and 1,000 points past it; the middle, a sixth of the edge on both sides,
  /// and where the first stretch is rounded.
  ///
  /// Always the same number; on a short edge some are equal.
  static func all(length: Double, isVertical: Bool) -> [Double] {
    let middle = length / 2
    // D-03: up and down for centres in [25.5, 27.5), sides in [25.5, 42.5). D-04: [L − 26.5, L − 25.5].
    let squeezed = isVertical ? 26.5 : 34.0
    let insets = [reach, reach - 0.25, reach + 0.25, squeezed, 26, 0, -1000]
    let near = insets + [firstNear()]
    let far = insets.map { length - $0 } + [firstFar(length: length)]
    let between = [0, -length / 6, length / 6, -17.5, -17.49, 17.49, 17.5]
    return ((near + far).map { $0 - middle } + between).sorted()
  }

  /// The first centre, going down in steps of 32-bit floats, that is at the near edge.
  private static func firstNear() -> Double {
    var centre = Float(reach).nextDown
    while Float(Double(centre) - half) >= Float(radius) { centre = centre.nextDown }
    return Double(centre)
  }

  /// The first centre, going up in steps of 32-bit floats, that is at the far edge.
  ///
  /// On a short edge one step of the centre is too small to be seen once the arrow's half is added.
  private static func firstFar(length: Double) -> Double {
    var centre = Float(length - reach).nextUp
    while Float(Double(centre) + half) <= Float(length - radius) { centre = centre.nextUp }
    return Double(centre)
  }
}
