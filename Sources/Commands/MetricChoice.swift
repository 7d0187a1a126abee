import ImageDiff
import Pixels

/// The options of `diff` and `compare` that say how pictures are compared.
struct MetricChoice {
  static let options = [
    Arguments.Option(
      name: "--metric", value: "NAME", help: "exact (default), channel, yiq, ciede2000, ssim or flip"),
    Arguments.Option(
      name: "--threshold", value: "T",
      help:
        "in the metric's unit: channel 0…255 (0), yiq 0…1 (0.1), ciede2000 ΔE (2.3), ssim at least (0.99),"
        + " flip at most (0.01)"),
    Arguments.Option(
      name: "--ignore-antialiasing", value: nil, help: "yiq: leave smoothed edges out, and count them"),
    Arguments.Option(name: "--max-pixels", value: "N", help: "so many differing pixels still pass"),
    Arguments.Option(name: "--max-ratio", value: "R", help: "such a part of the pixels, 0…1, still passes"),
    Arguments.Option(
      name: "--ignore", value: "X,Y,W,H", help: "a rectangle of pixels to leave out",
      isRepeatable: true),
  ]

  let metric: Metric
  /// The options as they were given, each once unless it may be repeated.
  let words: [String]
  private let maxPixels: Int?
  private let maxRatio: Double?
  private let ignored: [PixelRect]

  init(_ arguments: Arguments) throws {
    let name = arguments.last("--metric") ?? "exact"
    guard Metric.names.contains(name) else {
      throw CommandFailure.usage(
        "unknown metric \(name)", "--metric", "use one of \(Metric.names.joined(separator: ", "))")
    }
    let threshold = try arguments.last("--threshold").map { text in
      guard let number = Double(text), let range = Metric.thresholds(of: name), range.contains(number) else {
        throw CommandFailure.usage(
          "\(text) is no threshold of \(name)", "--threshold", Self.thresholdRemedy(name))
      }
      return number
    }
    let ignoresAntialiasing = arguments.has("--ignore-antialiasing")
    guard !ignoresAntialiasing || name == "yiq" else {
      throw CommandFailure.usage(
        "\(name) does not know antialiasing", "--ignore-antialiasing", "use --metric yiq")
    }
    guard
      let metric = Metric(name: name, threshold: threshold, ignoresAntialiasing: ignoresAntialiasing)
    else { throw CommandFailure.usage("unknown metric \(name)", "--metric", "use another") }
    self.metric = metric
    if metric.isScore, let option = ["--max-pixels", "--max-ratio"].first(where: arguments.has) {
      throw CommandFailure.usage("\(name) gives one score for all pixels", option, "use --threshold")
    }
    maxPixels = try arguments.integer("--max-pixels", in: 0...PixelSize.mostPixels)
    maxRatio = try arguments.last("--max-ratio").map { text in
      guard let ratio = Double(text), (0...1).contains(ratio) else {
        throw CommandFailure.usage("\(text) is no ratio", "--max-ratio", "give 0…1")
      }
      return ratio
    }
    ignored = try arguments.all("--ignore").map(Self.rectangle)
    words = Self.options.flatMap { option -> [String] in
      guard option.value != nil else { return arguments.has(option.name) ? [option.name] : [] }
      let values = arguments.all(option.name)
      return (option.isRepeatable ? values : values.suffix(1)).flatMap { [option.name, $0] }
    }
  }

  /// How many pixels of a picture may differ: the smaller of the two limits.
  func pixelLimit(total: Int) -> Int {
    let share = maxRatio.map { Int(($0 * Double(total)).rounded(.down)) }
    return min(share ?? maxPixels ?? 0, maxPixels ?? share ?? 0)
  }

  /// The pixels that are left out of a comparison; nil for none.
  ///
  /// - Parameter mask: another picture: what is neither transparent nor black in it is left out.
  func hidden(width: Int, height: Int, mask: UnpremultipliedBitmap? = nil) -> DiffMask? {
    if ignored.isEmpty && mask == nil { return nil }
    var hidden = DiffMask(width: width, height: height)
    for rect in ignored { hidden.formUnion(rect) }
    if let mask {
      for y in 0..<min(height, mask.height) {
        for x in 0..<min(width, mask.width) {
          let pixel = mask[x, y]
          if pixel.alpha > 0 && (pixel.red > 0 || pixel.green > 0 || pixel.blue > 0) {
            hidden.insert(x: x, y: y)
          }
        }
      }
    }
    return hidden
  }

  /// What would be right for a metric's threshold.
  static func thresholdRemedy(_ name: String) -> String {
    guard let range = Metric.thresholds(of: name) else { return "leave it out, or use another metric" }
    return "give \(range.lowerBound) to \(range.upperBound)"
  }

  private static func rectangle(_ text: String) throws -> PixelRect {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map(Arguments.wholeNumber)
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width > 0, height > 0,
      [x, y, width, height].allSatisfy({ $0 <= PixelSize.longestSide })
    else {
      throw CommandFailure.usage("\(text) is no rectangle", "--ignore", "give X,Y,W,H in pixels")
    }
    return PixelRect(x: x, y: y, width: width, height: height)
  }
}
