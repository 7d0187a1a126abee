import RunModel
import Testing

@testable import Storage

/// Approving from a record that is not as it was written.
struct ApprovalTests {
  @Test func `the size of a baseline is its picture's, whatever the record says`() throws {
    let project = try PendingPictures()
    try project.store.connection.execute("UPDATE results SET width = 0, height = 9")
    let results = try project.results
    try project.approve([results[0]])
    let entry = try #require(try project.baselines.load().entries[results[0].caseID])
    #expect(entry.width == 3 && entry.height == 2)
  }

  @Test func `what changed since the run is not replaced unseen`() throws {
    let project = try PendingPictures()
    let results = try project.results
    try project.approve([results[0]])
    // Another picture of the case: of runs that saw no baseline, another one, and this one.
    var later = results[0]
    later.digest = results[1].digest
    for seen in [nil, PictureHasher.digest(ofFile: [1])] {
      later.baselineDigest = seen
      let failure = try #require(throws: BaselineMismatch.self) { try project.approve([later]) }
      #expect(failure.what == "the baseline of stack/border/a@1x is not the one that the run compared with")
    }
    #expect(try project.store.standingDecisions().count == 1)
  }

  @Test func `a result without a picture, and a case that is there twice, are damage`() throws {
    let project = try PendingPictures()
    let result = try project.results[0]
    var blank = result
    blank.digest = nil
    for damaged in [[blank], [result, result]] {
      let failure = try #require(throws: StorageFailure.self) { try project.approve(damaged) }
      #expect(failure.what == "the record of stack/border/a@1x is damaged")
    }
    #expect(try project.baselines.load() == BaselineTree(entries: [:], files: []))
    #expect(try project.store.standingDecisions().isEmpty)
  }
}
