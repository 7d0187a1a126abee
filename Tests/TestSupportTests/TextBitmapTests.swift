import Pixels
import TestSupport
import Testing

struct TextBitmapTests {
  let red = PremultipliedPixel(red: 255, green: 0, blue: 0, alpha: 255)

  @Test func rowsRunFromTheTop() throws {
    let bitmap = try Bitmap(text: "# . .\n. . #", legend: ["#": red, ".": .clear])
    #expect(bitmap.width == 3 && bitmap.height == 2)
    #expect(bitmap[0, 0] == red && bitmap[2, 1] == red)
    #expect(bitmap.pixels.count { $0 == red } == 2)
  }

  @Test func refusesWhatIsNoPicture() {
    #expect(throws: TextBitmapFailure.uneven(row: 1)) {
      try Bitmap(text: "##\n#", legend: ["#": red])
    }
    #expect(throws: TextBitmapFailure.unknown("x")) { try Bitmap(text: "#x", legend: ["#": red]) }
    #expect(throws: TextBitmapFailure.size(.empty(width: 0, height: 0))) {
      try Bitmap(text: "", legend: [:])
    }
    #expect(throws: TextBitmapFailure.unknown("GG")) { try CoverageMask(text: "00 GG") }
  }

  @Test func masksReadBackAsWritten() throws {
    let text = "00 0A FF\n80 01 7F"
    let mask = try CoverageMask(text: text, x: -1, y: 2)
    #expect(mask.bounds == PixelRect(x: -1, y: 2, width: 3, height: 2))
    #expect(mask[0, 2] == 10 && mask[-1, 3] == 128)
    #expect(mask.text(of: mask.bounds) == text)
    #expect(mask.text(of: PixelRect(x: 1, y: 3, width: 2, height: 1)) == "7F 00")
  }
}
