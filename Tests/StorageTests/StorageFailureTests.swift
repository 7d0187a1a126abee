import Testing

@testable import Storage

struct StorageFailureTests {
  private static let again = ", then try again"

  /// What comes first is the same; an act that was begun is in this record and needs no other, nor itself again.
  @Test(arguments: [
    (ResultCode.busy, "wait until that has ended", again), (.locked, "wait until that has ended", again),
    (
      .cannotOpen, "check that its folder exists and that you may write there",
      ", or name another file with --database"
    ),
    (
      .permission, "check that its folder exists and that you may write there",
      ", or name another file with --database"
    ),
    (.notADatabase, "move it away", ", or name another file with --database"),
    (.corrupt, "move it away", ": the next run begins a new record"),
    (
      .readOnly, "check that you may write the file and its folder", ", or name another with --database"
    ),
    (.full, "free some space", again), (.inputOutput, "check the disk", again),
    (.constraint, "check that no other program has changed the file", ""),
  ]) func `a remedy goes on as if nothing was begun, or with the next step`(
    code: ResultCode, cure: String, next: String
  ) {
    // Extended codes are told like their family.
    for code in [code, ResultCode(rawValue: code.rawValue | 5 << 8)] {
      var failure = StorageFailure(DatabaseFailure(code: code, message: "m", sql: nil), path: "runs.sqlite")
      #expect(failure.remedy == cure + next)
      #expect(failure.losesRecord == [.notADatabase, .corrupt].contains(code.primary))
      failure.goOn(with: "a step")
      #expect(failure.remedy == cure + ", then a step")
    }
  }
}
