import Catalog
import Foundation
import JSONText
import Storage

/// The project that a verb works on: its configuration and where everything lies.
struct Project {
  /// A value and where it came from.
  struct Setting {
    let value: String
    let origin: String
  }

  private static let noProject = "no proofsheet.json here or above"

  let root: String
  let configuration: String
  let baselines: Setting
  let reports: Setting
  let database: Setting
  /// How far cases may be from their baselines; empty for not at all.
  let tolerances: [ToleranceRule]

  /// Finds the project and reads its configuration; unknown keys are refused.
  init(_ arguments: Arguments) throws {
    let manager = FileManager.default
    let given = arguments.last("--config")
    let start = arguments.last("--project") ?? manager.currentDirectoryPath
    var folder = URL(fileURLWithPath: start).standardizedFileURL
    if arguments.last("--project") == nil && given == nil {
      while !manager.fileExists(atPath: folder.appendingPathComponent("proofsheet.json").path) {
        if folder.path == "/" {
          throw CommandFailure.usage(
            Self.noProject, manager.currentDirectoryPath,
            "go to a project or give --project DIR")
        }
        folder = folder.deletingLastPathComponent().standardizedFileURL
      }
    }
    root = folder.path
    configuration = given ?? folder.appendingPathComponent("proofsheet.json").path
    guard let data = manager.contents(atPath: configuration) else {
      throw CommandFailure(
        what: "no configuration that can be read", location: configuration,
        remedy: "give --project DIR or --config FILE", status: .inputOutput)
    }
    guard case .object(var members) = try JSONReading.value(data, from: configuration) else {
      throw CommandFailure.usage(
        "the configuration is no object", configuration, "write {\"formatVersion\":1}")
    }
    guard members.removeValue(forKey: "formatVersion") == .number(1) else {
      throw CommandFailure.usage("formatVersion is not 1", configuration, "write \"formatVersion\":1")
    }
    let (file, root) = (configuration, root)
    func path(_ key: String, _ fallback: String) throws -> Setting {
      guard let value = members.removeValue(forKey: key) else {
        return Setting(value: "\(root)/\(fallback)", origin: "default")
      }
      guard case .string(let text) = value, !text.isEmpty else {
        throw CommandFailure.usage("\(key) is no path", file, "give a text")
      }
      return Setting(value: text.hasPrefix("/") ? text : "\(root)/\(text)", origin: file)
    }
    baselines = try path("baselines", "Baselines")
    reports = try path("reports", "Reports")
    let configured = try path("database", ".proofsheet/runs.sqlite")
    database = arguments.last("--database").map { Setting(value: $0, origin: "--database") } ?? configured
    tolerances = try ToleranceReading.rules(members.removeValue(forKey: "tolerances"), in: file)
    if let unknown = members.keys.min() {
      throw CommandFailure.usage(
        "unknown key \(unknown)", configuration,
        "the keys are formatVersion, baselines, reports, database, tolerances")
    }
  }

  /// The tolerances of the project, where there is one: what lists cases works without.
  static func tolerances(_ arguments: Arguments) throws -> [ToleranceRule] {
    try optional(arguments)?.tolerances ?? []
  }

  /// The project, where there is one.
  static func optional(_ arguments: Arguments) throws -> Project? {
    do { return try Project(arguments) } catch let failure as CommandFailure where failure.what == noProject {
      return nil
    }
  }

  var baselineStore: BaselineStore { BaselineStore(folder: baselines.value) }
  var pictureStore: PictureStore { PictureStore(besideDatabase: database.value) }

  var keptFiles: KeptFiles { KeptFiles(besideDatabase: database.value) }

  /// The record, for reading.
  func recordForReading() throws -> RunStore { try record(.readOnly) }

  /// The record, for decisions on what it holds.
  func recordForDeciding() throws -> RunStore { try record(.readWrite) }

  private func record(_ access: RunStore.Access) throws -> RunStore {
    guard FileManager.default.fileExists(atPath: database.value) else {
      throw CommandFailure(
        what: "no run is recorded", location: database.value, remedy: "start with proofsheet run",
        status: .inputOutput)
    }
    return try RunStore(path: database.value, access: access)
  }
}
