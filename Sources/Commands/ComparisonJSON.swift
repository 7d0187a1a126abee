import ImageCoding
import ImageDiff
import JSONText
import Pixels

/// The object that `diff --json` prints (CLI.md).
struct ComparisonJSON {
  private let comparison: ImageComparison
  private let pair: ImagePair
  private let verdict: String
  private let limit: Int

  init(_ comparison: ImageComparison, _ pair: ImagePair, verdict: String, limit: Int) {
    self.comparison = comparison
    self.pair = pair
    self.verdict = verdict
    self.limit = limit
  }

  var value: JSONValue {
    let change = comparison.change
    let regions = DifferenceRegions(of: comparison.mask)
    let smallest = comparison.smallestPassing(maxPixels: limit)
    let metadata = pair.metadataDifferences
    return .object([
      "formatVersion": .integer(1), "metric": .string(comparison.metric.name),
      "metricVersion": .string(comparison.metric.version), "threshold": .number(comparison.metric.threshold),
      "verdict": .string(verdict), "reference": Self.file(pair.reference),
      "candidate": Self.file(pair.candidate), "differingPixels": .integer(comparison.differingPixels),
      "maxPixels": .integer(limit), "antialiasedPixels": .integer(comparison.antialiasedPixels),
      "maskedPixels": .integer(comparison.maskedPixels), "totalPixels": .integer(comparison.totalPixels),
      "ratio": .number(comparison.ratio), "maxChannelDelta": .number(comparison.largestChannelDelta),
      "score": .optional(comparison.score), "boundingBox": comparison.mask.boundingBox.map(Self.box) ?? .null,
      "changeClass": .string(change.kind.rawValue),
      "shift": change.shift.map { .numbers([Double($0.x), Double($0.y)]) } ?? .null,
      "lines": change.lines.map(Self.lines) ?? .null,
      "regions": .array(
        regions.largest.map { .object(["box": Self.box($0.box), "pixels": .integer($0.pixels)]) }),
      "regionCount": .integer(regions.count), "metadataDiffers": .boolean(!metadata.isEmpty),
      "metadataDifferences": .array(metadata.map(JSONValue.string)),
      "smallestPassing": .object([
        "maxPixels": .optional(smallest.maxPixels), "threshold": .optional(smallest.threshold),
      ]),
    ])
  }

  private static func file(_ side: ImagePair.Side) -> JSONValue {
    .object([
      "path": .string(side.path), "width": .integer(side.bitmap.width),
      "height": .integer(side.bitmap.height),
      "animated": .boolean(side.image.metadata.isAnimated),
    ])
  }

  private static func box(_ box: PixelRect) -> JSONValue {
    .array([box.x, box.y, box.width, box.height].map(JSONValue.integer))
  }

  private static func lines(_ lines: LineChange) -> JSONValue {
    .object([
      "axis": .string(lines.axis.rawValue), "start": .integer(lines.start), "count": .integer(lines.count),
    ])
  }
}
