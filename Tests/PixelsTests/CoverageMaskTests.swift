import Pixels
import TestSupport
import Testing

struct CoverageMaskTests {
  /// All pairs of bytes, in whole numbers: the product p is nearest when |255·p − a·b| ≤ 127.
  @Test func productsAreTheNearestByte() {
    var first = CoverageMask(bounds: PixelRect(x: 0, y: 0, width: 256, height: 256))
    var second = first
    first.withCoverage { span in
      for index in span.indices { span[index] = UInt8(index % 256) }
    }
    second.withCoverage { span in
      for index in span.indices { span[index] = UInt8(index / 256) }
    }
    let product = first.multiplied(by: second)
    for y in 0..<256 {
      for x in 0..<256 { #expect(abs(255 * Int(product[x, y]) - x * y) <= 127) }
    }
  }

  @Test func productsCoverWhatBothCover() throws {
    let first = try CoverageMask(text: "FF FF\nFF 80", x: 0, y: 0)
    let second = try CoverageMask(text: "FF 40\n20 10", x: 1, y: 1)
    let product = first.multiplied(by: second)
    #expect(product.bounds == PixelRect(x: 1, y: 1, width: 1, height: 1))
    #expect(product[1, 1] == 0x80)
    let apart = first.multiplied(by: try CoverageMask(text: "FF", x: 5, y: 5))
    #expect(apart.bounds.isEmpty && apart.coverage.isEmpty)
  }

  /// Beside each other, above each other, and one of them empty: nothing is covered, and nothing read.
  @Test func masksThatDoNotMeetHaveAnEmptyProduct() throws {
    let middle = try CoverageMask(text: "FF FF\nFF FF", x: 4, y: 4)
    for x in [-9, 0, 4, 8, 20] {
      for y in [-9, 0, 4, 8, 20] {
        for text in ["FF FF\nFF FF", "FF"] {
          let other = try CoverageMask(text: text, x: x, y: y)
          let isMeeting = x == 4 && y == 4
          for product in [middle.multiplied(by: other), other.multiplied(by: middle)] {
            #expect(product.bounds.isEmpty != isMeeting)
            #expect(product.coverage.allSatisfy { $0 == 255 })
          }
        }
        let empty = CoverageMask(bounds: PixelRect(x: x, y: y, width: 0, height: 7))
        #expect(middle.multiplied(by: empty).bounds.isEmpty && empty.multiplied(by: middle).bounds.isEmpty)
      }
    }
  }

  @Test func nothingOutsideTheBoundsIsCovered() throws {
    let mask = try CoverageMask(text: "FF", x: 3, y: 4)
    #expect(mask[3, 4] == 255 && mask[2, 4] == 0 && mask[4, 4] == 0 && mask[3, 3] == 0 && mask[3, 5] == 0)
  }
}
