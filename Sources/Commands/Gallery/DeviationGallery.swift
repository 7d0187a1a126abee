import Catalog
import Components
import Drawing
import JSONText
import Pixels
import SoftwareRendering

/// The part of the gallery that shows each deviation: `seed`, `corrected` and how they differ.
enum DeviationGallery {
  /// What there is to show of one profile.
  private enum Side {
    case drawn(Bitmap)
    case absent(String)

    var bitmap: Bitmap? { if case .drawn(let bitmap) = self { bitmap } else { nil } }
    /// What stands in a picture's place.
    var remark: String { if case .absent(let remark) = self { remark } else { "" } }
  }

  /// The width and height up to which small pictures are magnified.
  private static let panel = 280

  /// The text; the pictures are written on the way.
  static func text(_ files: GalleryFiles) throws -> String {
    let introduction = """
      ## Deviations

      Where the sources contradict themselves ([SPEC](SPEC.md), section 6): one input for each row, under `seed`,
      which does what their code does, and under `corrected`, which does what their documentation promises. Small
      pictures are magnified by whole numbers. In the difference, a yellow pixel differs, both pictures laid on white, by
      more steps of 0…255 than its heading says (`channel`, [METRICS](METRICS.md)): as few as leave most of the picture
      unmarked, since D-07 changes the colours of every popover. Of pictures of two sizes it shows the union.


      """
    return try introduction + ExampleDeviations.all.map { try section($0, files) }.joined(separator: "\n")
  }

  private static func section(_ deviation: ExampleDeviation, _ files: GalleryFiles) throws -> String {
    let seed = try side(deviation, .seed)
    let corrected = try side(deviation, .corrected)
    let difference = DeviationDifference(seed.bitmap, corrected.bitmap)
    let bitmaps = [seed.bitmap, corrected.bitmap].compactMap { $0 }
    let longest = bitmaps.map { max($0.width, $0.height) }.max() ?? panel
    let factor = max(1, min(4, panel / longest))
    func cell(_ bitmap: Bitmap?, _ name: String, otherwise: String) throws -> String {
      guard let bitmap else { return otherwise }
      let large = try bitmap.magnified(by: factor)
      return try files.write(
        try ContactSheetPicture([large], largest: large.size, width: 1, gap: 1),
        name: "\(deviation.id.lowercased())-\(name)", alternative: "\(deviation.id), \(name)")
    }
    let cells = [
      try cell(seed.bitmap, "seed", otherwise: seed.remark),
      try cell(corrected.bitmap, "corrected", otherwise: corrected.remark),
      try cell(difference?.bitmap, "difference", otherwise: "nothing to compare"),
    ]
    let parameters = try deviation.parameters(.seed).json.serialized
    return """
      ### \(deviation.id)

      \(deviation.statement)

      | seed | corrected | difference\(difference.map { " above \($0.threshold)" } ?? "") |
      | --- | --- | --- |
      | \(cells.joined(separator: " | ")) |

      `\(parameters)`

      """
  }

  private static func side(_ deviation: ExampleDeviation, _ profile: Profile) throws -> Side {
    let bitmap: Bitmap
    do {
      let parameters = try deviation.parameters(profile)
      bitmap = try SoftwareRenderer().render(parameters.request(try parameters.picture()))
    } catch let failure as ParameterFailure {
      return .absent("refused: `\(failure.key)` \(failure.problem)")
    }
    return bitmap.pixels.allSatisfy(\.isClear) ? .absent("nothing is drawn") : .drawn(bitmap)
  }
}
