import Pixels
import RunModel
import Storage
import Testing

/// Expected digests are from Python: `hashlib.blake2b(BYTES, digest_size=32).hexdigest()`.
struct PictureHasherTests {
  static func twoPixels(width: Int, height: Int) throws -> Bitmap {
    Bitmap(
      size: try PixelSize(width: width, height: height),
      pixels: [
        PremultipliedPixel(red: 1, green: 2, blue: 3, alpha: 4),
        PremultipliedPixel(red: 255, green: 0, blue: 128, alpha: 255),
      ])
  }

  @Test(arguments: [
    ("", "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"),
    ("Proofsheet ✓", "b4f2fc8ab597d4e6d1c120ad2c367d4e27fb6949e57929b64caeeeb3beb9098c"),
  ])
  func `a text's digest is over its UTF-8 bytes`(text: String, expected: String) {
    #expect(PictureHasher.digest(of: text).description == expected)
  }

  /// BYTES: `struct.pack('<II', w, h) + bytes([1, 2, 3, 4, 255, 0, 128, 255])`.
  @Test func `a picture's digest is over its size and its premultiplied rows`() throws {
    #expect(
      PictureHasher.digest(of: try Self.twoPixels(width: 2, height: 1)).description
        == "c66fa5cca8df94e3956c871b6f4c6165218cdfaf8f02cccb7f92d05cf5356da4")
    #expect(
      PictureHasher.digest(of: try Self.twoPixels(width: 1, height: 2)).description
        == "e3d7c2db09988b848f153323be3320e75338adeae7f8b0e1b52f7d30f778e804")
  }

  /// BYTES: `struct.pack('<II', 258, 3)` and `bytes([i % 256, i * 7 % 256, 0, 255])` for each pixel i:
  /// a width of two bytes, and more than one block of the hash.
  @Test func `a picture of several blocks and a wide size has its digest`() throws {
    let pixels = (0..<774).map { (index: Int) in
      PremultipliedPixel(red: UInt8(index % 256), green: UInt8(index * 7 % 256), blue: 0, alpha: 255)
    }
    let bitmap = Bitmap(size: try PixelSize(width: 258, height: 3), pixels: pixels)
    #expect(
      PictureHasher.digest(of: bitmap).description
        == "1ac935815c43f3d36382c65d50e689a6fcf383d3fccdaaee8916079e51a73fd7")
  }

  /// BYTES: `b'stack/border/plain@2x\0'`, the digest of two pixels as text, `b'stack/border/skipped@1x\0'`.
  @Test func `a run's digest is over ids, zero bytes and digests in the given order`() throws {
    let digest = PictureHasher.digest(of: try Self.twoPixels(width: 2, height: 1))
    let cases: [(caseID: CaseID, digest: Digest?)] = [
      (Samples.caseID("stack/border/plain@2x"), digest), (Samples.caseID("stack/border/skipped@1x"), nil),
    ]
    let run = PictureHasher.digest(ofCases: cases)
    #expect(run.description == "44184ee900b94f9aed06da1881aeb96ccd329974b1c29804bdef7df17dd50d7c")
    #expect(PictureHasher.digest(ofCases: cases.reversed()) != run)
  }
}
