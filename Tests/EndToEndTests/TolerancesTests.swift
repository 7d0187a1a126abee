import Foundation
import Testing

/// Tolerances of `proofsheet.json`, through the real binary.
struct TolerancesTests {
  private static let caseID = "popover/up/320x240-o0@1x"

  /// A project whose baseline of one case is lighter by a step in the lower part of its gradient.
  private static func project(_ tolerances: String) throws -> TemporaryProject {
    let project = try TemporaryProject.approved()
    let parameters =
      "{\"component\":\"popover\",\"bounds\":[320,240],\"direction\":\"up\",\"offset\":0,\"scale\":1,"
      + "\"style\":{\"border\":[0,0,0,1],\"from\":[0.8,0.8,0.8,0.8],\"to\":[0.337,0.337,0.337,1]}}"
    let file = "Baselines/\(caseID).png"
    let drawn = try project.call("render", "--params", parameters, "--out", file)
    let digest = try #require(drawn.output.split(separator: " ").last?.trimmingCharacters(in: .newlines))
    let manifest = project.path("Baselines/popover/up/manifest.jsonl")
    let lines = try String(contentsOfFile: manifest, encoding: .utf8).split(separator: "\n").map { line in
      guard line.contains("\"\(caseID)\""), let range = line.range(of: "\"digest\":\"") else {
        return String(line)
      }
      return line[..<range.upperBound] + digest + line[range.upperBound...].dropFirst(64)
    }
    try (lines.joined(separator: "\n") + "\n").write(toFile: manifest, atomically: true, encoding: .utf8)
    try Data("{\"formatVersion\":1,\"tolerances\":\(tolerances)}".utf8)
      .write(to: URL(fileURLWithPath: project.path("proofsheet.json")))
    return project
  }

  private static func run(_ tolerances: String) throws -> (Int32, [String: Any], String, TemporaryProject) {
    let project = try project(tolerances)
    let outcome = try project.call("run", "--json", "--filter", caseID)
    let cases = try #require(try object(outcome.output)["cases"] as? [[String: Any]])
    return (outcome.status, try #require(cases.first), outcome.errors, project)
  }

  @Test func withoutOneItIsChangedAndTheSmallestIsNamed() throws {
    let (status, found, errors, _) = try Self.run("[]")
    #expect(status == 1)
    #expect(found["verdict"] as? String == "changed")
    #expect(errors.contains("or channel threshold 2"))
  }

  @Test func withinItIsAVerdictOfItsOwnAndStale() throws {
    let (status, found, _, project) = try Self.run(
      "[{\"cases\":\"popover/up/*\",\"metric\":\"channel\",\"threshold\":2,\"reason\":\"one rounding step\"}]"
    )
    #expect(status == 0)
    #expect(found["verdict"] as? String == "within-tolerance")
    let limits = try #require(found["limits"] as? [[String: Any]])
    #expect(limits.count == 1 && limits[0]["reason"] as? String == "one rounding step")
    #expect(limits[0]["smallestThreshold"] as? Int == 2)
    let stale = try object(project.call("status", "--json").output)["stale"] as? [String]
    #expect(stale == [Self.caseID])
    let listed = try object(project.call("cases", "--json", "--filter", Self.caseID).output)
    let tolerance = (listed["cases"] as? [[String: Any]])?.first?["tolerance"] as? [[String: Any]]
    #expect(tolerance?.first?["metric"] as? String == "channel")
  }

  @Test func aLimitOnAPartDoesNotReachTheRest() throws {
    let (status, found, errors, _) = try Self.run(
      "[{\"cases\":\"*\",\"part\":\"arrow\",\"metric\":\"channel\",\"threshold\":2,\"reason\":\"soft\"}]")
    #expect(status == 1)
    #expect(found["verdict"] as? String == "changed")
    let limits = try #require(found["limits"] as? [[String: Any]])
    #expect(limits.map { $0["passes"] as? Bool } == [true, false])
    #expect(errors.contains("elsewhere:") && errors.contains("limit 0"))
  }

  @Test(arguments: [
    "[{\"cases\":\"*\"}]", "[{\"cases\":\"*\",\"reason\":\"\"}]", "[{\"reason\":\"x\"}]",
    "[{\"cases\":\"nothing/*\",\"reason\":\"x\"}]", "[{\"cases\":\"*\",\"reason\":\"x\",\"colour\":1}]",
    "[{\"cases\":\"*\",\"reason\":\"x\",\"metric\":\"magic\"}]",
    "[{\"cases\":\"*\",\"reason\":\"x\",\"metric\":\"channel\",\"threshold\":256}]",
    "[{\"cases\":\"*\",\"reason\":\"x\",\"threshold\":1}]",
    "[{\"cases\":\"*\",\"reason\":\"x\",\"maxPixels\":-1}]",
    "[{\"cases\":\"*\",\"reason\":\"x\",\"maxPixels\":1.5}]",
    "[{\"cases\":\"*\",\"reason\":\"x\",\"part\":\"nose\"}]", "{}", "[1]",
  ])
  func impossibleTolerancesAreUsage(tolerances: String) throws {
    let project = try TemporaryProject()
    try Data("{\"formatVersion\":1,\"tolerances\":\(tolerances)}".utf8)
      .write(to: URL(fileURLWithPath: project.path("proofsheet.json")))
    let outcome = try project.call("run", "--filter", Self.caseID)
    #expect(outcome.status == 2)
    #expect(outcome.isOneErrorLine, "\(outcome.errors)")
    #expect(outcome.errors.contains("tolerances"))
  }
}
