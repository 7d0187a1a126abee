import Catalog
import Components
import Testing

/// The catalog's examples of deviations are the inputs of `deviations.json`.
struct ExampleDeviationsTests {
  @Test func everyRowIsThereInOrder() throws {
    #expect(ExampleDeviations.all.map(\.id) == (try DeviationFixture.ids()))
  }

  @Test(arguments: Profile.allCases)
  func inputsAreTheFixtures(profile: Profile) throws {
    for example in ExampleDeviations.all {
      let expected = Result { try DeviationFixture.parameters(example.id, profile) }
      switch expected {
      case .success(let parameters):
        #expect(try example.parameters(profile) == parameters, "\(example.id)")
      case .failure(let failure):
        #expect(throws: try #require(failure as? ParameterFailure), "\(example.id)") {
          try example.parameters(profile)
        }
      }
    }
  }

  @Test func statementsAreOneLine() {
    for example in ExampleDeviations.all {
      #expect(example.statement.hasSuffix(".") && !example.statement.contains("\n"), "\(example.id)")
    }
  }
}
