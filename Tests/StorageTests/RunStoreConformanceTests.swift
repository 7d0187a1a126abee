import Conformance
import JSONText
import Pixels
import RunModel
import Storage
import Testing

struct RunStoreConformanceTests {
  private static let place = CheckPlace(clause: "POP-14", profile: "seed", check: "tip")

  private static func counterexample(_ choices: [UInt64]) -> Counterexample {
    var found = Counterexample(
      place: place, choices: choices, parameters: .object(["scale": .integer(2)]), problem: "'quoted' ✓",
      marks: [PixelRect(x: 1, y: 2, width: 3, height: 4)])
    found.pictureDigest = Samples.digest("e").description
    return found
  }

  private static let summary = ConformanceSummary(
    seed: 1 << 53 - 1,
    clauses: [
      ClauseResult(
        clause: "POP-14", profile: "seed", verdict: .expectedDeviation, trials: 300, rows: ["D-01", "D-02"],
        counterexample: counterexample([3, .max])),
      ClauseResult(clause: "POP-14", profile: "corrected", verdict: .passed, trials: 10),
      ClauseResult(clause: "CG-05", profile: "seed", verdict: .skipped, trials: 0, detail: "no shadows"),
    ],
    deviations: [
      DeviationResult(id: "D-01", clauses: ["POP-14"], counterexample: counterexample([])),
      DeviationResult(id: "D-03", clauses: [], counterexample: nil),
    ])

  @Test func `what the clauses came to is read back`() throws {
    let folder = try TemporaryFolder()
    let store = try RunStore(path: folder.path("runs.sqlite"), access: .readWrite)
    for id in ["20250102-030405-aaaa", "20250102-030405-bbbb"] {
      try store.begin(Samples.run(id), after: nil)
    }
    try store.record(Self.summary, of: "20250102-030405-aaaa")
    store.close()
    let reader = try RunStore(path: folder.path("runs.sqlite"), access: .readOnly)
    #expect(try reader.conformance(of: "20250102-030405-aaaa") == Self.summary)
    #expect(try reader.conformance(of: "20250102-030405-bbbb") == nil)
  }

  @Test func `a run that has ended takes no clauses`() throws {
    let folder = try TemporaryFolder()
    let store = try RunStore(path: folder.path("runs.sqlite"), access: .readWrite)
    try store.begin(Samples.run("a"), after: nil)
    try store.finish(
      "a", status: .passed, finishedAt: "2025", durationSeconds: 1, digest: Samples.digest("0"),
      unreferenced: [])
    #expect(throws: StorageFailure.self) { try store.record(Self.summary, of: "a") }
    #expect(try store.conformance(of: "a") == nil)
  }

  @Test func `failing examples are kept in order, replaced and forgotten`() throws {
    let folder = try TemporaryFolder()
    let store = try RunStore(path: folder.path("runs.sqlite"), access: .readWrite)
    let other = CheckPlace(clause: "STK-06", profile: "corrected", check: "a check")
    #expect(try store.failingExamples().isEmpty)
    try store.keep(failingExamples: [Self.place: [[9, 1], [1, 2, 3]], other: [[7], [7]]])
    #expect(try store.failingExamples() == [Self.place: [[9, 1], [1, 2, 3]], other: [[7]]])
    try store.keep(failingExamples: [Self.place: [[4]]])
    #expect(try store.failingExamples() == [Self.place: [[4]], other: [[7]]])
    try store.keep(failingExamples: [Self.place: [], other: []])
    #expect(try store.failingExamples().isEmpty)
  }
}
