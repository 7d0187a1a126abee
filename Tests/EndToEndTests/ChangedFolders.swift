import Foundation
import Testing

/// Two folders of pictures that differ.
enum ChangedFolders {
  /// A project with the folders `old` and `new`: one picture the same, one changed, one gone, one new.
  static func project() throws -> TemporaryProject {
    let project = try TemporaryProject()
    for folder in ["old/sub", "new/sub"] {
      try FileManager.default.createDirectory(
        atPath: project.path(folder), withIntermediateDirectories: true)
    }
    func draw(_ color: String, _ name: String) throws {
      let stack =
        "{\"component\":\"stack\",\"frame\":[60,60],\"mode\":\"single\",\"image\":\"solid:30x20:\(color)\"}"
      try #require(try project.call("render", "--params", stack, "--out", name).status == 0)
    }
    for (old, new, name) in [("808080", "808080", "same.png"), ("808080", "858080", "sub/changed.png")] {
      try draw(old, "old/\(name)")
      try draw(new, "new/\(name)")
    }
    try draw("112233", "old/gone.png")
    try draw("445566", "new/sub/it's new.png")
    return project
  }
}
