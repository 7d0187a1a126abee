import RunModel

/// Which pictures are written into the file, so that its size has a limit.
///
/// Small pictures share 10 MB with the frames around them. The pictures of cards share 48 MB: the
/// first case of each kind always has its own, then the others in the order of the plan while there is room.
struct PictureBudget {
  /// Bytes of the file when nothing needs attention.
  static let file = 10_000_000
  /// Characters for the pictures of cards.
  static let cards = 48_000_000
  /// Bytes of style, script and heading.
  private static let page = 120_000
  /// Bytes of the markup of one frame, but for what data brings.
  private static let frame = 240

  /// Cases whose small picture is left out.
  private(set) var withoutThumbnail: Set<CaseID> = []
  /// Cases that need attention whose pictures are left out.
  private(set) var withoutCardPictures: Set<CaseID> = []

  /// Decides for a report.
  init(ordered: [CaseResult], kinds: [ChangeKind], pictures: [CaseID: CasePictures]) {
    chooseThumbnails(ordered, pictures)
    chooseCards(kinds, pictures)
  }

  private mutating func chooseThumbnails(_ ordered: [CaseResult], _ pictures: [CaseID: CasePictures]) {
    var room = Self.file - Self.page
    var sizes: [(characters: Int, caseID: CaseID)] = []
    for result in ordered {
      room -= Self.frame + result.parameters.utf8.count + 2 * result.caseID.description.utf8.count
      room -= result.detail?.utf8.count ?? 0
      guard let thumbnail = pictures[result.caseID]?.thumbnail else { continue }
      sizes.append((Base64.encodedCount(thumbnail.count), result.caseID))
    }
    var needed = sizes.reduce(0) { $0 + $1.characters }
    for (characters, caseID) in sizes.sorted(by: { ($1.characters, $0.caseID) < ($0.characters, $1.caseID) })
    {
      guard needed > room else { break }
      withoutThumbnail.insert(caseID)
      needed -= characters
    }
  }

  private mutating func chooseCards(_ kinds: [ChangeKind], _ pictures: [CaseID: CasePictures]) {
    var room = Self.cards
    for kind in kinds { room -= pictures[kind.members[0].caseID]?.cardCharacters ?? 0 }
    for member in kinds.flatMap({ $0.members.dropFirst() }).sorted(by: {
      ($0.ordinal, $0.caseID) < ($1.ordinal, $1.caseID)
    }) {
      room -= pictures[member.caseID]?.cardCharacters ?? 0
      if room < 0 { withoutCardPictures.insert(member.caseID) }
    }
  }
}
