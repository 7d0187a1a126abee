import Testing

@testable import Storage

struct RunStoreCalibrationsTests {
  private static func calibration(_ findings: String) -> RecordedCalibration {
    RecordedCalibration(
      madeAt: "2026-01-02T03:04:05Z", toolVersion: "1.2.3", rendererName: "software", rendererVersion: "4",
      metrics: ["exact": "1", "yiq": "7.2.0"], tolerances: "[]", findings: findings)
  }

  @Test func `the last calibration is read back as it was, after the file was closed`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("runs.sqlite")
    let store = try RunStore(path: path, access: .readWrite)
    #expect(try store.latestCalibration() == nil)
    try store.record(Self.calibration("{\"first\":\"✓\"}"))
    try store.record(Self.calibration("{\"second\":1}"))
    store.close()
    let again = try RunStore(path: path, access: .readOnly)
    #expect(try again.latestCalibration() == Self.calibration("{\"second\":1}"))
    // The one before is not lost.
    #expect(try again.connection.dump("SELECT findings FROM calibrations LIMIT 1") == "{\"first\":\"✓\"}")
  }

  @Test func `a list of metrics that is none is refused in words`() throws {
    let folder = try TemporaryFolder()
    let store = try RunStore(path: folder.path("runs.sqlite"), access: .readWrite)
    try store.record(Self.calibration("{}"))
    try store.connection.execute("UPDATE calibrations SET metrics = '{\"exact\":'")
    let failure = try #require(throws: StorageFailure.self) { try store.latestCalibration() }
    #expect(failure.what.contains("which is no metrics"))
  }
}
