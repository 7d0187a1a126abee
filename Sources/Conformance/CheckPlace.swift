/// A check of a clause under a profile: where a failure was found, and where it is replayed.
public struct CheckPlace: Hashable, Sendable {
  /// The clause's id.
  public let clause: String
  /// The profile's name.
  public let profile: String
  /// The check's name.
  public let check: String

  /// A place.
  public init(clause: String, profile: String, check: String) {
    self.clause = clause
    self.profile = profile
    self.check = check
  }

  /// Where the random choices of this check start: a number of its own for each, so that the choices of
  /// one do not depend on which others run, or in what order.
  public func seed(from seed: UInt64) -> UInt64 {
    // FNV-1a over the three names, each ended by a zero.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for name in [clause, profile, check] {
      for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      hash = hash &* 0x0000_0100_0000_01B3
    }
    return hash ^ seed
  }
}
