import Foundation
import ImageCoding
import ImageDiff
import JSONText
import Pixels

/// `diff`: compares two image files.
enum DiffVerb: Verb {
  static let name = "diff"
  static let summary = "compares two image files, PNG or JPEG"
  static let operands = "REFERENCE CANDIDATE"
  static let operandCount = 2...2
  static let options =
    MetricChoice.options + [
      Arguments.Option(
        name: "--mask", value: "FILE",
        help: "a picture: what is neither transparent nor black in it is left out"),
      Arguments.Option(name: "--out", value: "FILE.png", help: "where a picture of the difference goes"),
      Arguments.Option(name: "--json", value: nil, help: "JSON on standard output"),
    ]
  static let statuses: [ExitStatus: String] = [
    .different: "a difference", .inconclusive: "every pixel is left out",
  ]
  static let examples = [
    "proofsheet diff old.png new.png --metric channel --threshold 2 --out difference.png"
  ]

  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    let choice = try MetricChoice(arguments)
    if let path = arguments.last("--out"),
      (arguments.operands + arguments.all("--mask")).contains(where: { FilePath.areTheSame($0, path) })
    {
      throw CommandFailure.usage("the difference would replace an input", path, "give --out another file")
    }
    let pair = try await ImagePair.read(arguments.operands[0], arguments.operands[1])
    let comparison = ImageComparison(
      reference: pair.reference.compared, candidate: pair.candidate.compared, metric: choice.metric,
      hidden: try hidden(arguments, choice, pair))
    let limit = choice.pixelLimit(total: comparison.totalPixels)
    let verdict =
      comparison.sizeDiffers ? "size-differs" : comparison.passes(maxPixels: limit) ? "same" : "different"
    if let path = arguments.last("--out") { try write(DifferencePicture(comparison), to: path) }
    let console = Console(arguments: arguments, carriesJSON: arguments.has("--json"))
    if arguments.has("--json") {
      console.print(ComparisonJSON(comparison, pair, verdict: verdict, limit: limit).value.serialized)
    } else {
      console.say(line(comparison, verdict: verdict, limit: limit))
    }
    return verdict == "same" ? .passed : .different
  }

  private static func hidden(
    _ arguments: Arguments, _ choice: MetricChoice, _ pair: ImagePair
  ) throws -> DiffMask? {
    let width = max(pair.reference.bitmap.width, pair.candidate.bitmap.width)
    let height = max(pair.reference.bitmap.height, pair.candidate.bitmap.height)
    let mask = try arguments.last("--mask").map { path in
      let mask = try ImageFile.read(path).bitmap
      guard mask.width == width && mask.height == height else {
        throw CommandFailure.usage(
          "the mask has \(mask.width)×\(mask.height) pixels, the pictures \(width)×\(height)", path,
          "give a mask of that size")
      }
      return mask
    }
    let hidden = choice.hidden(width: width, height: height, mask: mask)
    if let hidden, hidden.count == width * height {
      throw CommandFailure(
        what: "every pixel is left out", location: arguments.last("--mask") ?? "--ignore",
        remedy: "leave some to compare", status: .inconclusive)
    }
    return hidden
  }

  private static func write(_ picture: DifferencePicture, to path: String) throws {
    guard let size = picture.size else {
      throw CommandFailure.usage("the union of both pictures is too large to draw", path, "leave --out out")
    }
    var encoder = FastPNGEncoder(size: size)
    for y in 0..<size.height { encoder.append(row: picture.row(y)) }
    try PNGFile.write(encoder.finish(), to: path)
  }

  /// Up to how many unequal pixels the line says what kind of change it is: past it that takes longer
  /// than the comparison, and `--json` says it.
  private static let mostDescribed = 100_000

  /// What people read: value and limit together.
  private static func line(_ comparison: ImageComparison, verdict: String, limit: Int) -> String {
    let metric = comparison.metric
    var words = "\(verdict)  "
    if metric.isScore {
      let bound = metric.name == "ssim" ? "at least" : "at most"
      let score = comparison.score.map { "\($0)" } ?? "none"
      words += "\(metric.name) \(score), \(bound) \(metric.threshold) passes"
    } else {
      let unit = metric == .exact ? "exact" : "\(metric.name) \(metric.threshold)"
      words +=
        "\(comparison.differingPixels) of \(comparison.totalPixels) pixels differ, \(limit) may (\(unit))"
    }
    if comparison.antialiasedPixels > 0 {
      words += ", \(comparison.antialiasedPixels) more are antialiased"
    }
    if comparison.maskedPixels > 0 { words += ", \(comparison.maskedPixels) more are masked" }
    guard comparison.differingPixels > 0, !comparison.sizeDiffers, comparison.unequal.count <= mostDescribed
    else { return words }
    let change = comparison.change
    words += "; \(change.kind.rawValue)" + (change.shift.map { " (\($0.x), \($0.y))" } ?? "")
    let smallest = comparison.smallestPassing(maxPixels: limit)
    if verdict == "different", let pixels = smallest.maxPixels, let threshold = smallest.threshold {
      words += "; passes at \(pixels) pixels or threshold \(threshold)"
    }
    return words
  }
}
