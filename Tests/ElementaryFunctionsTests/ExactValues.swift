import Foundation
import Testing

/// A line of a table that ci/elementary-functions-table.py wrote: the exact value is `value + rest`.
struct ExactValue {
  let arguments: [Double]
  let value: Double
  let rest: Double

  /// How far a result is from the exact value, in units in the last place of the nearest double.
  func error(of result: Double) -> Double {
    // Neighbouring doubles subtract exactly, so only the last digit of the rest is lost.
    ((result - value) - rest).magnitude / value.ulp
  }

  static func table(_ name: String, arguments count: Int) throws -> [ExactValue] {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Fixtures"))
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
    return try lines.map { line in
      let numbers = try line.split(separator: ",").map { try #require(Double($0)) }
      try #require(numbers.count == count + 2)
      return ExactValue(
        arguments: Array(numbers[..<count]), value: numbers[count], rest: numbers[count + 1])
    }
  }

  /// The line of the table where a function errs most, and by how much.
  static func worst(
    _ name: String, _ function: (Double) -> Double
  ) throws -> (at: [Double], error: Double) {
    try worst(of: table(name, arguments: 1)) { function($0[0]) }
  }

  /// The same for a function of two arguments.
  static func worst(
    _ name: String, _ function: (Double, Double) -> Double
  ) throws -> (at: [Double], error: Double) {
    try worst(of: table(name, arguments: 2)) { function($0[0], $0[1]) }
  }

  private static func worst(
    of table: [ExactValue], _ function: ([Double]) -> Double
  ) throws -> (at: [Double], error: Double) {
    try #require(table.count > 1_500)
    var worst = (at: [0.0], error: 0.0)
    for line in table {
      let error = line.error(of: function(line.arguments))
      #expect(!error.isNaN)
      if error > worst.error { worst = (line.arguments, error) }
    }
    return worst
  }
}
