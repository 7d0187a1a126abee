import Catalog
import Components
import Conformance
import Engine
import JSONText
import Pixels
import SoftwareRendering
import SpecClauses
import Testing

/// The rows of SPEC section 6, found by search alone and shrunk.
struct DeviationSearchTests {
  /// Section 6's order: operations, the sum of sizes, |offset|, scale.
  private static func size(of parameters: JSONValue) -> [Double] {
    guard case .object(let members) = parameters else { return [] }
    func number(_ key: String, _ fallback: Double) -> Double {
      if case .number(let number)? = members[key] { number } else { fallback }
    }
    func sum(_ key: String) -> Double {
      guard case .array(let sides)? = members[key] else { return 0 }
      return sides.reduce(0) { if case .number(let side) = $1 { $0 + side } else { $0 } }
    }
    var operations = number("layouts", 1)
    if case .array(let history)? = members["history"] { operations += Double(history.count) }
    var image = 0.0
    if case .string(let text)? = members["image"], text.hasPrefix("solid:") {
      let sides = text.split(separator: ":")[1].split(separator: "x").compactMap { Double($0) }
      image = sides.reduce(0, +)
    }
    return [
      operations, sum("bounds") + sum("frame") + sum("container") + image, abs(number("offset", 0)),
      number("scale", 1),
    ]
  }

  private static func summary(seed: UInt64) async -> ConformanceSummary {
    let broken = Set(SpecText.deviations.flatMap(\.breaks))
    let plan = ConformancePlan(
      clauses: StandardClauses.all.filter { broken.contains($0.text.id) }, profiles: ["seed"], trials: 200,
      seed: seed)
    return await ConformanceEngine(
      subject: .components(renderer: SoftwareRenderer()), jobs: 2, isInterrupted: { false }
    ).run(plan).summary
  }

  /// The engine looks no further than 2,000 trials.
  @Test(arguments: UInt64(1)...10) func everyRowIsFoundAsSmallAsItsExampleAndMarked(seed: UInt64) async throws
  {
    let summary = await Self.summary(seed: seed)
    #expect(summary.count(.violated) == 0)
    #expect(summary.deviations.count == 19)
    for (row, example) in zip(summary.deviations, ExampleDeviations.all) {
      #expect(row.id == example.id)
      let found = try #require(row.counterexample, "\(row.id) is not found from seed \(seed)")
      let parameters = try example.parameters(.seed).json
      let (size, limit) = (Self.size(of: found.parameters), Self.size(of: parameters))
      #expect(
        !limit.lexicographicallyPrecedes(size),
        "\(row.id) from seed \(seed): \(size) against \(limit), \(found.parameters.serialized)")
      let picture = try #require(found.picture, "\(row.id) from seed \(seed) has no picture")
      #expect(!found.marks.isEmpty, "\(row.id) from seed \(seed) marks nothing: \(found.problem)")
      #expect(found.marks.allSatisfy { !$0.isEmpty && $0.intersection(picture.bounds) == $0 })
      #expect(
        MarkedDeviation(found, picture.bounds).isInPlace(of: row.id),
        "\(row.id) from seed \(seed): \(found.marks) in \(picture.bounds), \(found.parameters.serialized)")
    }
  }
}
