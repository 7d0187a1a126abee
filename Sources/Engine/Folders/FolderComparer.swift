import ImageCoding
public import ImageDiff
import Pixels
public import Reporting
public import RunModel
import Storage

/// Compares pictures of two folders by their names; the same from any thread.
public struct FolderComparer: Sendable {
  /// How a pair is compared.
  public struct Settings: Sendable {
    /// The metric.
    public let metric: Metric
    /// How many of a number of pixels may differ.
    public let pixelLimit: @Sendable (Int) -> Int
    /// The pixels of a width and a height that are left out.
    public let hidden: @Sendable (Int, Int) -> DiffMask?
    /// Whether small pictures and pictures of differences are made for a report.
    public let makesPictures: Bool

    /// Settings.
    public init(
      metric: Metric, makesPictures: Bool, pixelLimit: @escaping @Sendable (Int) -> Int,
      hidden: @escaping @Sendable (Int, Int) -> DiffMask?
    ) {
      self.metric = metric
      self.makesPictures = makesPictures
      self.pixelLimit = pixelLimit
      self.hidden = hidden
    }
  }

  /// What became of one name.
  public struct Outcome: Sendable {
    /// The result.
    public var result: CaseResult
    /// Pictures for a report; empty where none are made.
    public var pictures = CasePictures()
  }

  private let reference: String
  private let candidate: String
  private let settings: Settings

  /// A comparer of two folders.
  public init(reference: String, candidate: String, settings: Settings) {
    self.reference = reference
    self.candidate = candidate
    self.settings = settings
  }

  /// Compares the two pictures of a name. A file that cannot be read is a result.
  public func compare(_ name: String, ordinal: Int) -> Outcome {
    var outcome = Outcome(
      result: CaseResult(
        caseID: CaseID(pictureName: name), ordinal: ordinal, verdict: .failed, parameters: "{}"))
    do { try compare(name, into: &outcome) } catch {
      outcome.result.verdict = .failed
      outcome.result.detail = "\(error)"
    }
    return outcome
  }

  /// A picture that one folder alone has.
  public func single(_ name: String, isNew: Bool, ordinal: Int) -> Outcome {
    var outcome = Outcome(
      result: CaseResult(
        caseID: CaseID(pictureName: name), ordinal: ordinal, verdict: isNew ? .new : .missing,
        parameters: "{}"))
    outcome.result.detail = "not in the \(isNew ? "reference" : "candidate") folder"
    let path = "\(isNew ? candidate : reference)/\(name)"
    do {
      let bytes = try ImageFile.bytes(path)
      let image = try decode(bytes, path)
      note(image.bitmap, &outcome)
      if settings.makesPictures {
        outcome.pictures.thumbnail = try Self.thumbnail(image.bitmap)
        let png = try Self.png(bytes, image)
        if isNew { outcome.pictures.actual = png } else { outcome.pictures.baseline = png }
      }
    } catch {
      outcome.result.verdict = .failed
      outcome.result.detail = "\(error)"
    }
    return outcome
  }

  /// A digest of a picture's pixels, colour under alpha 0 included, and of its 16-bit samples; nil where
  /// it cannot be read.
  public func pixelDigest(_ name: String, inCandidate: Bool) -> Digest? {
    guard let image = try? ImageFile.read("\(inCandidate ? candidate : reference)/\(name)") else {
      return nil
    }
    return PictureHasher.digest(of: image.bitmap, deepSamples: image.deepSamples)
  }

  /// The bytes of both files of a name.
  func files(of name: String) throws -> (reference: [UInt8], candidate: [UInt8]) {
    (try ImageFile.bytes("\(reference)/\(name)"), try ImageFile.bytes("\(candidate)/\(name)"))
  }

  private func compare(_ name: String, into outcome: inout Outcome) throws {
    let paths = ("\(reference)/\(name)", "\(candidate)/\(name)")
    let bytes = (try ImageFile.bytes(paths.0), try ImageFile.bytes(paths.1))
    if bytes.0 == bytes.1 {
      // Equal bytes are equal pictures once one of them is known to be sound.
      outcome.result.differingPixels = 0
      outcome.result.verdict = .passed
      if settings.makesPictures {
        let image = try decode(bytes.0, paths.0)
        note(image.bitmap, &outcome)
        outcome.pictures.thumbnail = try Self.thumbnail(image.bitmap)
      } else {
        do { try ImageDecoder.validate(bytes.0) } catch {
          throw ImageCodingFailure.inFile(path: paths.0, failure: error)
        }
      }
      return
    }
    let images = (try decode(bytes.0, paths.0), try decode(bytes.1, paths.1))
    note(images.1.bitmap, &outcome)
    let width = max(images.0.bitmap.width, images.1.bitmap.width)
    let height = max(images.0.bitmap.height, images.1.bitmap.height)
    let hidden = settings.hidden(width, height)
    if let hidden, hidden.count == width * height {
      outcome.result.verdict = .skipped
      outcome.result.detail = "every pixel is left out"
      return
    }
    let comparison = ImageComparison(
      reference: ComparedPicture(images.0.bitmap, deepSamples: images.0.deepSamples),
      candidate: ComparedPicture(images.1.bitmap, deepSamples: images.1.deepSamples),
      metric: settings.metric, hidden: hidden)
    judge(comparison, &outcome.result)
    guard settings.makesPictures else { return }
    outcome.pictures.thumbnail = try Self.thumbnail(images.1.bitmap)
    if outcome.result.verdict == .changed {
      outcome.pictures.baseline = try Self.png(bytes.0, images.0)
      outcome.pictures.actual = try Self.png(bytes.1, images.1)
      outcome.pictures.difference = try Self.png(DifferencePicture(comparison))
    }
  }

  private func judge(_ comparison: ImageComparison, _ result: inout CaseResult) {
    result.differingPixels = comparison.differingPixels
    if comparison.isIdentical {
      result.verdict = .passed
      result.largestChannelDelta = 0
      return
    }
    let limit = settings.pixelLimit(comparison.totalPixels)
    result.largestChannelDelta = Int(comparison.largestChannelDelta.rounded(.up))
    result.boundingBox = comparison.mask.boundingBox
    let change = comparison.change
    result.change = change.kind
    result.shift = change.shift
    result.evidence = ChangeMeasurement.evidence(
      of: comparison, change, parts: [], withoutShadows: nil, scale: 1)
    let passes = comparison.passes(maxPixels: limit)
    if settings.metric != .exact || limit > 0 {
      let smallest = comparison.smallestPassing(maxPixels: limit)
      result.limits = [
        LimitOutcome(
          part: nil, metric: comparison.metric.name, metricVersion: comparison.metric.version,
          threshold: comparison.metric.threshold, maxPixels: limit, reason: "given with the command",
          differingPixels: comparison.differingPixels, score: comparison.score, passes: passes,
          smallestMaxPixels: smallest.maxPixels, smallestThreshold: smallest.threshold)
      ]
    }
    result.verdict = passes ? .withinTolerance : .changed
  }

  private func note(_ bitmap: UnpremultipliedBitmap, _ outcome: inout Outcome) {
    outcome.result.width = bitmap.width
    outcome.result.height = bitmap.height
  }

  private func decode(_ bytes: [UInt8], _ path: String) throws -> DecodedImage {
    do { return try ImageDecoder.decode(bytes) } catch {
      throw ImageCodingFailure.inFile(path: path, failure: error)
    }
  }

  private static func thumbnail(_ bitmap: UnpremultipliedBitmap) throws -> [UInt8] {
    try PNGEncoder.encode(Thumbnail.of(Bitmap(bitmap)))
  }

  /// A file's own bytes where they are PNG; browsers show nothing else in a report.
  private static func png(_ bytes: [UInt8], _ image: DecodedImage) throws -> [UInt8] {
    image.metadata.format == .png ? bytes : try PNGEncoder.encode(image.bitmap)
  }

  private static func png(_ picture: DifferencePicture) throws -> [UInt8]? {
    guard let size = picture.size else { return nil }
    var encoder = FastPNGEncoder(size: size)
    for y in 0..<size.height { encoder.append(row: picture.row(y)) }
    return encoder.finish()
  }
}
