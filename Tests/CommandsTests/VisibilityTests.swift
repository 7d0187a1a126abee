import Testing

@testable import Commands

struct VisibilityTests {
  @Test(
    "What nobody sees is blank",
    arguments: [
      "", " ", "\u{A0}", "\u{3000}", "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{200B} \u{FEFF}\u{2060}",
      "\u{AD}",
      "\u{115F}", "\u{3164}", "\u{FFA0}", "\u{FE0F}", "\u{34F}", "\u{2800}", "\u{7}", "\u{E0020}", "\u{FFFF}",
      "\u{10FFFF}",
    ])
  func blank(text: String) {
    #expect(!text.showsSomething)
  }

  /// The last is no character yet.
  @Test(
    "What is seen is none",
    arguments: ["a", "é", "日本", "👩‍👩‍👧", "\u{200B}a", "مثال", "-", "❤️", "가", "\u{378}"])
  func visible(text: String) {
    #expect(text.showsSomething)
  }
}
