import RunModel
import Testing

@testable import Storage

struct KeptFilesTests {
  @Test func `a file comes back; a damaged or missing one is refused`() throws {
    let folder = try TemporaryFolder()
    let kept = KeptFiles(besideDatabase: folder.path("runs.sqlite"))
    let digest = try kept.keep([1, 2, 3])
    #expect(try kept.read(digest) == [1, 2, 3])
    let name = String(kept.path(of: digest).dropFirst(folder.path.count + 1))
    #expect(try folder.files() == [name])
    try folder.write([1, 2, 4], to: name)
    #expect(throws: StorageFailure.self) { try kept.read(digest) }
    try folder.remove(name)
    #expect(throws: StorageFailure.self) { try kept.read(digest) }
  }

  @Test(arguments: [[1, 2, 4], [1, 2], []] as [[UInt8]])
  func `keeping it again repairs a damaged file, of the same size too`(damaged: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let kept = KeptFiles(besideDatabase: folder.path("runs.sqlite"))
    let digest = try kept.keep([1, 2, 3])
    try folder.write(damaged, to: String(kept.path(of: digest).dropFirst(folder.path.count + 1)))
    #expect(try kept.keep([1, 2, 3]) == digest)
    #expect(try kept.read(digest) == [1, 2, 3])
  }
}
