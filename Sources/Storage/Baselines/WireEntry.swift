import FoundationEssentials
import JSONText
import Pixels
import RunModel

/// Why a line of a manifest is not as it should be.
struct WireFailure: Error {
  var reason: String
}

/// The first line of a manifest as JSON.
struct WireHeader: Decodable {
  var formatVersion: Int

  init(_ line: ArraySlice<UInt8>) throws(WireFailure) {
    self = try decode(Self.self, line, "the header of the manifest, {\"formatVersion\":1}")
  }
}

/// A case's line of a manifest as JSON.
struct WireEntry: Decodable {
  var `case`: String
  var width: Int
  var height: Int
  var digest: String
  var displayListDigest: String
  var renderer: String
  var rendererVersion: String
  var metric: String
  var clauses: WireValue?
  var by: String
  var reason: String
  var at: String
  var run: String

  init(_ line: ArraySlice<UInt8>) throws(WireFailure) {
    self = try decode(Self.self, line, "an entry of a manifest")
  }

  /// The entry, once every value is of its kind.
  var entry: BaselineEntry {
    get throws(WireFailure) {
      guard let caseID = CaseID(`case`) else { throw WireFailure(reason: "\"\(`case`)\" is no case id") }
      do {
        _ = try PixelSize(width: width, height: height)
      } catch {
        throw WireFailure(reason: error.description)
      }
      return BaselineEntry(
        caseID: caseID, width: width, height: height, digest: try Self.digest(digest),
        displayListDigest: try Self.digest(displayListDigest), rendererName: renderer,
        rendererVersion: rendererVersion, metric: metric,
        decision: Decision(by: by, reason: reason, at: at, run: run))
    }
  }

  /// The line of an entry: keys sorted, no spaces.
  static func text(of entry: BaselineEntry, clauses: JSONValue) -> String {
    JSONValue.object([
      "case": .string(entry.caseID.description),
      "width": .integer(entry.width),
      "height": .integer(entry.height),
      "digest": .string(entry.digest.description),
      "displayListDigest": .string(entry.displayListDigest.description),
      "renderer": .string(entry.rendererName),
      "rendererVersion": .string(entry.rendererVersion),
      "metric": .string(entry.metric),
      "clauses": clauses,
      "by": .string(entry.decision.by),
      "reason": .string(entry.decision.reason),
      "at": .string(entry.decision.at),
      "run": .string(entry.decision.run),
    ]).serialized
  }

  private static func digest(_ text: String) throws(WireFailure) -> Digest {
    guard let digest = Digest(text) else { throw WireFailure(reason: "\"\(text.prefix(80))\" is no digest") }
    return digest
  }
}

private func decode<Value: Decodable>(
  _ type: Value.Type, _ line: ArraySlice<UInt8>, _ expected: String
) throws(WireFailure) -> Value {
  do {
    return try JSONDecoder().decode(type, from: Data(line))
  } catch DecodingError.keyNotFound(let key, _) {
    throw WireFailure(reason: "the line is not \(expected): \(key.stringValue) is missing")
  } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
    let key = context.codingPath.map(\.stringValue).joined(separator: ".")
    throw WireFailure(reason: "the line is not \(expected): \(key) is of another type")
  } catch {
    throw WireFailure(reason: "the line is not \(expected)")
  }
}
