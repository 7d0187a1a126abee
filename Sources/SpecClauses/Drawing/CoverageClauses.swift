import Conformance

/// Fills, strokes and clips (CG-03).
enum CoverageClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "CG-03": [
      ClauseCheck(
        "filled polygons", .pixels, needs: ["paths"], of: { _ in FilledShape.straight },
        classes: ["one contour", "two contours", "open", "closed", "past the bitmap"]
      ) { shape, subject in
        try shape.expected.demand(of: try subject.render(shape.request), "the filled polygon")
      },
      ClauseCheck("filled curves", .pixels, needs: ["paths"], of: { _ in FilledShape.curved }) {
        shape, subject in
        try shape.expected.demand(
          of: try subject.render(shape.request), within: FilledShape.curveTolerance, "the filled curve")
      },
      ClauseCheck(
        "strokes", .pixels, needs: ["paths"], of: { _ in StrokedLine.any }, classes: StrokedLine.allClasses
      ) { line, subject in
        try line.expected.demand(of: try subject.render(line.request), "the stroked line")
      },
      ClauseCheck(
        "stroked rectangles in whole numbers", .pixels, needs: ["paths"], of: { _ in StrokedRectangle.any },
        classes: ["pixel edges", "pixel centres", "between"]
      ) { rectangle, subject in
        try rectangle.expected.demand(of: try subject.render(rectangle.request), "the stroked rectangle")
      },
      ClauseCheck(
        "draws through clips", .pixels, needs: ["paths"], of: { _ in ClippedDraws.any },
        classes: ["clipped", "fill and stroke", "stroke alone", "twice through one clip"]
      ) { draws, subject in
        try draws.expected.demand(of: try subject.render(draws.request), "the picture")
      },
    ]
  ]
}
