import Glibc
import Pixels
import Testing

@testable import ImageCoding

/// Files on disk: read up to a limit, written in whole or not at all, failures with the path.
struct FileTests {
  static func failure(_ body: () throws(ImageCodingFailure) -> Void) -> ImageCodingFailure? {
    do {
      try body()
      return nil
    } catch {
      return error
    }
  }

  @Test("a picture is written and read back")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let picture = try PNGEncoderTests.randomBitmap(20, 10, seed: 3)
    let path = "\(folder.path)/a.png"
    try PNGFile.write(picture, to: path)
    #expect(try PNGFile.read(path) == picture)
    #expect(try BoundedFile.read(path, limit: 10_000) == PNGEncoder.encode(picture))
    let bytes = try PNGEncoder.encode(picture) + [1, 2, 3]
    try PNGFile.write(bytes, to: path)
    #expect(try BoundedFile.read(path, limit: 10_000) == bytes)
    #expect(folder.names == ["a.png"])
  }

  @Test("a failure names the file and what is wrong with it")
  func paths() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/pointer.png"
    try PNGFile.write(Array("version https://git-lfs.github.com/spec/v1\n".utf8), to: path)
    #expect(
      Self.failure { () throws(ImageCodingFailure) in _ = try PNGFile.read(path) }
        == .inFile(path: path, failure: .notPNG(.gitLFSPointer)))
    let missing = "\(folder.path)/missing.png"
    let failure = Self.failure { () throws(ImageCodingFailure) in _ = try PNGFile.read(missing) }
    #expect(
      failure == .inFile(path: missing, failure: .cannotRead(reason: "No such file or directory")))
    let zero = "\(path)\0.txt"
    #expect(
      Self.failure { () throws(ImageCodingFailure) in _ = try PNGFile.read(zero) }
        == .inFile(path: zero, failure: .cannotRead(reason: "the path holds a zero byte")))
  }

  @Test("a file past the limit is refused unread")
  func limit() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/large.png"
    try PNGFile.write(Array(repeating: 7, count: 100), to: path)
    #expect(try BoundedFile.read(path, limit: 100).count == 100)
    #expect(
      Self.failure { () throws(ImageCodingFailure) in _ = try BoundedFile.read(path, limit: 99) }
        == .inFile(path: path, failure: .fileTooLarge(byteCount: 100, limit: 99)))
    // A file with a hole: 1 GiB and a byte, of which nothing is on the disk.
    try #require(truncate(path, off_t(PNGFile.largestFileSize + 1)) == 0)
    #expect(
      Self.failure { () throws(ImageCodingFailure) in _ = try PNGFile.read(path) }
        == .inFile(
          path: path,
          failure: .fileTooLarge(byteCount: 1_073_741_825, limit: 1_073_741_824)))
  }

  @Test("folders, devices and pipes are not read, and not waited for")
  func notFiles() throws {
    let folder = try TemporaryFolder()
    let pipe = "\(folder.path)/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    for path in [folder.path, pipe, "/dev/zero"] {
      #expect(
        Self.failure { () throws(ImageCodingFailure) in _ = try PNGFile.read(path) }
          == .inFile(path: path, failure: .notAFile))
    }
  }

  @Test("a failed write leaves what was there, and no temporary file")
  func failedWrite() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/folder"
    // A folder cannot be replaced by a file: the last step, renaming, fails.
    try #require(mkdir(path, 0o700) == 0)
    #expect(
      Self.failure { () throws(ImageCodingFailure) in try PNGFile.write([1], to: path) }
        == .inFile(path: path, failure: .cannotWrite(reason: "Is a directory")))
    #expect(folder.names == ["folder"])
    let inside = "\(folder.path)/none/a"
    #expect(
      Self.failure { () throws(ImageCodingFailure) in try PNGFile.write([1], to: inside) }
        == .inFile(path: inside, failure: .cannotWrite(reason: "No such file or directory")))
    #expect(
      Self.failure { () throws(ImageCodingFailure) in try PNGFile.write([1], to: "a\0b") }
        == .inFile(path: "a\0b", failure: .cannotWrite(reason: "Invalid argument")))
  }

  @Test("the longest name can be written")
  func names() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "n", count: 255)
    try PNGFile.write([6], to: "\(folder.path)/\(name)")
    #expect(try BoundedFile.read("\(folder.path)/\(name)", limit: 1) == [6])
    #expect(folder.names == [name])
  }

  @Test("readers meanwhile see one whole content or another")
  func concurrentWriters() async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/shared"
    try PNGFile.write(Array(repeating: 0, count: 50_000), to: path)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in UInt8(1)...4 {
        group.addTask {
          for _ in 0..<10 { try PNGFile.write(Array(repeating: writer, count: 50_000), to: path) }
        }
        group.addTask {
          for _ in 0..<50 {
            let bytes = try BoundedFile.read(path, limit: 50_000)
            #expect(bytes.count == 50_000 && Set(bytes).count == 1)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(folder.names == ["shared"])
  }

  @Test("nothing is printed about files that libpng warns of")
  func silence() throws {
    // The transparent gray does not fit 8 bits: the picture is fine, and libpng has a warning.
    var image = HostilePNGTests.image(.gray)
    image.transparentKey = [0x0801]
    let file = image.file()
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/stderr"
    let captured = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    let original = dup(STDERR_FILENO)
    try #require(captured >= 0 && original >= 0)
    dup2(captured, STDERR_FILENO)
    let picture = Result { try PNGDecoder.decode(file) }
    let refusal = Result { try PNGDecoder.decode(Array(file.dropLast())) }
    dup2(original, STDERR_FILENO)
    close(original)
    close(captured)
    #expect(throws: Never.self) { try picture.get() }
    #expect(throws: ImageCodingFailure.truncated) { try refusal.get() }
    let printed = String(decoding: try BoundedFile.read(path, limit: 1 << 20), as: UTF8.self)
    #expect(!printed.contains("libpng"), "\(printed)")
  }
}
