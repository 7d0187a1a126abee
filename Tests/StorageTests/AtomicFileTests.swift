import Foundation
import Testing

@testable import AtomicFiles

struct AtomicFileTests {
  @Test func `a file is created, and replaced as a whole`() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write(Array("a long first content".utf8), to: folder.path("a.txt"))
    #expect(try folder.text("a.txt") == "a long first content")
    try AtomicFile.write(Array("second".utf8), to: folder.path("a.txt"))
    #expect(try folder.text("a.txt") == "second")
    try AtomicFile.write([], to: folder.path("a.txt"))
    #expect(try folder.text("a.txt") == "")
    #expect(try folder.files() == ["a.txt"])
  }

  @Test func `a file has the permissions that any new file has`() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1], to: folder.path("a"))
    #expect(FileManager.default.createFile(atPath: folder.path("b"), contents: nil))
    func permissions(_ name: String) throws -> NSNumber? {
      try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? NSNumber
    }
    #expect(try permissions("a") == permissions("b"))
  }

  @Test func `a pipe stays a pipe, through a link too`() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(symlink("pipe", folder.path("link")) == 0)
    for name in ["pipe", "link"] {
      let failure = try #require(throws: FileFailure.self) {
        try AtomicFile.write([1], to: folder.path(name))
      }
      #expect(failure.operation == "replace a special file")
    }
    var status = stat()
    #expect(lstat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func `a link is replaced, not followed`() throws {
    let folder = try TemporaryFolder()
    try folder.write("kept", to: "target")
    try folder.link("link", to: folder.path("target"))
    try AtomicFile.write(Array("new".utf8), to: folder.path("link"))
    #expect(try folder.text("target") == "kept")
    #expect(try folder.text("link") == "new")
  }

  @Test func `a folder in the place of the file stays, and no temporary file does`() throws {
    let folder = try TemporaryFolder()
    try folder.write("kept", to: "place/inside")
    let failure = try #require(throws: FileFailure.self) {
      try AtomicFile.write([1], to: folder.path("place"))
    }
    #expect(
      failure.description == "cannot put the finished file in place: Is a directory (\(folder.path("place")))"
    )
    #expect(try folder.files() == ["place/inside"])
  }

  @Test func `a folder that is not there is named`() throws {
    let folder = try TemporaryFolder()
    let failure = try #require(throws: FileFailure.self) {
      try AtomicFile.write([1], to: folder.path("nowhere/a"))
    }
    #expect(
      failure.description
        == "cannot create a temporary file in the folder: No such file or directory (\(folder.path("nowhere")))"
    )
  }

  /// The device that is always full stands for a disk that is.
  @Test func `a full disk is reported, with the file`() throws {
    let device = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let failure = try #require(throws: FileFailure.self) {
      try AtomicFile.write([1], to: device.fileDescriptor, named: "a.png")
    }
    #expect(failure.description == "cannot write the file: No space left on device (a.png)")
  }
}
