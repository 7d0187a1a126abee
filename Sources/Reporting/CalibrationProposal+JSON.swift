import JSONText

extension CalibrationProposal {
  /// The proposal as `calibrate --json` and the record write it.
  var json: JSONValue {
    .object([
      "cases": .string(cases), "part": .optional(part), "limit": limit.json, "tightest": tightest.json,
      "visible": .integer(visible), "caught": .integer(caught), "separates": .boolean(separates),
      "sentence": .string(sentence), "overlaps": .array(overlaps.map(\.json)),
    ])
  }

  /// The proposal that such an object holds; nil where it holds none.
  init?(json: JSONValue) {
    guard let cases = json.text("cases"), let part = json.member("part"),
      let limit = json.member("limit").flatMap(Limit.init(json:)),
      let tightest = json.member("tightest").flatMap(Limit.init(json:)),
      let visible = json.integer("visible"), let caught = json.integer("caught"),
      let overlaps = json.list("overlaps", Overlap.init(json:)), part.text != nil || part == .null
    else { return nil }
    self.init(
      cases: cases, part: part.text, limit: limit, tightest: tightest, visible: visible, caught: caught,
      overlaps: overlaps)
  }

  /// The rule that a configuration would have.
  var rule: JSONValue {
    var members: [String: JSONValue] = [
      "cases": .string(cases), "metric": .string(limit.metric), "maxPixels": .integer(limit.maxPixels),
      "reason": .string(reason),
    ]
    if let part { members["part"] = .string(part) }
    if limit.metric != "exact" { members["threshold"] = .number(limit.threshold) }
    return .object(members)
  }
}

extension CalibrationProposal.Overlap {
  fileprivate var json: JSONValue {
    let plants = harmless.members("harmless").merging(defect.members("defect")) { $1 }
    return .object(
      plants.merging([
        "harmlessPixels": .integer(harmlessPixels), "defectPixels": .integer(defectPixels),
        "metric": .string(metric),
      ]) { $1 })
  }

  fileprivate init?(json: JSONValue) {
    guard let harmless = CalibrationProposal.Plant(json, "harmless"),
      let harmlessPixels = json.integer("harmlessPixels"),
      let defect = CalibrationProposal.Plant(json, "defect"), let defectPixels = json.integer("defectPixels"),
      let metric = json.text("metric")
    else { return nil }
    self.init(
      harmless: harmless, harmlessPixels: harmlessPixels, defect: defect, defectPixels: defectPixels,
      metric: metric)
  }
}

extension CalibrationProposal.Plant {
  fileprivate func members(_ name: String) -> [String: JSONValue] {
    [
      name: .string("\(change) in \(caseID)"), "\(name)Change": .string(change),
      "\(name)Case": .string(caseID),
    ]
  }

  fileprivate init?(_ json: JSONValue, _ name: String) {
    if let change = json.text("\(name)Change"), let caseID = json.text("\(name)Case") {
      self.init(change: change, caseID: caseID)
      return
    }
    // Earlier records have the text alone; the case stands last in it.
    guard let pieces = json.text(name)?.split(separator: " in "), pieces.count > 1,
      let caseID = pieces.last
    else { return nil }
    self.init(change: pieces.dropLast().joined(separator: " in "), caseID: String(caseID))
  }
}

extension CalibrationProposal.Limit {
  fileprivate var json: JSONValue {
    .object([
      "metric": .string(metric), "threshold": .number(threshold), "maxPixels": .integer(maxPixels),
    ])
  }

  fileprivate init?(json: JSONValue) {
    guard let metric = json.text("metric"), case .number(let threshold)? = json.member("threshold"),
      let maxPixels = json.integer("maxPixels")
    else { return nil }
    self.init(metric: metric, threshold: threshold, maxPixels: maxPixels)
  }
}
