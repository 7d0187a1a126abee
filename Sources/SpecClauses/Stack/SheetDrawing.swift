import Conformance
import Drawing
import Geometry

/// How one sheet is drawn (STK-04, STK-10).
enum SheetDrawing {
  /// Filled white, then stroked gray with a line of one point, both along its outline.
  static func demandSheet(_ sheet: StackSheet, _ fill: DrawOperation, _ line: DrawOperation) throws {
    try locating(at: .box(around: sheet.corners)) {
      guard case .fill(let path, let paint, nil) = fill.content else {
        throw Violation("a sheet is filled without a shadow, not \(fill.name)")
      }
      try demandOutline(path, sheet)
      try demand(paint == .color(StackConstants.fill), "a sheet is filled with \(paint), not white")
      guard case .stroke(let outline, let width, let color) = line.content else {
        throw Violation("a sheet's fill is followed by its line, not by \(line.name)")
      }
      try demandOutline(outline, sheet)
      try demand(
        width == StackConstants.lineWidth && color == StackConstants.line,
        "a sheet's line is \(width) points of \(color)")
      try demand(fill.clip == nil && line.clip == nil, "a sheet is clipped")
    }
  }

  /// The closed polygon of a sheet's corners.
  static func demandOutline(_ path: Path, _ sheet: StackSheet) throws {
    let points = path.controlPoints
    try demand(
      points.count == sheet.corners.count && zip(points, sheet.corners).allSatisfy(StackRounding.agree)
        && path.elements.last == .close,
      "a sheet is drawn along \(path.elements), not round \(sheet.corners)", at: .box(around: sheet.corners))
  }
}
