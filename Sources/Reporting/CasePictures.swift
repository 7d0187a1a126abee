import RunModel

/// The pictures of one case, each the bytes of a PNG file.
public struct CasePictures: Equatable, Sendable {
  /// A small picture for the contact sheet; the full size is in the result.
  public var thumbnail: [UInt8]?
  /// The approved picture; only for cases that need attention.
  public var baseline: [UInt8]?
  /// The run's picture; only for cases that need attention.
  public var actual: [UInt8]?
  /// Where the two differ; only for cases that need attention.
  public var difference: [UInt8]?

  /// Pictures.
  public init(
    thumbnail: [UInt8]? = nil, baseline: [UInt8]? = nil, actual: [UInt8]? = nil, difference: [UInt8]? = nil
  ) {
    self.thumbnail = thumbnail
    self.baseline = baseline
    self.actual = actual
    self.difference = difference
  }

  /// How many bytes all of them take.
  public var byteCount: Int { [thumbnail, baseline, actual, difference].reduce(0) { $0 + ($1?.count ?? 0) } }

  /// How many characters the three pictures of a card take.
  var cardCharacters: Int {
    [baseline, actual, difference].reduce(0) { $0 + Base64.encodedCount($1?.count ?? 0) }
  }

  /// The pictures without those of differences that the page can make itself, from both sides: what stands
  /// for a group keeps its own, which shows without a script, too.
  static func needed(_ pictures: [CaseID: CasePictures], by groups: [ChangeGroup]) -> [CaseID: CasePictures] {
    var pictures = pictures
    for member in groups.flatMap({ $0.members.dropFirst() }) {
      guard let own = pictures[member.caseID], own.baseline != nil, own.actual != nil else { continue }
      pictures[member.caseID]?.difference = nil
    }
    return pictures
  }
}
