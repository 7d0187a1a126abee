import Foundation

extension TemporaryProject {
  /// The tree of baselines: every file with its bytes, every folder with none.
  var baselines: [String: Data?] {
    get throws {
      let root = path("Baselines")
      let names = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
      return Dictionary(
        uniqueKeysWithValues: names.map { ($0, FileManager.default.contents(atPath: "\(root)/\($0)")) })
    }
  }

  /// The pending and the rejected ids, as `status --json` gives them, and its exit status.
  func decided() throws -> (pending: [String], rejected: [String], status: Int32) {
    let outcome = try call("status", "--json")
    let json = try object(outcome.output)
    func ids(_ key: String) -> [String] {
      (json[key] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    }
    return (ids("pending"), ids("rejected"), outcome.status)
  }
}
