import Conformance
import Drawing
import Geometry
import PropertyTesting

/// The tangent arc (CG-02).
enum TangentArcClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "CG-02": [
      ClauseCheck("by angles", .layout, of: { _ in TangentArc.fitting }, classes: TangentArc.fittingClasses) {
        arc, _ in
        try arc.demand(arc.path.elements, areOneOf: arc.elementsByAngles)
      },
      ClauseCheck("no circle fits", .layout, of: { _ in TangentArc.degenerate }, classes: TangentArc.misfits)
      {
        arc, _ in
        try arc.demand(arc.path.elements, are: [.move(arc.from), .line(arc.corner)])
      },
      ClauseCheck("no current point", .layout, of: { _ in TangentArc.fitting }) { arc, _ in
        var path = Path()
        path.arc(towards: arc.corner, to: arc.end, radius: arc.radius)
        try demand(path.elements.isEmpty, "an arc without a current point adds \(path.elements)")
      },
      ClauseCheck("the worked example", .layout, of: { _ in .constant(TangentArc.example) }) { arc, _ in
        let expected: [Path.Element] = [
          .move(Point(400, 400)), .line(Point(154.415379, 258.316565)),
          .cubic(
            control1: Point(145.057503, 252.917790), control2: Point(137.699975, 244.633276),
            end: Point(133.444250, 234.703250)),
        ]
        try arc.demand(arc.path.elements, are: expected, within: 1e-6)
      },
      ClauseCheck(
        "corners of a popover", .layout, of: { _ in PopoverCorners.any }, classes: ["up", "down", "right"]
      ) {
        popover, subject in
        let paths = try subject.layOut(popover.parameters).request.displayList.paths
        for corner in popover.corners {
          try demand(
            paths.contains { $0.elements.contains { corner.isDrawn(by: $0) } },
            "no curve of the outline is the arc round (\(corner.corner.x), \(corner.corner.y))",
            at: .box(around: [corner.corner, corner.inner]))
        }
      },
    ]
  ]
}
