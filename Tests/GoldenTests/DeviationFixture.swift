import Foundation
import JSONText
import SoftwareRendering
import Testing

@testable import Components

/// The inputs of `deviations.json`, one for each row of SPEC section 6.
enum DeviationFixture {
  private struct File: Decodable {
    struct Row: Decodable {
      var id: String
      var params: Wire
    }
    var deviations: [Row]
  }

  private struct Wire: Decodable {
    let value: JSONValue

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = .number(number)
      } else if let text = try? container.decode(String.self) {
        value = .string(text)
      } else if let items = try? container.decode([Wire].self) {
        value = .array(items.map(\.value))
      } else {
        value = .object(try container.decode([String: Wire].self).mapValues(\.value))
      }
    }
  }

  private static func rows() throws -> [File.Row] {
    let url = try #require(
      Bundle.module.url(forResource: "deviations", withExtension: "json", subdirectory: "Fixtures"))
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).deviations
  }

  /// All ids, in order.
  static func ids() throws -> [String] { try rows().map(\.id) }

  /// A row's parameters, under `seed` as they stand or under `corrected`.
  static func parameters(_ id: String, _ profile: Profile = .seed) throws -> PictureParameters {
    let row = try #require(rows().first { $0.id == id })
    guard case .object(var members) = row.params.value else { return try PictureParameters(row.params.value) }
    #expect(members["profile"] == .string("seed"))
    members["profile"] = .string(profile.rawValue)
    return try PictureParameters(.object(members))
  }

  /// A row's stack.
  static func stack(_ id: String, _ profile: Profile = .seed) throws -> StackParameters {
    guard case .stack(let stack) = try parameters(id, profile).component else {
      throw ParameterFailure(key: "component", problem: "\(id) is no stack", remedy: "")
    }
    return stack
  }

  /// A row's popover.
  static func popover(_ id: String, _ profile: Profile = .seed) throws -> PopoverParameters {
    guard case .popover(let popover) = try parameters(id, profile).component else {
      throw ParameterFailure(key: "component", problem: "\(id) is no popover", remedy: "")
    }
    return popover
  }
}
