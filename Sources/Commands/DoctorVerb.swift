import Drawing
import CPNG
import CSQLite
import CSodium
import Foundation
import SoftwareRendering
import Storage

/// `doctor`: what is installed and configured.
enum DoctorVerb: Verb {
  static let name = "doctor"
  static let summary = "versions of what is installed, the configuration and where each value comes from"
  static let options: [Arguments.Option] = []
  static let examples = [
    "proofsheet doctor"
  ]

  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    let console = Console(arguments: arguments, carriesJSON: false)
    let renderer = SoftwareRenderer().identity
    console.print("proofsheet   \(toolVersion)")
    console.print("renderer     \(renderer.name) \(renderer.version)")
    console.print("libpng       \(PNG_LIBPNG_VER_STRING)")
    console.print("sqlite       \(String(cString: sqlite3_libversion()))")
    console.print("libsodium    \(String(cString: sodium_version_string()))")
    console.print("cores        \(ProcessInfo.processInfo.activeProcessorCount)")
    let project = try Project(arguments)
    console.print("project      \(project.root)")
    console.print("configured   \(project.configuration)")
    for (name, setting) in [
      ("baselines", project.baselines), ("reports", project.reports), ("database", project.database),
    ] {
      console.print(
        "\(name)\(String(repeating: " ", count: 13 - name.count))\(setting.value)   (\(setting.origin))")
    }
    let entries = try project.baselineStore.load().entries.count
    console.print("approved     \(entries) pictures")
    return .passed
  }
}
