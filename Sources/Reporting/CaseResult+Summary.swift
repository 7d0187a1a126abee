import ImageDiff
public import RunModel

extension CaseResult {
  /// What was found, in a line: parts, kind of change, value and limit, and what would have passed.
  public var summary: String {
    if let detail { return detail }
    var words: [String] = []
    if let pixels = differingPixels, pixels > 0 {
      words.append(
        changedParts.isEmpty ? "\(Wording.count(pixels)) px differ" : Wording.parts(changedParts))
    }
    if let kind = changeInWords { words.append(kind) }
    if let shape = shapeInWords { words.append(shape) }
    if let side = changedSide { words.append("the \(side) changed") }
    words += limits.filter { !$0.passes || verdict == .withinTolerance }.map(Wording.limit)
    if limits.isEmpty, let smallest = smallestToleranceInWords { words.append("passes at \(smallest)") }
    return words.isEmpty ? Wording.state(verdict) : words.joined(separator: " · ")
  }

  /// What kind of change it is, as exactly as that is known; nil where nothing was compared.
  var changeInWords: String? {
    change.map { kind in
      evidence?.lines.map { Wording.lines($0, kind) } ?? Wording.change(kind, shift)
    }
  }

  /// Whether the picture is a file's: no parameters, and no scale that would make points of pixels.
  var isFromFile: Bool { parameters == "{}" }

  /// In what lengths are told.
  var lengthUnit: LengthUnit { isFromFile ? .pixel : .point }

  /// How the difference looks; nil where there is nothing to say, or a shift says it.
  var shapeInWords: String? {
    guard let evidence, change != .shift, evidence.lines == nil else { return nil }
    let words = ChangeSignature(change, evidence).shapeInWords(lengthUnit)
    return words.isEmpty ? nil : words
  }
}

extension Wording {
  /// A kind of change in words.
  static func change(_ kind: ImageChange.Kind, _ shift: PixelShift?) -> String {
    switch kind {
    case .invisible: "invisible, colour under alpha 0"
    case .shift: shift.map { "shift (\($0.x), \($0.y))" } ?? "shift"
    case .insert: "lines inserted"
    case .delete: "lines deleted"
    case .identical, .antialiasing, .recolour, .resize, .content: kind.rawValue
    }
  }

  /// Rows or columns that came or went: `12 rows inserted at y 212`, in device pixels.
  static func lines(_ lines: LineChange, _ change: ImageChange.Kind) -> String {
    let (noun, place) = lines.axis == .rows ? ("row", "y") : ("column", "x")
    let verb = change == .delete ? "deleted" : "inserted"
    return "\(count(lines.count, noun)) \(verb) at \(place) \(lines.start)"
  }

  /// A limit, what was found against it, and what would have passed.
  static func limit(_ outcome: LimitOutcome) -> String {
    let part = outcome.part ?? (outcome.reason.isEmpty ? "elsewhere" : "picture")
    let metric = outcome.metric + (outcome.metric == "exact" ? "" : " \(decimals(outcome.threshold))")
    if let score = outcome.score {
      let passing = outcome.metric == "ssim" ? decimals(score, up: false) : decimals(score)
      return "\(part): \(outcome.metric) \(passing), limit \(decimals(outcome.threshold))"
    }
    var text = "\(part): \(count(outcome.differingPixels)) px by \(metric), limit \(count(outcome.maxPixels))"
    if !outcome.passes {
      let passing = [
        outcome.smallestMaxPixels.map { "\(count($0)) px" },
        outcome.metric == "exact" ? nil : outcome.smallestThreshold.map { "threshold \(decimals($0))" },
      ].compactMap(\.self)
      if !passing.isEmpty { text += ", passes at \(passing.joined(separator: " or "))" }
    }
    return text
  }

  /// At most six decimals, rounded to the side on which a limit still passes.
  static func decimals(_ value: Double, up: Bool = true) -> String {
    let scaled = (value * 1e6).rounded(up ? .up : .down)
    // A number that has few decimals is not moved by the noise of its last bit.
    let nearest = (value * 1e6).rounded()
    let whole = abs(value * 1e6 - nearest) < 1e-4 ? nearest : scaled
    return whole.truncatingRemainder(dividingBy: 1e6) == 0
      ? "\(Int(whole / 1e6))" : "\(whole / 1e6)"
  }
}
