import Testing

@testable import Conformance

struct LegibleNumbersTests {
  @Test(arguments: [
    ("the tip lies at 26.517857142857142, not at 27.5", "the tip lies at 26.517857, not at 27.5"),
    ("no number, 3 numbers, 1.0 and 0.123456", "no number, 3 numbers, 1.0 and 0.123456"),
    // Rounding goes up through nines, and away from zero.
    ("9.9999999 and -0.12345650001", "10.0 and -0.123457"),
    // What differs still does.
    ("1.00000000012 against 1.0", "1.0000000001 against 1.0"),
    ("0.30000000000000004, not 0.3", "0.30000000000000004, not 0.3"),
    ("0.1234567891 is not 0.1234567899", "0.123456789 is not 0.12345679"),
    // Signs tell numbers apart by themselves.
    ("from -0.0222614953731221 by 0.0222614953731224", "from -0.022261 by 0.022261"),
    ("offset -4.76837158203125e-07", "offset -4.768372e-07"),
    ("release 1.0.", "release 1.0."), ("P1.2345678.9", "P1.2345678.9"), ("", ""),
  ])
  func numbersAreRounded(text: String, legible: String) {
    #expect(LegibleNumbers.rounded(in: text) == legible)
  }
}
