import Foundation
import Testing

/// `compare --promote`: what is copied, what is left over, what is not written through.
struct ComparePromotionTests {
  @Test func promotionCopiesWhatDiffers() throws {
    let project = try ChangedFolders.project()
    let outcome = try project.call("compare", "old", "new", "--promote")
    // What is left over still differs.
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "2 promoted into old; 1 that the candidate folder lacks was left there and can be deleted: gone.png\n"
      ))
    for name in ["sub/changed.png", "sub/it's new.png"] {
      #expect(
        FileManager.default.contentsEqual(
          atPath: project.path("old/\(name)"), andPath: project.path("new/\(name)")))
    }
    #expect(FileManager.default.fileExists(atPath: project.path("old/gone.png")))
    try FileManager.default.removeItem(atPath: project.path("old/gone.png"))
    #expect(try project.call("compare", "old", "new").status == 0)
    try FileManager.default.copyItem(
      atPath: project.path("new/same.png"), toPath: project.path("new/another.png"))
    #expect(try project.call("compare", "old", "new", "--promote").status == 0)
  }

  /// The names that a renamed picture had are left over, too; a line names a few.
  @Test func whatIsLeftOverIsNamed() throws {
    let project = try ChangedFolders.project()
    for index in 1...3 {
      try FileManager.default.copyItem(
        atPath: project.path("old/gone.png"), toPath: project.path("old/gone\(index).png"))
    }
    try FileManager.default.moveItem(atPath: project.path("new/same.png"), toPath: project.path("new/z.png"))
    let outcome = try project.call("compare", "old", "new", "--promote", "--json")
    #expect(
      outcome.errors.contains(
        "3 promoted into old; 5 that the candidate folder lacks were left there and can be deleted:"
          + " gone.png, gone1.png, gone2.png and 2 more\n"))
    let names = try #require(try object(outcome.output)["leftOver"] as? [String])
    #expect(names == ["gone.png", "gone1.png", "gone2.png", "gone3.png", "same.png"])
    for name in names { try FileManager.default.removeItem(atPath: project.path("old/\(name)")) }
    #expect(try project.call("compare", "old", "new").status == 0)
  }

  /// What was not compared is neither passed nor overwritten.
  @Test func linkedFoldersAreToldAndNotWrittenThrough() throws {
    let project = try ChangedFolders.project()
    let manager = FileManager.default
    try manager.createDirectory(atPath: project.path("away"), withIntermediateDirectories: true)
    try manager.copyItem(atPath: project.path("old/same.png"), toPath: project.path("away/k.png"))
    try manager.createSymbolicLink(atPath: project.path("old/s"), withDestinationPath: "../away")
    try manager.createDirectory(atPath: project.path("new/s"), withIntermediateDirectories: true)
    try manager.copyItem(atPath: project.path("new/sub/changed.png"), toPath: project.path("new/s/k.png"))
    let before = manager.contents(atPath: project.path("away/k.png"))
    let outcome = try project.call("compare", "old", "new", "--promote")
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("s   failed   a link to a folder is not followed"))
    #expect(manager.contents(atPath: project.path("away/k.png")) == before)
    #expect(
      !manager.contentsEqual(
        atPath: project.path("old/sub/changed.png"), andPath: project.path("new/sub/changed.png")))
  }
}
