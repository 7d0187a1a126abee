import Conformance
import Geometry
import JSONText
import Pixels
import PropertyTesting

/// The outlines of the seven images (POP-17 to POP-21).
enum ImageOutlineClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = Dictionary(
    uniqueKeysWithValues: ["POP-17", "POP-18", "POP-19", "POP-20", "POP-21"].map { id in
      let images = SpecImage.allCases.filter { $0.outlineClause == id }
      let names = images.map(\.rawValue)
      return (
        id,
        [
          ClauseCheck(
            "path", .layout, of: { _ in SourceImageInput.each(of: images) },
            classes: names + ["mirrored", "unmirrored"], body: path),
          ClauseCheck(
            "coverage", .pixels,
            of: { _ in SourceImageInput.each(of: images, styles: [PlainStyle.coverage]) }, body: coverage),
        ] + (id == "POP-21" ? [gradientStaysUpright] : [])
      )
    })

  /// POP-21: the path is flipped, not the picture.
  private static let gradientStaysUpright = ClauseCheck<Subject>(
    "gradient stays upright", .pixels,
    of: { _ in
      SourceImageInput.each(of: [.down, .downRight, .sideTop], styles: [PlainStyle.ramp])
    }
  ) { image, subject in
    let bitmap = try subject.picture(of: image)
    // In every image column 9 from the tail's side is body all the way between the corners.
    let column = (image.isMirrored ? Int(image.image.size.width) - 10 : 9) * image.scale
    let whole = (0..<bitmap.height).filter { bitmap[column, $0].alpha == 255 }
    guard let top = whole.first, let bottom = whole.last else {
      let all = PixelRect(x: column, y: 0, width: 1, height: bitmap.height)
      throw Violation("no pixel of column \(column) is covered wholly", marks: [all])
    }
    for row in [top, bottom] {
      let wanted = 255 * (Double(row) + 0.5) / Double(bitmap.height)
      try demand(
        (Double(bitmap[column, row].red) - wanted).magnitude <= 1,
        "row \(row) of \(bitmap.height) is \(bitmap[column, row].red), not \(wanted): black is at the top",
        marks: [PixelRect(x: column, y: row, width: 1, height: 1)])
    }
  }

  private static func path(_ image: SourceImageInput, _ subject: Subject) throws {
    let shown = try ShownBackground(try subject.layOut(image.parameters))
    let found = try ShownArtwork(shown).outline()
    if let difference = found.firstDifference(from: image.image.outline) {
      let width = image.image.size.width
      let points = difference.points.map { image.isMirrored ? Point(width - $0.x, $0.y) : $0 }
      throw Violation("the outline of \(image.image.rawValue): \(difference.text)", at: .box(around: points))
    }
    try demand(
      shown.isMirrored == image.isMirrored, "it is drawn mirrored: \(shown.isMirrored)", at: .everything)
  }

  /// Each pixel against the area of the outline in it, measured another way; and the whole area.
  private static func coverage(_ image: SourceImageInput, _ subject: Subject) throws {
    try CoverageOracle.demand(
      try subject.picture(of: image), covers: image.outline, scale: image.scale)
  }
}
