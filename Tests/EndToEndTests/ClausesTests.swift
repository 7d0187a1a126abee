import Foundation
import Storage
import Testing

/// The verb `clauses` through the real binary.
struct ClausesTests {
  private static func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// JSON with its keys in order.
  private static func text(of value: Any?) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: try #require(value), options: [.sortedKeys, .fragmentsAllowed])
    return String(decoding: data, as: UTF8.self)
  }

  private static func deviations(_ text: String) throws -> [[String: Any]] {
    try #require(try object(text)["deviations"] as? [[String: Any]])
  }

  /// A token of each row of section 6, tried alone in another process with another number of jobs.
  @Test func aTokenShowsTheSameFailureAgain() throws {
    let project = try TemporaryProject()
    let outcome = try project.call("clauses", "check", "--profile", "seed", "--trials", "200", "--json")
    #expect(outcome.status == 0)
    let rows = try Self.deviations(outcome.output)
    #expect(rows.count == 19 && rows.allSatisfy { $0["found"] as? Bool == true })
    for (index, row) in rows.enumerated() {
      let token = try #require(row["replay"] as? String)
      let region = try #require(row["region"] as? [Int], "\(token) has no region")
      #expect(region.count == 4 && region[0] >= 0 && region[1] >= 0 && region[2] > 0 && region[3] > 0)
      let again = try project.call(
        "clauses", "check", "--replay", token, "--jobs", index % 2 == 0 ? "1" : "3", "--json")
      #expect(again.status == 0)
      let clauses = try #require(try Self.object(again.output)["clauses"] as? [[String: Any]])
      #expect(clauses.count == 1 && clauses[0]["trials"] as? Int == 1, "\(token)")
      #expect(clauses[0]["verdict"] as? String == "expected-deviation")
      let same = try #require(
        try Self.deviations(again.output).first { $0["id"] as? String == row["id"] as? String })
      for key in ["counterexample", "problem", "layout", "region"] {
        #expect(try Self.text(of: row[key]) == Self.text(of: same[key]), "\(token) \(key)")
      }
    }
  }

  @Test func theFindingsDoNotDependOnTheJobs() throws {
    let project = try TemporaryProject()
    let outputs = try ["1", "2", "5"].map {
      try project.call("clauses", "check", "--trials", "40", "--jobs", $0, "--json").output
    }
    #expect(Set(outputs).count == 1)
  }

  @Test func wordsThatMakeNoSenseAreRefused() throws {
    let project = try TemporaryProject()
    let token = "POP-14.seed.axis.AgAAADYAAAAADnGe5g"
    for words in [
      ["chek"], ["check", "POP-99"], ["check", "--profile", "none"],
      ["check", "COR-01", "--profile", "seed"],
      ["check", "--trials", "0"], ["check", "--trials", "many"], ["check", "--seed", "-1"],
      ["check", "--seed", "+1"],
      ["check", "--seed", "9007199254740992"], ["--trials", "5"], ["check", "--replay", "POP-14"],
      ["check", "--replay", "POP-14.seed.axis.AgAAADYAAAAADnGe5h"],
      ["check", "--replay", "POP-14.seed.no.AqGODDw"],
      ["check", "--replay", token, "--seed", "3"], ["check", "--replay", token, "--profile", "corrected"],
      ["check", "POP-15", "--replay", token],
    ] {
      let outcome = try project.call(["clauses"] + words)
      #expect(outcome.status == 2 && outcome.isOneErrorLine, "\(words): \(outcome.status) \(outcome.errors)")
    }
  }

  @Test func aClauseIsShownByItsID() throws {
    let project = try TemporaryProject()
    let all = try Self.object(try project.call("clauses", "--json").output)
    let rows = try #require(all["deviations"] as? [[String: Any]])
    let broken = try #require((rows.first?["breaks"] as? [String])?.first)
    let touching = rows.filter { ($0["breaks"] as? [String])?.contains(broken) == true }
      .compactMap { $0["id"] as? String }
    let one = try Self.object(try project.call("clauses", broken, "--json").output)
    #expect((one["clauses"] as? [[String: Any]])?.map { $0["id"] as? String } == [broken])
    #expect((one["deviations"] as? [[String: Any]])?.compactMap { $0["id"] as? String } == touching)
    let text = try project.call("clauses", broken)
    #expect(text.status == 0)
    let clause = try #require((one["clauses"] as? [[String: Any]])?.first)
    let checks = try #require(clause["checks"] as? [[String: Any]]).compactMap { $0["name"] as? String }
    #expect(!checks.isEmpty && !touching.isEmpty)
    for word in try [#require(clause["statement"] as? String)] + checks.map({ "check   \($0)" })
      + touching.map({ "\($0)   breaks it under seed: " }) + ["proofsheet clauses check \(broken)"]
    {
      #expect(text.output.contains("   \(word)"), "\(word)")
    }
    for words in [["POP-02"], ["POP-05", "POP-02"], ["check", "POP-05", "POP-02"]] {
      let outcome = try project.call(["clauses"] + words + ["--profile", "corrected"])
      #expect(outcome.status == 2 && outcome.errors.contains("POP-02 does not hold under profile corrected"))
    }
    let corrected = try project.call("clauses", "POP-14", "--profile", "corrected")
    #expect(corrected.status == 0 && !corrected.output.contains("under seed"), "\(corrected)")
    #expect(try project.call("clauses", "POP-14", "POP-99").status == 2)
  }

  @Test func aListNamesEveryClause() throws {
    let project = try TemporaryProject()
    let all = try Self.object(try project.call("clauses", "--json").output)
    #expect((all["clauses"] as? [Any])?.count == 93 && (all["deviations"] as? [Any])?.count == 19)
    let some = try project.call("clauses", "--profile", "corrected")
    #expect(some.status == 0 && some.output.contains("COR-07") && !some.output.contains("POP-06 "))
  }

  @Test func aRunOfClausesIsRecordedAndReported() throws {
    let project = try TemporaryProject()
    let run = try project.call("run", "--only", "clauses", "--json", "--junit", project.path("junit.xml"))
    #expect(run.status == 0)
    let object = try Self.object(run.output)
    let id = try #require(object["run"] as? String)
    let counts = try #require(object["counts"] as? [String: Int])
    #expect(counts["cases"] == 0 && counts["violations"] == 0 && counts["expectedDeviations"] == 19)
    #expect(object["seed"] as? Int == 1)
    let shown = try Self.object(try project.call("show", id, "--json").output)
    for key in ["clauses", "deviations", "counts", "seed"] {
      #expect(try Self.text(of: shown[key]) == Self.text(of: object[key]), "\(key)")
    }
    let page = try String(contentsOfFile: project.path("Reports/\(id)/index.html"), encoding: .utf8)
    #expect(page.contains("19 expected deviations found") && page.contains("STK-13.seed.release_1.0."))
    #expect(try project.call("report", id, "--report", project.path("again")).status == 0)
    #expect(try String(contentsOfFile: project.path("again/index.html"), encoding: .utf8) == page)
    let junit = try String(contentsOfFile: project.path("junit.xml"), encoding: .utf8)
    #expect(junit.contains("name=\"clauses.seed\" tests=\"85\"") && junit.contains("failures=\"0\""))
    let other = try Self.object(
      try project.call("run", "--only", "clauses", "--seed", "fresh", "--json").output)
    #expect(other["status"] as? String == "passed")
  }

  @Test func shardsAndFiltersAreReadBeforeTheyAreLeftOut() throws {
    let project = try TemporaryProject()
    #expect(try project.call("run", "--only", "clauses", "--shard", "garbage/7").status == 2)
    #expect(try project.call("run", "--only", "clauses", "--filter", "stack/*").status == 2)
    #expect(try project.call("run", "--only", "cases", "--seed", "3").status == 2)
    #expect(try project.call("run", "--only", "clauses", "--shard", "2/3").status == 4)
    let plan = try project.call("run", "--shard", "01/2", "--plan").output
    #expect(plan.contains("POP-01 seed") && plan.contains("COR-08 corrected"))
    #expect(try !project.call("run", "--shard", "2/2", "--plan").output.contains("POP-01 seed"))
  }

  /// What waits for a decision still waits after the clauses were checked alone.
  @Test func clausesAloneLeavePendingPicturesPending() throws {
    let project = try TemporaryProject()
    #expect(try project.call("run", "--filter", "source-image/default/up@1x").status == 1)
    #expect(try project.call("run", "--only", "clauses").status == 0)
    #expect(try project.call("status").status == 1)
    let approved = try project.call("approve", "--all", "--by", "maintainer", "--reason", "as specified")
    #expect(approved.status == 0 && project.contents.contains { $0.hasPrefix("Baselines/source-image") })
  }

  /// What is kept in a record of tables without acts stays, and the search reads and writes it.
  @Test func anOlderRecordIsBroughtUpToDate() throws {
    let project = try TemporaryProject()
    let database = project.path("older.sqlite")
    try OlderRecord.make(
      database,
      adding: """
        INSERT INTO failing_examples VALUES ('POP-14', 'seed', 'axis', 'POP-14.seed.axis.AgAAADYAAAAADnGe5g', 0);
        """)
    #expect(try project.call("show", "--database", database).status == 3)
    let search = try project.call(
      "clauses", "check", "POP-01", "--profile", "seed", "--trials", "5", "--database", database)
    #expect(search.status == 0, "\(search)")
    let store = try RunStore(path: database, access: .readOnly)
    #expect(try store.failingExamples().count == 1)
    store.close()
    #expect(try project.call("show", "--database", database).status == 0)
  }
}
