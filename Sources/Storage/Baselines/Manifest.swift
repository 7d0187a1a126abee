import JSONText
import RunModel

/// The manifest of one topic: a header, then one line for each case, so that git merges it.
struct Manifest {
  /// The name in the topic's folder.
  static let fileName = "manifest.jsonl"
  /// The version of the lines' form. Raise it when a key changes its meaning or goes.
  static let formatVersion = 1

  /// A case's line, as text: what is not changed stays byte for byte, keys of later versions too.
  private struct Line {
    var entry: BaselineEntry
    var clauses: JSONValue
    var text: String
  }

  let topic: String
  private var lines: [CaseID: Line] = [:]

  /// A manifest without lines.
  init(topic: String) { self.topic = topic }

  /// Reads a manifest.
  ///
  /// - Throws: `StorageFailure` with the path and the number of the line.
  init(_ bytes: [UInt8], topic: String, path: String) throws {
    self.topic = topic
    func failure(_ what: String, line: Int) -> StorageFailure {
      StorageFailure(
        what: what, location: "\(path), line \(line)",
        remedy: "correct the line, or restore the file from version control")
    }
    var texts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The last line ends like the others.
    if texts.last?.isEmpty == true { texts.removeLast() }
    guard let header = texts.first else { throw failure("the manifest is empty", line: 1) }
    do throws(WireFailure) {
      let version = try WireHeader(header).formatVersion
      if version != Self.formatVersion {
        throw WireFailure(reason: "the manifest has format \(version), and only 1 is known")
      }
    } catch {
      throw failure(error.reason, line: 1)
    }
    for (index, text) in texts.enumerated().dropFirst() {
      do throws(WireFailure) {
        let wire = try WireEntry(text)
        let entry = try wire.entry
        if entry.caseID.topic != topic {
          throw WireFailure(reason: "the case \(entry.caseID) does not belong to \(topic)")
        }
        if lines[entry.caseID] != nil {
          throw WireFailure(reason: "there is a second line for the case \(entry.caseID)")
        }
        lines[entry.caseID] = Line(
          entry: entry, clauses: wire.clauses?.value ?? .array([]),
          text: String(decoding: text, as: UTF8.self))
      } catch {
        throw failure(error.reason, line: index + 1)
      }
    }
  }

  /// The entries, by case.
  var entries: [BaselineEntry] { lines.values.map(\.entry).sorted { $0.caseID < $1.caseID } }

  /// Puts an entry in the place of the case's line; the clauses that the line named stay.
  mutating func set(_ entry: BaselineEntry) {
    precondition(entry.caseID.topic == topic, "an entry belongs to its topic's manifest")
    let clauses = lines[entry.caseID]?.clauses ?? .array([])
    lines[entry.caseID] = Line(
      entry: entry, clauses: clauses, text: WireEntry.text(of: entry, clauses: clauses))
  }

  /// A case's line as it is; nil where there is none.
  func line(of caseID: CaseID) -> String? { lines[caseID]?.text }

  /// Puts a line that was there before in the place of the case's, or takes that away.
  ///
  /// - Throws: `StorageFailure` where the text is no line, or one of another case.
  mutating func restore(_ text: String?, of caseID: CaseID) throws {
    guard let text else {
      lines[caseID] = nil
      return
    }
    do throws(WireFailure) {
      let wire = try WireEntry(Array(text.utf8)[...])
      let entry = try wire.entry
      guard entry.caseID == caseID && caseID.topic == topic else {
        throw WireFailure(reason: "it is of the case \(entry.caseID)")
      }
      lines[caseID] = Line(
        entry: entry, clauses: wire.clauses?.value ?? .array([]), text: text)
    } catch {
      throw StorageFailure(
        what: "the record holds a wrong line of a manifest: \(error.reason)", location: "\(caseID)",
        remedy: "restore the baselines from version control")
    }
  }

  /// The file: the header, then the lines by case, each ended.
  var serialized: [UInt8] {
    let header = JSONValue.object(["formatVersion": .integer(Self.formatVersion)]).serialized
    let sorted = lines.values.sorted { $0.entry.caseID < $1.entry.caseID }
    return Array(([header] + sorted.map(\.text)).map { $0 + "\n" }.joined().utf8)
  }
}
