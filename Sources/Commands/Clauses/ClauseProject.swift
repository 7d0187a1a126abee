import Conformance
import Foundation
import Storage

/// What `clauses check` keeps beside the record of runs; nothing where there is no project.
struct ClauseProject {
  private let database: String?

  init(_ arguments: Arguments) throws {
    database = try Project.optional(arguments)?.database.value ?? arguments.last("--database")
  }

  /// The pictures beside the record; nil where nothing can be written there.
  var pictures: PictureStore? { isWritable ? database.map { PictureStore(besideDatabase: $0) } : nil }

  /// Whether something can be kept: what a search found is told all the same where nothing can.
  private var isWritable: Bool {
    guard let database else { return false }
    var place = URL(fileURLWithPath: database)
    while !FileManager.default.fileExists(atPath: place.path) && place.path != "/" {
      place = place.deletingLastPathComponent()
    }
    return FileManager.default.isWritableFile(atPath: place.path)
  }

  /// What broke clauses before.
  func failingExamples() throws -> [CheckPlace: [[UInt64]]] {
    guard let database, FileManager.default.fileExists(atPath: database) else { return [:] }
    // An older record is brought up to date where that is possible.
    return try RunStore(path: database, access: isWritable ? .readWrite : .readOnly).failingExamples()
  }

  /// Keeps what breaks clauses now; makes no record where there is nothing to keep.
  func keep(_ failing: [CheckPlace: [[UInt64]]]) throws {
    guard let database, isWritable else { return }
    let isThere = FileManager.default.fileExists(atPath: database)
    guard isThere || failing.values.contains(where: { !$0.isEmpty }) else { return }
    if isThere {
      // A record that nobody may write to is left alone unless there is something to keep.
      let stored = try RunStore(path: database, access: .readOnly).failingExamples()
      if failing.allSatisfy({ stored[$0.key] ?? [] == $0.value }) { return }
    }
    let store = try RunStore(path: database, access: .readWrite)
    try store.keep(failingExamples: failing)
    store.close()
  }
}
