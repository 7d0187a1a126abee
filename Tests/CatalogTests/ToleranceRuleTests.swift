import Catalog
import ImageDiff
import RunModel
import Testing

/// Rules find their cases.
struct ToleranceRuleTests {
  @Test func rulesReachTheCasesOfTheirGlob() throws {
    let first = Tolerance.Limit(part: "shadow", metric: .channel(threshold: 1), reason: "one")
    let second = Tolerance.Limit(part: "shadow", metric: .channel(threshold: 2), reason: "two")
    let rules = [
      ToleranceRule(cases: Glob("stack/*"), limit: first),
      ToleranceRule(cases: Glob("stack/single/*"), limit: second),
    ]
    for renderCase in StandardCatalog.cases {
      let expected: [Tolerance.Limit] =
        switch renderCase.id.topic {
        case "stack/single": [second]
        case "stack/stack": [first]
        default: []
        }
      #expect(renderCase.tolerating(rules).tolerance.limits == expected)
    }
    #expect(StandardCatalog.cases.allSatisfy { $0.tolerance == .exact })
  }
}
