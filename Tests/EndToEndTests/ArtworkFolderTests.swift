import Foundation
import Testing

/// `{"artwork":DIR}`: a folder of one's own pictures, read by the real binary.
struct ArtworkFolderTests {
  private static func popover(_ folder: String, scale: Int = 1, direction: String = "up") -> String {
    "{\"component\":\"popover\",\"bounds\":[160,120],\"direction\":\"\(direction)\",\"scale\":\(scale),"
      + "\"style\":{\"artwork\":\"\(folder)\"}}"
  }

  private static func draw(_ project: TemporaryProject, _ parameters: String, _ name: String) throws -> Data {
    let outcome = try project.call("render", "--params", parameters, "--out", name)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try Data(contentsOf: URL(fileURLWithPath: project.path(name)))
  }

  /// A folder whose images are the drawn ones, at scale 1 and 2.
  private static func project(_ description: String) throws -> TemporaryProject {
    let project = try TemporaryProject()
    try FileManager.default.createDirectory(atPath: project.path("art"), withIntermediateDirectories: true)
    for (scale, file) in [(1, "art/up.png"), (2, "art/up@2x.png")] {
      let image = "{\"component\":\"source-image\",\"name\":\"up\",\"scale\":\(scale)}"
      _ = try draw(project, image, file)
    }
    try Data(description.utf8).write(to: URL(fileURLWithPath: project.path("art/artwork.json")))
    return project
  }

  @Test("POP-25: a folder of the drawn images' own pictures gives the drawn popover, at scale 1 and 2")
  func drawnImagesAsFiles() throws {
    let project = try Self.project("{\"images\":{\"up\":{\"file\":\"up.png\",\"capInsets\":[41,9,9,47]}}}")
    for scale in 1...3 {
      let standard = Self.popover("art", scale: scale)
        .replacingOccurrences(of: "{\"artwork\":\"art\"}", with: "\"default\"")
      let own = try Self.draw(project, Self.popover("art", scale: scale), "own.png")
      // At scale 3 the file of scale 2, the next lower, is resampled.
      #expect((try Self.draw(project, standard, "standard.png") == own) == (scale < 3), "\(scale)")
    }
    try FileManager.default.removeItem(atPath: project.path("art/up@2x.png"))
    let soft = try Self.draw(project, Self.popover("art", scale: 2), "soft.png")
    #expect(try Data(contentsOf: URL(fileURLWithPath: project.path("standard.png"))) != soft)
    #expect(soft.count > 100)
  }

  @Test("POP-25: the sets that the project draws are known by name, under both profiles and all directions")
  func drawnSets() throws {
    let project = try TemporaryProject()
    for name in ["wide-arrow", "one-x-only"] {
      for direction in ["up", "down", "left", "right"] {
        for profile in ["seed", "corrected"] {
          let parameters = Self.popover(name, scale: 2, direction: direction)
            .replacingOccurrences(of: "\"scale\"", with: "\"profile\":\"\(profile)\",\"scale\"")
          _ = try Self.draw(project, parameters, "picture.png")
        }
      }
    }
  }

  private static func expectOneLine(
    _ project: TemporaryProject, _ parameters: String, status: Int32, names: [String]
  ) throws {
    let outcome = try project.call("render", "--params", parameters, "--out", "picture.png")
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.isOneErrorLine, "\(outcome.errors)")
    for name in names { #expect(outcome.errors.contains(name), "\(outcome.errors)") }
    #expect(!project.contents.contains("picture.png"))
  }

  @Test func foldersThatAreNotThere() throws {
    let project = try TemporaryProject()
    try Self.expectOneLine(project, Self.popover("gone"), status: 3, names: ["style.artwork", "gone"])
    try FileManager.default.createDirectory(atPath: project.path("empty"), withIntermediateDirectories: true)
    try Self.expectOneLine(project, Self.popover("empty"), status: 3, names: ["empty/artwork.json"])
  }

  @Test(arguments: [
    ("{\"images\":", 2, ""), ("{\"images\":{\"up\":{\"file\":\"up.png\"}},\"colour\":1}", 2, "colour"),
    ("{\"images\":{\"top\":{\"file\":\"up.png\"}}}", 2, "images.top"),
    ("{\"images\":{\"up\":{\"file\":\"../up.png\"}}}", 2, "images.up.file"),
    ("{\"images\":{\"up\":{\"file\":\"up.png\",\"capInsets\":[41,9,10,47]}}}", 2, "images.up.capInsets"),
    ("{\"images\":{\"down\":{\"file\":\"gone.png\"}}}", 3, "images.down.file"),
    ("{\"images\":{\"down\":{\"file\":\"artwork.json\"}}}", 3, "images.down.file"),
  ])
  func descriptionsThatAreWrong(description: String, status: Int32, key: String) throws {
    let project = try Self.project(description)
    try Self.expectOneLine(
      project, Self.popover("art"), status: status, names: ["art/artwork.json", key].filter { !$0.isEmpty })
  }
}
