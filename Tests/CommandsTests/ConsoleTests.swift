import Testing

@testable import Commands

struct ConsoleTests {
  @Test(
    "What would move the cursor, or rearrange a line, is replaced",
    arguments: [
      "\u{0}", "\u{7}", "\n", "\u{1B}", "\u{7F}", "\u{85}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}",
      "\u{2029}", "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}",
    ] as [Unicode.Scalar])
  func replaced(scalar: Unicode.Scalar) {
    #expect(Console.plain("a\(Character(scalar))b") == "a\u{FFFD}b")
  }

  @Test("The rest stays", arguments: ["é 日本 👩‍👩‍👧", "a\u{200D}b", "a\u{202F}b", "مثال"])
  func kept(text: String) {
    #expect(Console.plain(text) == text)
  }
}
