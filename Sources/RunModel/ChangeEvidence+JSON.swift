import ImageDiff
public import JSONText

extension ChangeEvidence {
  /// The evidence as reports and records write it.
  public var json: JSONValue {
    .object([
      "parts": .array(parts.map(\.json)), "clauses": .array(clauses.map(JSONValue.string)),
      "regions": .array(regions.map(\.json)), "regionCount": .integer(regionCount),
      "strongestStep": .integer(strongestStep), "meanSteps": .numbers(meanSteps),
      "thickness": .number(thickness), "displacement": .optional(displacement), "extent": .numbers(extent),
      "growth": growth.map(JSONValue.numbers) ?? .null,
      "lines": lines.map { lines in
        .object([
          "axis": .string(lines.axis.rawValue), "start": .integer(lines.start),
          "count": .integer(lines.count),
        ])
      } ?? .null,
    ])
  }
}

extension ChangeEvidence.Part {
  /// The part as reports and records write it.
  public var json: JSONValue {
    .object([
      "label": .string(label), "area": area.json, "strongestStep": .integer(strongestStep),
    ])
  }
}

extension ChangeEvidence.Area {
  /// The area as reports and records write it.
  public var json: JSONValue {
    .object([
      "x": .integer(x), "y": .integer(y), "width": .integer(width), "height": .integer(height),
      "pixels": .integer(pixels),
    ])
  }
}
