import Geometry
import PropertyTesting

extension TangentArc {
  /// The example of the clause.
  static let example = TangentArc(
    from: Point(400, 400), corner: Point(140, 250), end: Point(110, 180), radius: 50)

  static let fittingClasses = [
    "quarter or less", "more than a quarter", "already at the first contact",
    "exactly at the first contact",
  ]

  /// Arcs that fit.
  static let fitting = Generator<TangentArc> { (source: inout ChoiceSource) throws(GenerationFailure) in
    let place = Generator<Int>.integer(in: -400...400)
    let corner = Point(Double(try source.draw(place)) / 4, Double(try source.draw(place)) / 4)
    if try source.draw(.once(in: 3)) {
      // A right angle on the axes that begins at its contact point.
      let powers = [1, 2, 4, 8, 16, 32]
      let radius = try source.draw(.one(of: [.integer(in: 1...60), .element(of: powers)]))
      let across = Double(try source.draw(.boolean) ? radius : -radius)
      let down = Double(try source.draw(.boolean) ? radius : -radius)
      return TangentArc(
        from: Point(corner.x + across, corner.y), corner: corner, end: Point(corner.x, corner.y + down),
        radius: Double(radius),
        // Nothing is rounded on the way to a contact point that is a power of two off.
        classes: ["already at the first contact", "quarter or less"]
          + (powers.contains(radius) ? ["exactly at the first contact"] : []))
    }
    let back = Vector(Double(try source.draw(place)) / 4, Double(try source.draw(place)) / 4)
    let on = Vector(Double(try source.draw(place)) / 4, Double(try source.draw(place)) / 4)
    if back.cross(on) == 0 { throw .rejected }
    let radius = Double(try source.draw(.integer(in: 1...400))) / 4
    return TangentArc(
      from: corner + back, corner: corner, end: corner + on, radius: radius,
      classes: [back.dot(on) < 0 ? "quarter or less" : "more than a quarter"])
  }

  static let misfits = ["radius 0", "coincident points", "collinear points", "exact reversal"]

  /// Arcs that do not fit.
  static let degenerate = Generator<TangentArc> { (source: inout ChoiceSource) throws(GenerationFailure) in
    let place = Generator<Int>.integer(in: -400...400)
    let nonzero = Generator<Int>.integer(in: 1...40)
    let corner = Point(Double(try source.draw(place)), Double(try source.draw(place)))
    let step = Vector(Double(try source.draw(place)), Double(try source.draw(nonzero)))
    let other = Double(try source.draw(nonzero))
    let kind = try source.draw(.element(of: misfits))
    let radius = Double(try source.draw(nonzero))
    var arc = TangentArc(
      from: corner - step, corner: corner, end: corner + step * other, radius: radius, classes: [kind])
    switch kind {
    case "radius 0":
      arc.radius = 0
      arc.end = Point(corner.x + step.y, corner.y - step.x)
    case "coincident points":
      if try source.draw(.boolean) { arc.from = corner } else { arc.end = corner }
    case "exact reversal": arc.end = corner - step * other
    default: break
    }
    return arc
  }
}
