extension Unicode.Scalar {
  /// Whether it turns the direction of the text around it or ends its line: in a name it would rearrange the
  /// words beside it.
  public var rearrangesText: Bool {
    switch self {
    case "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: false
    }
  }
}
