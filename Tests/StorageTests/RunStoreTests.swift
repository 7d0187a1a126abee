import RunModel
import Testing

@testable import Storage

struct RunStoreTests {
  static let first = "20250102-030405-aaaa"
  static let second = "20250102-030405-aabb"

  static func open(_ folder: borrowing TemporaryFolder) throws -> RunStore {
    try RunStore(path: folder.path("deep/er/runs.sqlite"), access: .readWrite)
  }

  @Test func `a run comes back as it was recorded`() throws {
    let folder = try TemporaryFolder()
    let store = try Self.open(folder)
    try store.begin(Samples.run(Self.first), after: nil)
    let results = [
      Samples.skipped("stack/border/b@1x", ordinal: 7), Samples.full("stack/border/a@2x", ordinal: 3),
    ]
    try store.append([results[0]], to: Self.first)
    try store.append([results[1]], to: Self.first)
    let leftovers = [
      UnreferencedBaseline(path: "a/b/c.png", kind: .file),
      UnreferencedBaseline(path: "a/b/d@1x.png", kind: .entry),
    ]
    try store.finish(
      Self.first, status: .failed, finishedAt: "2025-01-02T03:04:09Z", durationSeconds: 4.25,
      digest: Samples.digest("f"), unreferenced: leftovers.reversed())
    store.close()

    let reader = try RunStore(path: folder.path("deep/er/runs.sqlite"), access: .readOnly)
    var expected = Samples.run(Self.first)
    expected.status = .failed
    expected.finishedAt = "2025-01-02T03:04:09Z"
    expected.durationSeconds = 4.25
    expected.digest = Samples.digest("f")
    #expect(try reader.run(Self.first) == expected)
    #expect(try reader.results(of: Self.first) == [results[1], results[0]])
    #expect(try reader.unreferenced(of: Self.first) == leftovers)
  }

  @Test func `the tables hold what was recorded, cases once`() throws {
    let folder = try TemporaryFolder()
    let store = try Self.open(folder)
    for id in [Self.first, Self.second] {
      try store.begin(Samples.run(id), after: nil)
      try store.append([Samples.full("stack/border/a@2x", ordinal: 3)], to: id)
    }
    let limits =
      #"[{"differingPixels":14,"maxPixels":7,"metric":"channel","metricVersion":"1","part":"shadow","#
      + #""passes":false,"reason":"soft","score":null,"smallestMaxPixels":14,"smallestThreshold":3,"#
      + #""threshold":2.5}]"#
    let area = #"{"height":4,"pixels":14,"width":3,"x":1,"y":2}"#
    let evidence =
      #"{"clauses":["POP-01"],"displacement":0.5,"extent":[1.5,2],"growth":null,"lines":null,"meanSteps":[-1.5,0,0,2],"#
      + #""parts":[{"area":\#(area),"label":"arrow","strongestStep":255}],"regionCount":1,"#
      + #""regions":[\#(area)],"strongestStep":255,"thickness":1}"#
    let metrics =
      #"[{"differingPixels":14,"maxPixels":0,"metric":"ssim","metricVersion":"1","part":null,"#
      + #""passes":false,"reason":"default","score":0.5,"smallestMaxPixels":null,"smallestThreshold":0.5,"#
      + #""threshold":0.75}]"#
    let last = "\(limits)|\(evidence)|\(metrics)"
    let digests = "abcd".map { Samples.digest($0).description }.joined(separator: "|")
    #expect(
      try store.connection.dumpContent() == """
        acts

        calibrations

        cases
        1|stack/border/a@2x|{"component":"stack"}
        clause_results

        decisions

        deviation_results

        failing_examples

        replaced_baselines

        replaced_manifests

        results
        1|3|1|changed|~|\(digests)|280|281|1|0|14|255|1|2|3|4|{"arrow":14,"shadow":0}|1.5|shift|-2|3|\(last)
        2|3|1|changed|~|\(digests)|280|281|1|0|14|255|1|2|3|4|{"arrow":14,"shadow":0}|1.5|shift|-2|3|\(last)
        runs
        1|\(Self.first)|incomplete|2025-01-02T03:04:05Z|~|~|1.2.3|software|4|["stack/*","a\\"b"]|1/3|2|~|~|~
        2|\(Self.second)|incomplete|2025-01-02T03:04:05Z|~|~|1.2.3|software|4|["stack/*","a\\"b"]|1/3|2|~|~|~
        unreferenced

        """)
  }

  @Test func `metrics are added to results of a run that is going on`() throws {
    let folder = try TemporaryFolder()
    let store = try Self.open(folder)
    try store.begin(Samples.run(Self.first), after: nil)
    var result = Samples.full("stack/border/a@2x", ordinal: 3)
    let metrics = result.metrics
    result.metrics = []
    try store.append([result, Samples.full("stack/border/b@2x", ordinal: 4)], to: Self.first)
    result.metrics = metrics + metrics
    try store.recordMetrics([result], of: Self.first)
    #expect(try store.results(of: Self.first).map(\.metrics.count) == [2, 1])
    #expect(try store.results(of: Self.first).first == result)
  }

  @Test func `the same case with other parameters is another row`() throws {
    let folder = try TemporaryFolder()
    let store = try Self.open(folder)
    var result = Samples.full("stack/border/a@2x", ordinal: 0)
    for (id, parameters) in [(Self.first, "{}"), (Self.second, #"{"scale":2}"#)] {
      try store.begin(Samples.run(id), after: nil)
      result.parameters = parameters
      try store.append([result], to: id)
    }
    #expect(try store.results(of: Self.first).map(\.parameters) == ["{}"])
    #expect(try store.results(of: Self.second).map(\.parameters) == [#"{"scale":2}"#])
  }

  @Test func `a run is found by its id or a prefix that no other has`() throws {
    let folder = try TemporaryFolder()
    let store = try Self.open(folder)
    for id in [Self.first, Self.second, "20250102-030405-aa"] { try store.begin(Samples.run(id), after: nil) }
    #expect(try store.run("20250102-030405-aaa")?.id == Self.first)
    #expect(try store.run("20250102-030405-aa")?.id == "20250102-030405-aa", "an id before a prefix")
    #expect(try store.run("2026") == nil)
    #expect(try store.run("") == nil)
    #expect(try store.run("2025010%") == nil, "no wildcards")
    let failure = try #require(throws: AmbiguousRunID.self) { try store.run("2025") }
    #expect(
      failure
        == AmbiguousRunID(prefix: "2025", examples: ["20250102-030405-aa", "20250102-030405-aaaa"]))
  }

  @Test func `the newest runs come first`() throws {
    let folder = try TemporaryFolder()
    let store = try Self.open(folder)
    #expect(try store.latestRun(complete: nil) == nil)
    // Ids do not decide: within a second their last part is random.
    for id in ["c", "a", "b"] { try store.begin(Samples.run(id), after: nil) }
    try Self.finish("a", as: .inconclusive, in: store)
    try Self.finish("b", as: .interrupted, in: store)
    #expect(try store.runs(limit: 2).map(\.id) == ["b", "a"])
    #expect(try store.runs(limit: 9).map(\.id) == ["b", "a", "c"])
    #expect(try store.latestRun(complete: nil)?.id == "b")
    #expect(try store.latestRun(complete: true)?.id == "a")
    try Self.finish("c", as: .passed, in: store)
    #expect(try store.latestRun(complete: false)?.id == "b")
  }

  @Test func `what has ended never changes`() throws {
    let folder = try TemporaryFolder()
    let store = try Self.open(folder)
    try store.begin(Samples.run(Self.first), after: nil)
    try Self.finish(Self.first, as: .passed, in: store)
    let before = try store.connection.dumpContent()
    #expect(throws: StorageFailure.self) { try Self.finish(Self.first, as: .failed, in: store) }
    #expect(throws: StorageFailure.self) {
      try store.append([Samples.full("stack/border/a@2x", ordinal: 0)], to: Self.first)
    }
    #expect(throws: StorageFailure.self) { try store.begin(Samples.run(Self.first), after: nil) }
    #expect(throws: StorageFailure.self) { try store.append([], to: "nobody") }
    #expect(try store.connection.dumpContent() == before)
  }

  @Test func `a batch counts as a whole or not at all`() throws {
    let folder = try TemporaryFolder()
    let store = try Self.open(folder)
    try store.begin(Samples.run(Self.first), after: nil)
    let before = try store.connection.dumpContent()
    // The second has the first one's place.
    let batch = [
      Samples.full("stack/border/a@2x", ordinal: 0), Samples.full("stack/border/b@2x", ordinal: 0),
    ]
    let failure = try #require(throws: StorageFailure.self) { try store.append(batch, to: Self.first) }
    #expect(failure.database?.code.primary == .constraint)
    #expect(try store.connection.dumpContent() == before)
    try store.append([batch[0]], to: Self.first)
    #expect(try store.results(of: Self.first) == [batch[0]], "usable after the failure")
  }

  static func finish(_ run: String, as status: RunRecord.Status, in store: RunStore) throws {
    try store.finish(
      run, status: status, finishedAt: "2025-01-02T03:04:09Z", durationSeconds: 1,
      digest: Samples.digest("f"),
      unreferenced: [])
  }
}
