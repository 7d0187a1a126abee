import Pixels
import RunModel
import Storage
import Testing

/// Expected digests are from Python: `hashlib.blake2b(BYTES, digest_size=32).hexdigest()`.
struct PictureHasherTests {
  @Test func `the digest of a text is over its UTF-8 bytes`() {
    let digest = PictureHasher.digest(of: "")
    #expect(digest.description == "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8")
  }
}
