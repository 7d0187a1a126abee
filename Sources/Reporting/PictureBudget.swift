import RunModel

/// Which pictures and cards are written into the file, so that its size and its opening time have a limit.
///
/// Small pictures share 10 MB with the frames around them, and less where cards need the room: the whole
/// file stays below 15 MB. The first case of each group has its pictures before any other, the others in the
/// order of the plan while there is room.
struct PictureBudget {
  /// Bytes of the file.
  static let file = 15_000_000
  /// Bytes of small pictures and frames.
  static let sheet = 10_000_000
  /// Bytes that small pictures leave to cards where these need them.
  static let cards = 9_000_000
  /// How many cases have a card: with more, a page takes longer to open than a person waits.
  static let mostCards = 1_000
  /// How many groups have cards; of the others a line for each case is left.
  static let mostGroups = 500
  /// Characters for the pictures of the first cases of groups, which come before the size of the file.
  static let representatives = 40_000_000
  /// Bytes of style, script and heading.
  private static let page = 120_000
  /// Bytes of the markup of one frame, but for what data brings.
  private static let frame = 240
  /// Bytes of the markup of one card, but for what data brings.
  private static let card = 5_000

  /// Cases whose small picture is left out.
  private(set) var withoutThumbnail: Set<CaseID> = []
  /// Cases that need attention whose pictures are left out.
  private(set) var withoutCardPictures: Set<CaseID> = []
  /// Cases that need attention and have a line instead of a card.
  private(set) var withoutCard: Set<CaseID> = []

  /// Decides for a report.
  ///
  /// - Parameter besides: bytes of the sections that tell of no single case.
  init(
    ordered: [CaseResult], groups: [ChangeGroup], pictures: [CaseID: CasePictures], besides: Int = 0
  ) {
    chooseCards(groups)
    let shown = groups.flatMap(\.members).filter { !withoutCard.contains($0.caseID) }
    let wanted = shown.reduce(0) { sum, result in
      sum + Self.card + 2 * result.parameters.utf8.count + (pictures[result.caseID]?.cardCharacters ?? 0)
    }
    let file = Self.file - besides
    let room = min(Self.sheet, file - min(wanted, Self.cards))
    let left = chooseThumbnails(ordered, pictures, room: room - Self.page)
    choosePictures(
      groups, pictures,
      room: file - (room - max(0, left))
        - shown.reduce(0) { $0 + Self.card + 2 * $1.parameters.utf8.count })
  }

  /// Every group has a card before any has a second one.
  private mutating func chooseCards(_ groups: [ChangeGroup]) {
    for member in groups.dropFirst(Self.mostGroups).flatMap(\.members) { withoutCard.insert(member.caseID) }
    let groups = Array(groups.prefix(Self.mostGroups))
    var room = Self.mostCards - groups.count
    for member in Self.inTurn(groups) {
      room -= 1
      if room < 0 { withoutCard.insert(member.caseID) }
    }
  }

  /// The cases but the first of each group, in the order of the plan.
  private static func inTurn(_ groups: [ChangeGroup]) -> [CaseResult] {
    groups.flatMap { $0.members.dropFirst() }.sorted { ($0.ordinal, $0.caseID) < ($1.ordinal, $1.caseID) }
  }

  /// Leaves out the largest until the rest has room; returns the room that is left.
  private mutating func chooseThumbnails(
    _ ordered: [CaseResult], _ pictures: [CaseID: CasePictures], room: Int
  ) -> Int {
    var room = room
    var sizes: [(characters: Int, caseID: CaseID)] = []
    for result in ordered {
      room -= Self.frame + 2 * result.caseID.description.utf8.count + (result.profile?.utf8.count ?? 0)
      // What needs a person has a link there instead of a text.
      if !result.verdict.needsAttention {
        room -= result.parameters.utf8.count + (result.detail?.utf8.count ?? 0)
      }
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
    return room - needed
  }

  private mutating func choosePictures(
    _ groups: [ChangeGroup], _ pictures: [CaseID: CasePictures], room: Int
  ) {
    var room = room
    var first = Self.representatives
    for id in groups.map(\.representative.caseID) where !withoutCard.contains(id) {
      let needed = pictures[id]?.cardCharacters ?? 0
      if needed > first { withoutCardPictures.insert(id) } else { first -= needed }
    }
    room -= Self.representatives - first
    for member in Self.inTurn(groups) where !withoutCard.contains(member.caseID) {
      room -= pictures[member.caseID]?.cardCharacters ?? 0
      if room < 0 { withoutCardPictures.insert(member.caseID) }
    }
  }
}
