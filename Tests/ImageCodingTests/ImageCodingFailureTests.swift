import ImageCoding
import Pixels
import Testing

/// The parts that an error line is made of.
struct ImageCodingFailureTests {
  @Test("what, where and remedy are separate, and one line together")
  func parts() {
    let failure = ImageCodingFailure.inFile(path: "a/b.png", failure: .notPNG(.gitLFSPointer))
    #expect(failure.what == "not a PNG file but a Git LFS pointer")
    #expect(failure.location == "a/b.png")
    #expect(failure.remedy == "fetch the file with git lfs pull")
    #expect(
      "\(failure)" == "not a PNG file but a Git LFS pointer (a/b.png); fetch the file with git lfs pull")
    let tooLarge = ImageCodingFailure.size(.tooLarge(width: 100_000, height: 100_000))
    #expect(tooLarge.location == nil && tooLarge.remedy == nil)
    #expect(
      "\(tooLarge)"
        == "a picture of 100000×100000 pixels is larger than 16384 on a side or 268435456 in all")
    #expect(
      "\(ImageCodingFailure.refused(detail: "IDAT: bad filter"))"
        == "libpng refuses the picture: IDAT: bad filter; restore the file or make it again")
    #expect(
      "\(ImageCodingFailure.wrongChecksum(chunk: "IDAT"))"
        == "a checksum in the IDAT chunk is wrong; restore the file or make it again")
  }

  @Test("each failure of a picture has words of its own")
  func words() {
    #expect(
      "\(ImageCodingFailure.notPicture(.gif))"
        == "neither a PNG nor a JPEG file but a GIF picture; give a PNG or JPEG file")
    #expect(ImageCodingFailure.notPicture(.gitLFSPointer).remedy == "fetch the file with git lfs pull")
    #expect(
      ImageCodingFailure.unsupportedJPEG(detail: "CMYK colours").what
        == "a JPEG picture with CMYK colours is not read")
    #expect(ImageCodingFailure.truncated.what == "the picture's data ends too early")
    #expect(
      ImageCodingFailure.refusedJPEG(detail: "no image data").what
        == "the JPEG picture is damaged: no image data")
  }

  @Test("every kind of content has words of its own")
  func content() {
    #expect(Set(ForeignContent.allCases.map(\.name)).count == ForeignContent.allCases.count)
    #expect(ForeignContent.convertedPNG.remedy.contains(".gitattributes"))
  }
}
