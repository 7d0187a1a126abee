import Foundation
import ImageCoding
import ImageDiff
import JSONText
import Pixels

/// `diff`: compares two image files.
enum DiffVerb: Verb {
  static let name = "diff"
  static let summary = "compares two image files"
  static let operands = "REFERENCE CANDIDATE"
  static let operandCount = 2...2
  static let options = [
    Arguments.Option(name: "--metric", value: "NAME", help: "exact (default) or channel"),
    Arguments.Option(name: "--threshold", value: "T", help: "channel: steps of 0…255 that are no difference"),
    Arguments.Option(name: "--max-pixels", value: "N", help: "so many differing pixels still pass"),
    Arguments.Option(name: "--max-ratio", value: "R", help: "such a part of the pixels, 0…1, still passes"),
    Arguments.Option(name: "--out", value: "FILE.png", help: "where a picture of the difference goes"),
    Arguments.Option(name: "--json", value: nil, help: "JSON on standard output"),
  ]

  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    let metric = try metric(arguments)
    let (first, second) = (arguments.operands[0], arguments.operands[1])
    let reference = try PNGFile.read(first)
    let candidate = try PNGFile.read(second)
    let comparison = ImageComparison(reference: reference, candidate: candidate, metric: metric)
    let numbers = comparison.measurements
    let limit = try pixelLimit(arguments, total: numbers.totalPixels)
    let verdict =
      comparison.sizeDiffers ? "size-differs" : numbers.differingPixels > limit ? "different" : "same"
    if let path = arguments.last("--out"), let picture = comparison.differencePicture(over: reference) {
      try PNGFile.write(picture, to: path)
    }
    let console = Console(arguments: arguments, carriesJSON: arguments.has("--json"))
    if arguments.has("--json") {
      console.print(
        json(comparison, verdict: verdict, limit: limit, reference: first, candidate: second).serialized)
    } else {
      console.say(
        "\(verdict)  \(numbers.differingPixels) of \(numbers.totalPixels) pixels differ,"
          + " at most by \(numbers.largestChannelDelta); \(limit) may (\(metric.name) \(metric.threshold))")
    }
    return verdict == "same" ? .passed : .different
  }

  private static func metric(_ arguments: Arguments) throws -> Metric {
    let threshold = try arguments.integer("--threshold", in: 0...255)
    switch arguments.last("--metric") ?? "exact" {
    case "exact":
      guard threshold == nil else {
        throw CommandFailure.usage("exact has no threshold", "--threshold", "use --metric channel")
      }
      return .exact
    case "channel": return .channel(threshold: threshold ?? 0)
    case let other:
      throw CommandFailure.usage("unknown metric \(other)", "--metric", "use exact or channel")
    }
  }

  private static func pixelLimit(_ arguments: Arguments, total: Int) throws -> Int {
    let pixels = try arguments.integer("--max-pixels", in: 0...PixelSize.mostPixels)
    guard let text = arguments.last("--max-ratio") else { return pixels ?? 0 }
    guard let ratio = Double(text), (0...1).contains(ratio) else {
      throw CommandFailure.usage("\(text) is no ratio", "--max-ratio", "give 0…1")
    }
    let share = Int((ratio * Double(total)).rounded(.down))
    return min(share, pixels ?? share)
  }

  private static func json(
    _ comparison: ImageComparison, verdict: String, limit: Int, reference: String, candidate: String
  ) -> JSONValue {
    func file(_ path: String, _ size: PixelSize) -> JSONValue {
      .object(["path": .string(path), "width": .integer(size.width), "height": .integer(size.height)])
    }
    let numbers = comparison.measurements
    return .object([
      "formatVersion": .integer(1), "metric": .string(comparison.metric.name),
      "metricVersion": .string(comparison.metric.version), "verdict": .string(verdict),
      "reference": file(reference, comparison.referenceSize),
      "candidate": file(candidate, comparison.candidateSize),
      "differingPixels": .integer(numbers.differingPixels), "antialiasedPixels": .integer(0),
      "maskedPixels": .integer(0), "totalPixels": .integer(numbers.totalPixels),
      "ratio": .number(numbers.ratio), "maxChannelDelta": .integer(numbers.largestChannelDelta),
      "score": .null,
      "boundingBox": numbers.boundingBox.map { box in
        .numbers([Double(box.x), Double(box.y), Double(box.width), Double(box.height)])
      } ?? .null,
      "changeClass": .null, "shift": .null, "regions": .array([]), "metadataDiffers": .null,
      "smallestPassing": .object([
        "maxPixels": comparison.sizeDiffers ? .null : .integer(numbers.differingPixels),
        "threshold": comparison.sizeDiffers ? .null : .optional(numbers.smallestThreshold(maxPixels: limit)),
      ]),
    ])
  }
}
