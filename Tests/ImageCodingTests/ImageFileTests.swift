import Glibc
import Pixels
import Testing

@testable import ImageCoding

/// Files of any kind and name: a picture, or one clear reason with the path.
struct ImageFileTests {
  static func failure(_ path: String) -> ImageCodingFailure? {
    FileTests.failure { () throws(ImageCodingFailure) in _ = try ImageFile.read(path) }
  }

  @Test("the content decides, not the name")
  func names() throws {
    let folder = try TemporaryFolder()
    let picture = try JPEGBuilder.corners(width: 16, height: 16)
    let png = "\(folder.path)/a.jpg"
    let jpeg = "\(folder.path)/b.png"
    try PNGFile.write(PNGEncoder.encode(picture), to: png)
    try PNGFile.write(JPEGBuilder.file(picture), to: jpeg)
    #expect(try ImageFile.read(png).bitmap == picture)
    #expect(try ImageFile.read(png).metadata.format == .png)
    #expect(try ImageFile.read(jpeg).metadata.format == .jpeg)
    #expect(try ImageFile.bytes(png) == PNGEncoder.encode(picture))
  }

  @Test("each thing that is no picture has its own reason, with the path")
  func reasons() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.png"
    func failure(_ bytes: [UInt8]) throws -> ImageCodingFailure? {
      try PNGFile.write(bytes, to: path)
      guard case .inFile(path, let failure) = Self.failure(path) else { return nil }
      return failure
    }
    #expect(try failure([]) == .empty)
    #expect(
      try failure(Array("version https://git-lfs.github.com/spec/v1\n".utf8)) == .notPicture(.gitLFSPointer))
    #expect(try failure(Array("GIF89a".utf8)) == .notPicture(.gif))
    #expect(try failure([0xFF, 0xD8]) == .notPicture(.unknown))
    #expect(try failure([0x89, 0x50, 0x4E]) == .truncated)
    #expect(try failure([0x89, 0x50, 0x4E, 0x47, 0x0A]) == .notPicture(.convertedPNG))
    var file = HostilePNGTests.image().file()
    #expect(try failure(Array(file.dropLast(20))) == .truncated)
    file[file.count - 20] ^= 1
    #expect(HostilePNGTests.isRefused(try failure(file)))
    var builder = PNGBuilder()
    builder.append("IHDR", PNGBuilder.header(width: 100_000, height: 100_000))
    #expect(try failure(builder.file) == .size(.tooLarge(width: 100_000, height: 100_000)))
    #expect(Self.failure(folder.path) == .inFile(path: folder.path, failure: .notAFile))
    let missing = "\(folder.path)/none"
    #expect(
      Self.failure(missing)
        == .inFile(path: missing, failure: .cannotRead(reason: "No such file or directory")))
    try #require(truncate(path, off_t(PNGFile.largestFileSize + 1)) == 0)
    #expect(
      FileTests.failure { () throws(ImageCodingFailure) in _ = try ImageFile.bytes(path) }
        == .inFile(path: path, failure: .fileTooLarge(byteCount: 1_073_741_825, limit: 1_073_741_824)))
  }
}
