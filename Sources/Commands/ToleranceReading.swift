import Catalog
import Drawing
import ImageDiff
import JSONText
import Pixels
import RunModel

/// Reads the key `tolerances` of the configuration.
///
/// `[{"cases": GLOB, "part": LABEL, "metric": NAME, "threshold": T, "maxPixels": N, "reason": TEXT}, …]`;
/// without `part` a limit is for all pixels without one of their own.
enum ToleranceReading {
  /// The rules, in order; none for no value.
  static func rules(_ value: JSONValue?, in file: String) throws -> [ToleranceRule] {
    guard let value else { return [] }
    guard case .array(let items) = value else {
      throw CommandFailure.usage("tolerances is no list", file, "give [{\"cases\":…,\"reason\":…},…]")
    }
    return try items.enumerated().map { index, item in
      try rule(item, place: "tolerances[\(index)]", in: file)
    }
  }

  private static func rule(_ item: JSONValue, place: String, in file: String) throws -> ToleranceRule {
    func wrong(_ key: String, _ what: String, _ remedy: String) -> CommandFailure {
      CommandFailure.usage("\(place).\(key) \(what)", file, remedy)
    }
    guard case .object(var members) = item else {
      throw CommandFailure.usage("\(place) is no object", file, "give {\"cases\":…,\"reason\":…}")
    }
    func text(_ key: String) throws -> String? {
      switch members.removeValue(forKey: key) {
      case nil: return nil
      case .string(let text)? where !text.isEmpty: return text
      case _?: throw wrong(key, "is no text", "give a text that is not empty")
      }
    }
    func number(_ key: String) throws -> Double? {
      switch members.removeValue(forKey: key) {
      case nil: return nil
      case .number(let number)?: return number
      case _?: throw wrong(key, "is no number", "give a number")
      }
    }
    guard let pattern = try text("cases") else {
      throw wrong("cases", "is missing", "name the cases by a glob")
    }
    guard !StandardCatalog.cases(matching: [Glob(pattern)]).isEmpty else {
      throw wrong("cases", "matches no case", "proofsheet cases lists the ids")
    }
    guard let reason = try text("reason"), reason.contains(where: { !$0.isWhitespace }) else {
      throw wrong("reason", "is missing", "say why so much may differ")
    }
    let part = try text("part")
    if let part, RegionLabel(rawValue: part) == nil {
      throw wrong(
        "part", "is no part: \(part)",
        "use one of \(RegionLabel.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let name = try text("metric") ?? "exact"
    guard Metric.names.contains(name) else {
      throw wrong("metric", "is no metric: \(name)", "use one of \(Metric.names.joined(separator: ", "))")
    }
    let threshold = try number("threshold")
    if let threshold {
      guard let range = Metric.thresholds(of: name), range.contains(threshold) else {
        throw wrong("threshold", "does not fit \(name)", MetricChoice.thresholdRemedy(name))
      }
    }
    let maxPixels = try number("maxPixels") ?? 0
    guard maxPixels >= 0, maxPixels <= Double(PixelSize.mostPixels), maxPixels == maxPixels.rounded() else {
      throw wrong("maxPixels", "is no number of pixels", "give 0, 1, 2, …")
    }
    if let unknown = members.keys.min() {
      throw wrong(unknown, "is unknown", "the keys are cases, part, metric, threshold, maxPixels, reason")
    }
    guard let metric = Metric(name: name, threshold: threshold) else {
      throw wrong("metric", "is no metric: \(name)", "use another")
    }
    return ToleranceRule(
      cases: Glob(pattern),
      limit: Tolerance.Limit(part: part, metric: metric, maxPixels: Int(maxPixels), reason: reason))
  }
}
