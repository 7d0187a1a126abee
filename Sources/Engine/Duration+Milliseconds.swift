extension Duration {
  /// The duration in milliseconds, to a nanosecond.
  var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds / 1_000_000_000) / 1_000_000
  }
}
