import Catalog
import Foundation
import RunModel
import Testing

/// The proposed tolerances in a project's configuration, and `run` by the real binary over every planted
/// picture of a case of each component.
struct ProposedTolerancesTests {
  /// One case of each component; two of the tutorial's popover, whose arrow one draws by itself.
  private static let ids = [
    "popover/up/120x90-o20-layer@1x", "source-image/default/up@1x", "stack/stack/landscape-120x120@1x",
    "tutorial-popover/inset/120x90@1x", "tutorial-popover/any-direction/200x160-up-o-40@1x",
    "filmstrip/keyboard/linear-t0.25@1x", "presentation/portrait/popover1@1x",
  ]

  private static func filters(_ ids: [String]) -> [String] { ids.flatMap { ["--filter", $0] } }

  /// A project whose pictures are approved and whose tolerances are what `calibrate` wrote, and the
  /// proposal's cells: for each change and strength, in how many cases it is caught and planted.
  private static func calibratedProject() throws -> (project: TemporaryProject, cells: [[[Int]]]) {
    let project = try TemporaryProject()
    try #require(try project.call(["run", "--report", "out"] + filters(ids)).status == 1)
    try #require(try project.call("approve", "--all", "--by", "maintainer", "--reason", "first").status == 0)
    let calibrated = try project.call(["calibrate", "--json", "--report", "out"] + filters(ids))
    try #require(calibrated.status == 0)
    let report = try object(calibrated.output)
    try #require(
      (report["changes"] as? [[String: Any]])?.map { $0["name"] as? String } == PlantedChanges.all.map(\.name)
    )
    let tolerances = try String(contentsOfFile: project.path("out/tolerances.json"), encoding: .utf8)
    try Data("{\"formatVersion\":1,\"tolerances\":\(tolerances)}".utf8)
      .write(to: URL(fileURLWithPath: project.path("proofsheet.json")))
    return (project, try #require((report["proposed"] as? [String: Any])?["cells"] as? [[[Int]]]))
  }

  /// The verdicts of one run.
  private static func verdicts(_ ids: [String], in project: TemporaryProject) throws -> [String: String] {
    let outcome = try project.call(["run", "--json", "--quiet", "--report", "out"] + filters(ids))
    let cases = try #require(try object(outcome.output)["cases"] as? [[String: Any]])
    return try cases.reduce(into: [:]) { verdicts, entry in
      verdicts[try #require(entry["id"] as? String)] = try #require(entry["verdict"] as? String)
    }
  }

  /// Every defect at every strength and every harmless change, wherever it changes something: a run notices
  /// it in exactly as many cases as the table says, and nothing harmless in any.
  ///
  /// Each run carries another plant in each case, so that there are no more runs than plants in one case.
  @Test func aRunDoesWhatTheTableSaysInEveryComponent() throws {
    #expect(
      Set(Self.ids.compactMap { CaseID($0)?.component }) == Set(CalibrationCases.all.map(\.id.component)))
    let (project, cells) = try Self.calibratedProject()
    let baselines = try Self.ids.map(PlantedBaseline.init)
    var seen = PlantedChanges.all.map { $0.strengths.map { _ in [0, 0] } }
    for round in 0..<(baselines.map(\.plants.count).max() ?? 0) {
      let open = baselines.filter { round < $0.plants.count }
      for baseline in open { try baseline.promote(baseline.plants[round], in: project) }
      let verdicts = try Self.verdicts(open.map(\.caseID), in: project)
      for baseline in open {
        let plant = baseline.plants[round]
        let change = PlantedChanges.all[plant.change]
        let verdict = try #require(verdicts[baseline.caseID])
        seen[plant.change][plant.strength][1] += 1
        switch verdict {
        case "changed": seen[plant.change][plant.strength][0] += 1
        case "passed": #expect(change.actsOnFile, "\(change.name) in \(baseline.caseID)")
        default:
          #expect(verdict == "within-tolerance", "\(change.name) in \(baseline.caseID)")
        }
      }
    }
    for (change, (found, told)) in zip(PlantedChanges.all, zip(seen, cells)) {
      #expect(found == told, "\(change.name): found and told, by strength")
      #expect(told.allSatisfy { $0[1] > 0 }, "\(change.name) is planted at every strength")
      if change.kind == .harmless {
        #expect(found.allSatisfy { $0[0] == 0 }, "\(change.name) is harmless")
      }
    }
  }
}
