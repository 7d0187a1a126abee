/// The order in which a sequence of choices is simpler than another.
///
/// The shorter sequence is the simpler; of two that are equally long, the one whose first different choice
/// is lower. That is a good order for three reasons:
/// - Fewer choices nearly always make a smaller value, whatever the value is.
/// - Generators put what is simple first, and what a value hangs on before what hangs on it. So a lower
///   early choice is worth any price in later ones.
/// - It is well-founded: below a sequence there are only finitely many others. Whatever replaces a
///   sequence by a simpler one comes to an end.
enum Shortlex {
  /// Whether a sequence is simpler than another.
  static func precedes(_ first: some Collection<UInt64>, _ second: some Collection<UInt64>) -> Bool {
    first.count == second.count ? first.lexicographicallyPrecedes(second) : first.count < second.count
  }
}
