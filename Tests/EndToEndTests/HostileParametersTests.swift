import Foundation
import Testing

/// Bad parameters to `render`: one line, status 2 or 3, nothing written, never a crash.
struct HostileParametersTests {
  private static let popover =
    "{\"component\":\"popover\",\"bounds\":[320,240],\"direction\":\"up\",\"scale\":1"

  private static let impossible: [String] = [
    "\(popover),\"direction\":\"down\"}",
    "\(popover),\"offset\":NaN}",
    "\(popover),\"offset\":1e999}",
    "{\"component\":\"popover\",\"bounds\":[320,240],\"direction\":\"any\"}",
    "\(popover),\"colour\":1}",
    "\(popover),\"style\":7}",
    "\(popover),\"style\":{\"border\":[0,0,0,1],\"from\":[0,0,0,2],\"to\":[0,0,0,1]}}",
    "\(popover),\"padding\":[0,0,0,-1]}",
    "\(popover),\"padding\":[0.5,0,0,0]}",
    "{\"component\":\"popover\",\"bounds\":[-320,240],\"direction\":\"up\"}",
    "{\"component\":\"popover\",\"bounds\":[0,240],\"direction\":\"up\"}",
    "{\"component\":\"popover\",\"bounds\":[1e9,240],\"direction\":\"up\"}",
    "{\"component\":\"popover\",\"bounds\":[320.5,240],\"direction\":\"up\"}",
    "{\"component\":\"popover\",\"bounds\":[16000,16000],\"direction\":\"up\",\"scale\":2}",
    "{\"component\":\"popover\",\"bounds\":[320,240],\"direction\":\"diagonal\"}",
    "{\"component\":\"popover\",\"bounds\":[320,240]}",
    "{\"component\":\"window\"}",
    "{}",
    "[]",
    "",
    "{\"component\":",
    "{\"component\":\"source-image\",\"name\":\"up\",\"scale\":0}",
    "{\"component\":\"source-image\",\"name\":\"up\",\"scale\":1e9}",
    "{\"component\":\"source-image\",\"name\":\"up\",\"scale\":1.5}",
    "{\"component\":\"stack\",\"frame\":[280,280],\"mode\":\"stack\",\"image\":\"solid:0x9:808080\"}",
    "{\"component\":\"stack\",\"frame\":[280,280],\"mode\":\"stack\",\"image\":\"solid:99999x9:808080\"}",
    "{\"component\":\"stack\",\"frame\":[280,280],\"mode\":\"stack\",\"image\":\"solid:9x9:80808g\"}",
    "{\"component\":\"stack\",\"frame\":[280,280],\"mode\":\"stack\",\"image\":\"square\",\"history\":[{\"frame\":[0,1]}]}",
  ]

  private static let unreadable: [String] = [
    "{\"component\":\"stack\",\"frame\":[280,280],\"mode\":\"stack\",\"image\":\"gone.png\"}",
    "{\"component\":\"stack\",\"frame\":[280,280],\"mode\":\"stack\",\"image\":\"proofsheet.json\"}",
    "@gone.json",
  ]

  @Test(arguments: impossible)
  func impossibleParametersAreUsage(parameters: String) throws {
    try Self.expectOneLine(parameters, status: 2)
  }

  @Test(arguments: unreadable)
  func unreadableFilesAreInputErrors(parameters: String) throws {
    try Self.expectOneLine(parameters, status: 3)
  }

  private static func expectOneLine(_ parameters: String, status: Int32) throws {
    let project = try TemporaryProject()
    let before = project.contents
    let outcome = try project.call("render", "--params", parameters, "--out", "picture.png")
    #expect(outcome.status == status, "\(parameters): \(outcome.errors)")
    #expect(outcome.isOneErrorLine, "\(outcome.errors)")
    #expect(project.contents == before)
  }

  @Test(arguments: [
    ["walk"], ["run", "--bogus"], ["run", "--jobs", "0"], ["run", "--shard", "0/2"], ["run", "--shard", "a"],
    ["diff", "one.png"], ["render", "--case", "popover/up/none@1x", "--out", "x.png"], ["render"], [],
    ["diff", "a.png", "b.png", "--metric", "magic"], ["approve"], ["reject"],
  ])
  func usageIsStatusTwo(words: [String]) throws {
    let outcome = try TemporaryProject().call(words)
    #expect(outcome.status == 2)
    #expect(outcome.isOneErrorLine)
  }

  @Test func hugeOffsetsAreDrawn() throws {
    let project = try TemporaryProject()
    let parameters = Self.popover + ",\"offset\":1e300}"
    #expect(try project.call("render", "--params", parameters, "--out", "picture.png").status == 0)
  }

  @Test func differencesHaveTheirStatus() throws {
    let project = try TemporaryProject()
    func draw(_ color: String, _ name: String) throws {
      let stack =
        "{\"component\":\"stack\",\"frame\":[60,60],\"mode\":\"single\",\"image\":\"solid:30x20:\(color)\"}"
      #expect(try project.call("render", "--params", stack, "--out", name).status == 0)
    }
    try draw("808080", "a.png")
    try draw("838080", "b.png")
    #expect(try project.call("diff", "a.png", "a.png").status == 0)
    #expect(try project.call("diff", "a.png", "b.png").status == 1)
    #expect(try project.call("diff", "a.png", "b.png", "--metric", "channel", "--threshold", "3").status == 0)
    #expect(try project.call("diff", "a.png", "b.png", "--metric", "channel", "--threshold", "2").status == 1)
    #expect(try project.call("diff", "a.png", "gone.png").status == 3)
    let said = try object(project.call("diff", "a.png", "b.png", "--json").output)
    #expect(said["maxChannelDelta"] as? Int == 3)
    let smallest = try #require(said["smallestPassing"] as? [String: Any])
    #expect(smallest["threshold"] as? Int == 3)
    #expect(smallest["maxPixels"] as? Int == said["differingPixels"] as? Int)
  }
}
