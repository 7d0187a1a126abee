import Testing

@testable import Reporting

@Suite("HTML text")
struct HTMLTextTests {
  @Test("Text and attributes are escaped, each for its place")
  func escaping() {
    let element = HTMLText.element(
      "p", [HTMLAttribute("title", "\"a\" < 'b' & c")], HTMLText("\"1\" < 2 & </p><script>"))
    #expect(
      element.markup
        == "<p title=\"&quot;a&quot; &lt; 'b' &amp; c\">\"1\" &lt; 2 &amp; &lt;/p&gt;&lt;script&gt;</p>")
  }

  @Test("Controls and characters that turn the reading direction are replaced, the rest is kept")
  func controls() {
    let text = HTMLText("a\u{0}b\u{1B}c\r\u{85}d\u{202E}e\u{2066}f\tg\nh é 日本")
    #expect(text.markup == "a\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FFFD}d\u{FFFD}e\u{FFFD}f\tg\nh é 日本")
  }

  @Test("Marks of direction and ends of lines that no one sees are replaced, in attributes too")
  func arrangement() {
    for scalar: Unicode.Scalar in ["\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202A}"] {
      let name = "a\(Character(scalar))b"
      #expect(HTMLText(name).markup == "a\u{FFFD}b")
      #expect(HTMLText.void("i", [HTMLAttribute("alt", name)]).markup == "<i alt=\"a\u{FFFD}b\">")
    }
    for kept in ["a\u{200D}b", "a\u{2027}b", "a\u{202F}b", "a\u{61B}b"] {
      #expect(HTMLText(kept).markup == kept)
    }
  }

  @Test("A combining mark after an angle bracket hides nothing")
  func combining() {
    #expect(HTMLText("<\u{338}b").markup == "&lt;\u{338}b")
    #expect(
      HTMLText.void("img", [HTMLAttribute("alt", "\"\u{301} x")]).markup == "<img alt=\"&quot;\u{301} x\">")
  }

  @Test("Pieces are joined in order")
  func joining() {
    #expect(HTMLText.joined(["a", "<", "b"], by: ", ").markup == "a, &lt;, b")
    #expect(HTMLText.joined([]).markup == "")
  }
}
