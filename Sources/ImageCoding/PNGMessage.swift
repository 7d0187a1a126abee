import CPNGCalls

/// The words that libpng leaves when it stops.
enum PNGMessage {
  /// Room for them in bytes. libpng's own limit is 196; longer ones are cut.
  private static let capacity = 256

  /// Makes a call and gives what went wrong in it, or nil where nothing did.
  static func outcome(
    of call: (ProofsheetPNGMessage) -> ProofsheetPNGOutcome
  ) -> ImageCodingFailure? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { text in
      text.initialize(repeating: 0)
      guard let start = text.baseAddress else { return .refused(detail: "no memory") }
      switch call(ProofsheetPNGMessage(text: start, capacity: capacity)) {
      case .complete: return nil
      case .endedEarly: return .truncated
      case .refused: return failure(String(cString: start))
      }
    }
  }

  /// What libpng's words mean: a wrong checksum, or the words themselves.
  ///
  /// "IDAT: CRC error" is of PNG's own checksum, "IDAT: incorrect data check" of the compressed data's.
  private static func failure(_ words: String) -> ImageCodingFailure {
    for end in [": CRC error", ": incorrect data check"] where words.hasSuffix(end) {
      return .wrongChecksum(chunk: String(words.dropLast(end.count)))
    }
    return .refused(detail: words)
  }
}
