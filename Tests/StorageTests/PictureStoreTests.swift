import AtomicFiles
import RunModel
import Testing

@testable import Storage

struct PictureStoreTests {
  static let digest = Samples.digest("a")

  @Test func `a picture lies under its digest, beside the record`() throws {
    let folder = try TemporaryFolder()
    let store = PictureStore(besideDatabase: folder.path("runs.sqlite"))
    #expect(try store.read(Self.digest) == nil)
    try store.store([1, 2, 3], as: Self.digest)
    try store.store([4], as: Self.digest, .thumbnail)
    #expect(try folder.files() == ["pictures/aa/\(Self.digest).png", "thumbnails/aa/\(Self.digest).png"])
    #expect(try store.read(Self.digest) == [1, 2, 3])
    #expect(try store.read(Self.digest, .thumbnail) == [4])
    #expect(try store.read(Samples.digest("b")) == nil)
  }

  @Test func `a picture that is there is not written again, an empty file is`() throws {
    let folder = try TemporaryFolder()
    let store = PictureStore(folder: folder.path)
    try store.store([1], as: Self.digest)
    try store.store([2], as: Self.digest)
    #expect(try store.read(Self.digest) == [1])
    try folder.write([UInt8](), to: "pictures/aa/\(Self.digest).png")
    try store.store([2], as: Self.digest)
    #expect(try store.read(Self.digest) == [2])
  }

  @Test func `a failure names the file and leaves nothing`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a file", to: "pictures")
    let store = PictureStore(folder: folder.path)
    let failure = try #require(throws: StorageFailure.self) { try store.store([1], as: Self.digest) }
    #expect(failure.what == "cannot look at the file: Not a directory")
    #expect(failure.location == store.path(of: Self.digest))
    #expect(try folder.files() == ["pictures"])
  }

  @Test func `what is no file, or larger than a picture can be, is refused`() throws {
    let folder = try TemporaryFolder()
    let store = PictureStore(folder: folder.path)
    try folder.makeFolder("pictures/aa/\(Self.digest).png")
    #expect(throws: StorageFailure.self) { try store.read(Self.digest) }
    try folder.makeSparse("pictures/bb/\(Samples.digest("b")).png", size: BoundedFile.limit + 1)
    let failure = try #require(throws: StorageFailure.self) { _ = try store.read(Samples.digest("b")) }
    #expect(failure.what == "cannot read the file: File too large")
    #expect(throws: FileFailure.self) { try BoundedFile.read("/dev/zero") }
  }

  @Test func `a full disk has the remedy that fits`() {
    let failure = StorageFailure(FileFailure(operation: "write the file", path: "a.png", code: 28))
    #expect(
      failure.description
        == "cannot write the file: No space left on device (a.png); free some space, then try again")
  }
}
